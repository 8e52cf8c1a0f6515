/** A small shared store of texts: in this process, or in Redis where one is configured. */
export interface CacheStore {
  /** The text, or null when there is none or it has run out. Never throws: a store that fails is a miss. */
  get(key: string): Promise<string | null>;
  /** Keeps a text for `ttl` seconds. */
  set(key: string, value: string, ttl: number): Promise<void>;
}
