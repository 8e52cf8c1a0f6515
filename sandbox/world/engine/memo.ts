import { LRUCache } from 'lru-cache';

/** A function that caches the `size` keys requested last; dropped values are computed again. */
export function memo<K extends {}, V>(size: number, compute: (key: K) => V): (key: K) => V {
  const cache = new LRUCache<K, V & {}>({ max: size, memoMethod: (key) => compute(key) as V & {} });
  return (key) => cache.memo(key) as V;
}

/** Caches one value for each of the `size` keys requested last: that of its latest stage, which another one replaces. */
export function memoLatest<K extends {}, V>(size: number): (key: K, stage: string, compute: () => V) => V {
  const cache = new LRUCache<K, { stage: string; value: V }>({ max: size });
  return (key, stage, compute) => {
    const known = cache.get(key);
    if (known?.stage === stage) return known.value;
    const value = compute();
    cache.set(key, { stage, value });
    return value;
  };
}
