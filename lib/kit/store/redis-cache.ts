import type { CacheStore } from './cache.model';
import type { Redis } from './redis';

/**
 * A cache in Redis: reads that fail are misses, writes that fail are ignored. `prefix` begins every key, so that several programs
 * can share one store.
 */
export function createRedisCache(redis: Redis, prefix: string): CacheStore {
  return {
    get: (key) => redis.run((client) => client.get(prefix + key)).catch(() => null),
    async set(key, value, ttl) {
      await redis.run((client) => client.set(prefix + key, value, { expiration: { type: 'EX', value: ttl } })).catch(() => null);
    },
  };
}
