import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { log } from '@pavilion/log/log.server';
import { createRateLimit, type RateLimit, type RateLimitRule } from '@/lib/kit/store/rate-limit';
import { createRedis, type Redis } from '@/lib/kit/store/redis';
import { processSingleton } from '@/lib/kit/store/process-singleton';

const connection = processSingleton('redis', () =>
  createRedis({ url: env.REDIS_URL!, report: (reason) => log('warn', 'redis.failed', { reason }) }, Date.now),
);

/** The process's one connection to `REDIS_URL`; null without one. */
export function sharedRedis(): Redis | null {
  return env.REDIS_URL ? connection() : null;
}

/** HMAC of a caller's address; the same in all processes with one `CACHE_KEY`. */
function hide(caller: string): string {
  return createHmac('sha256', env.CACHE_KEY).update(`limit\n${caller}`).digest('base64url');
}

/** A rate limit per address, across all processes that share a Redis, which stores an address as an HMAC with `CACHE_KEY`. */
export function gateLimit(rule: RateLimitRule): RateLimit {
  const redis = sharedRedis();
  return createRateLimit(rule, redis && { redis, hide });
}
