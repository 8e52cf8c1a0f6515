import { LRUCache } from 'lru-cache';
import type { CacheStore } from './cache.model';

export interface MemoryLimits {
  entries: number;
  /** UTF-16 units of all keys and values together. */
  size: number;
}

/** An LRU of texts in this process, bounded by count and size. `now` in ms, never 0: lru-cache reads that as "no time". */
export function createMemoryCache(limits: MemoryLimits, now: () => number): CacheStore {
  const entries = new LRUCache<string, string>({
    max: limits.entries,
    maxSize: limits.size,
    sizeCalculation: (value, key) => Math.max(1, key.length + value.length),
    perf: { now },
    ttlResolution: 0,
  });
  return {
    get: (key) => Promise.resolve(entries.get(key) ?? null),
    set(key, value, ttl) {
      entries.set(key, value, { ttl: ttl * 1000 });
      return Promise.resolve();
    },
  };
}
