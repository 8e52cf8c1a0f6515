import { say } from './print.mjs';
import { startRedis } from './redis.mjs';

/**
 * The Redis of a run: the one that `REDIS_URL_TEST` names, else a throw-away one where it can be had. Resolves to its address,
 * undefined without one, and a function that stops it.
 */
export async function takeTestRedis(env) {
  if (env.REDIS_URL_TEST) return { url: env.REDIS_URL_TEST, stop: async () => {} };
  const redis = await startRedis();
  if (!redis) say('No Redis could be had: its stores are tested against a stand-in alone.');
  return redis ?? { url: undefined, stop: async () => {} };
}
