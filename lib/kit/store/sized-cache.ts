import { LRUCache } from 'lru-cache';

export interface SizedCacheOptions<T> {
  entries: number;
  /** Bytes of all values together. */
  bytes: number;
  /** ms after which a value is dropped, also while nobody requests it. */
  life: number;
  /** Bytes of one value, at least 1. */
  sizeOf(value: T): number;
}

export interface SizedCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

/** An LRU of values in this process, bounded by count, bytes and age. A value larger than all bytes is not stored. */
export function createSizedCache<T extends NonNullable<unknown>>({ entries, bytes, life, sizeOf }: SizedCacheOptions<T>): SizedCache<T> {
  const values = new LRUCache<string, T>({ max: entries, maxSize: bytes, sizeCalculation: sizeOf, ttl: life, ttlAutopurge: true });
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    delete: (key) => void values.delete(key),
  };
}
