/** A small shared store of texts: in this process, or in Redis if one is configured. */
export interface CacheStore {
  /** The text, or null when there is none or it has expired. Never throws: a store that fails is a miss. */
  get(key: string): Promise<string | null>;
  /** Stores a text for `ttl` seconds. */
  set(key: string, value: string, ttl: number): Promise<void>;
}
