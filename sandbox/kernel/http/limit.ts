import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CODE } from '@pavilion/contract/codes';
import { callerKey } from '@pavilion/contract/caller';
import { Rejection } from './rejection';

const MINUTE_S = 60;

/** Counts one attempt. @throws Rejection 6501 with `data.retryAfter` in seconds. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new Rejection(CODE.limit, `操作过于频繁，请在 ${retryAfter} 秒后再试`, { retryAfter });
  }
}

/** A call's own limit per minute for one address or member (real time, this process); `take` throws Rejection 6501. */
export function createLimit(perMinute: number): { take(caller: string): Promise<void>; clear(): void } {
  const fresh = () => new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
  let limiter = fresh();
  return {
    take: (caller) => consume(limiter, callerKey(caller)),
    clear: () => {
      limiter = fresh();
    },
  };
}
