import { LRUCache } from 'lru-cache';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { callerKey } from '@pavilion/contract/caller';
import type { Redis } from './redis';

export interface RateLimit {
  /** Counts one call of an address (`callerKey`), or `points` of them; false when there were too many. */
  take(caller: string, points?: number): Promise<boolean>;
}

/** Points within a number of seconds, counted from the first. */
export interface RateWindow {
  points: number;
  seconds: number;
}

export interface RateLimitRule {
  /** Part of the keys; one for each limit. */
  name: string;
  /** Continuous limit of a caller. */
  steady: RateWindow;
  /** Additional limit of a caller in bursts; none if absent. */
  burst?: RateWindow;
  /** Callers that this process remembers; the one that has not called for longest is removed first. */
  callers?: number;
}

/** The shared count of several processes. */
export interface SharedCount {
  redis: Redis;
  /** Name of a caller in the store, which must not reveal the caller. */
  hide(caller: string): string;
}

/** A window with its part of the rule. */
type Part = readonly [name: 'steady' | 'burst', window: RateWindow];

/**
 * A limit by caller: `steady.points + burst.points` at once, `steady.points / steady.seconds + burst.points / burst.seconds` a
 * second in the long run. Counted in this process, or with `shared` across all processes; while that store is down, each process
 * counts for itself.
 */
export function createRateLimit(rule: RateLimitRule, shared: SharedCount | null): RateLimit {
  const steady: Part = ['steady', rule.steady];
  const parts: readonly Part[] = rule.burst ? [steady, ['burst', rule.burst]] : [steady];
  const memory = parts.map(([name, { points, seconds }]) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));
  const known = new LRUCache<string, true>({
    max: rule.callers ?? 10_000,
    dispose: (_, caller, reason) => {
      if (reason !== 'evict') return;
      for (const part of memory) void part.delete(caller);
    },
  });

  function over({ redis }: SharedCount, [part, { points, seconds }]: Part, insuranceLimiter: RateLimiterMemory): RateLimiterRedis {
    return new RateLimiterRedis({
      storeClient: {
        eval: (script: string, options: { keys: string[]; arguments: string[] }) => redis.run((client) => client.eval(script, options)),
      },
      useRedisPackage: true,
      keyPrefix: `limit:${rule.name}:${part}`,
      points,
      duration: seconds,
      insuranceLimiter,
    });
  }

  const [first, second] = shared ? parts.map((part, index) => over(shared, part, memory[index]!)) : memory;
  const limiter = second ? new BurstyRateLimiter(first!, second) : first!;
  return {
    async take(caller, points = 1) {
      const key = callerKey(caller);
      const name = shared ? shared.hide(key) : key;
      known.set(name, true);
      try {
        await limiter.consume(name, points);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
}
