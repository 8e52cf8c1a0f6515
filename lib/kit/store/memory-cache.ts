import type { CacheStore } from './cache.model';

export interface MemoryLimits {
  entries: number;
  /** UTF-16 units of all keys and values together. */
  size: number;
}

/** An LRU of texts in this process, bounded by count and size. `now` in ms. */
export function createMemoryCache(limits: MemoryLimits, now: () => number): CacheStore {
  const entries = new Map<string, { value: string; until: number }>();
  let size = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    size -= key.length + entry.value.length;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return Promise.resolve(null);
      if (entry.until <= now()) {
        drop(key);
        return Promise.resolve(null);
      }
      // A Map keeps insertion order: what was read last goes to the end.
      entries.delete(key);
      entries.set(key, entry);
      return Promise.resolve(entry.value);
    },
    set(key, value, ttl) {
      drop(key);
      entries.set(key, { value, until: now() + ttl * 1000 });
      size += key.length + value.length;
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.entries && size <= limits.size) break;
        drop(oldest);
      }
      return Promise.resolve();
    },
  };
}
