import { LRUCache } from 'lru-cache';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { callerKey } from '@/lib/kit/http/caller';
import type { Redis } from './redis';

export interface RateLimit {
  /** Counts one call of an address (`callerKey`); false when there was one too many. */
  take(caller: string): Promise<boolean>;
}

/** So many calls within so many seconds, counted from the first. */
export interface RateWindow {
  points: number;
  seconds: number;
}

export interface RateLimitRule {
  /** Part of the keys; one for each limit. */
  name: string;
  /** What a caller may call all the time. */
  steady: RateWindow;
  /** What a caller may call on top of that. */
  burst: RateWindow;
  /** Callers that this process remembers; the one that has not called for longest is forgotten first. */
  callers?: number;
}

/** Where the limits of several processes are counted together. */
export interface SharedCount {
  redis: Redis;
  /** What a caller is called in the store; must not show who it is. */
  hide(caller: string): string;
}

type Part = 'steady' | 'burst';

/**
 * A limit by caller: `steady.points + burst.points` at once, `steady.points / steady.seconds + burst.points / burst.seconds` a
 * second in the long run. Counted in this process, or with `shared` for all processes together; while that store is down,
 * each process counts for itself.
 */
export function createRateLimit(rule: RateLimitRule, shared: SharedCount | null): RateLimit {
  const own = (part: Part) => new RateLimiterMemory({ keyPrefix: part, points: rule[part].points, duration: rule[part].seconds });
  const memory = { steady: own('steady'), burst: own('burst') };
  const known = new LRUCache<string, true>({
    max: rule.callers ?? 10_000,
    dispose: (_, caller, reason) => {
      if (reason !== 'evict') return;
      void memory.steady.delete(caller);
      void memory.burst.delete(caller);
    },
  });

  function over({ redis }: SharedCount, part: Part): RateLimiterRedis {
    return new RateLimiterRedis({
      storeClient: {
        eval: (script: string, options: { keys: string[]; arguments: string[] }) => redis.run((client) => client.eval(script, options)),
      },
      useRedisPackage: true,
      keyPrefix: `limit:${rule.name}:${part}`,
      points: rule[part].points,
      duration: rule[part].seconds,
      insuranceLimiter: memory[part],
    });
  }

  const limiter = shared
    ? new BurstyRateLimiter(over(shared, 'steady'), over(shared, 'burst'))
    : new BurstyRateLimiter(memory.steady, memory.burst);
  return {
    async take(caller) {
      const key = callerKey(caller);
      const name = shared ? shared.hide(key) : key;
      known.set(name, true);
      try {
        await limiter.consume(name);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
}
