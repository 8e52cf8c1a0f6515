import { LRUCache } from 'lru-cache';

/** A function remembered for the `size` keys that were asked for last; what falls out is simply computed again. */
export function memo<K extends {}, V>(size: number, compute: (key: K) => V): (key: K) => V {
  const kept = new LRUCache<K, V & {}>({ max: size, memoMethod: (key) => compute(key) as V & {} });
  return (key) => kept.memo(key) as V;
}
