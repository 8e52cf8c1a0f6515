import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from './limit';

/**
 * Calls with a session in ten seconds (real time, this process): for one session, and for all sessions of a member. A page makes
 * some twenty. Calls that move money are counted apart, so that a script that reads prevents no repeat of a money call. Rejected
 * calls count too.
 */
export const CALL_LIMITS = { session: 200, member: 400, money: 100 };
const WINDOW_S = 10;

interface Caller {
  memberId: string;
  /** Identifies the session. */
  tokenHash: string;
}

export interface CallLimit {
  /** Counts a call. @throws Rejection 6501 with `data.retryAfter` in seconds. */
  take(caller: Caller, money: boolean): Promise<void>;
  clear(): void;
}

const counter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_S });

const counters = () => ({
  session: counter(CALL_LIMITS.session),
  member: counter(CALL_LIMITS.member),
  money: counter(CALL_LIMITS.money),
});

export function createCallLimit(): CallLimit {
  let present = counters();
  return {
    take: async ({ memberId, tokenHash }, money) => {
      if (money) return consume(present.money, memberId);
      await consume(present.session, tokenHash);
      await consume(present.member, memberId);
    },
    clear: () => {
      present = counters();
    },
  };
}
