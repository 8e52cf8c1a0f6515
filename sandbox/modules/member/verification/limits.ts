import { RateLimiterMemory } from 'rate-limiter-flexible';
import { callerKey } from '@pavilion/contract/caller';
import { consume } from '../../../kernel/http/limit';
import type { CaptchaKind } from './captcha';

/**
 * Attempts in a minute, by name and by address; wrong passwords after which a picture, then a slider is required, counted for a
 * quarter of an hour.
 */
export const LOGIN_LIMITS = { perUser: 5, perIp: 20, freeTries: 3, hardTries: 5 };
const MINUTE_S = 60;
const FAILURES_S = 900;

export interface LoginLimits {
  /** Counts an attempt before the password is checked. @throws Rejection 6501 with `data.retryAfter` in seconds. */
  takeTry(userName: string, ip: string): Promise<void>;
  /** Counts a registration or captcha. @throws Rejection 6501. */
  takeCall(kind: string, ip: string): Promise<void>;
  /** Counts a wrong password; returns the attempts that the minute still allows. */
  fail(userName: string, ip: string): Promise<number>;
  /** Restores the attempts after a right password. */
  pass(userName: string, ip: string): Promise<void>;
  /** The captcha that a name or an address with many failures requires (6021, then 6023). */
  captchaFor(userName: string, ip: string): Promise<CaptchaKind | null>;
  clear(): void;
}

interface Counters {
  user: RateLimiterMemory;
  ip: RateLimiterMemory;
  call: RateLimiterMemory;
  failures: RateLimiterMemory;
}

function createCounters(): Counters {
  return {
    user: new RateLimiterMemory({ keyPrefix: 'user', points: LOGIN_LIMITS.perUser, duration: MINUTE_S }),
    ip: new RateLimiterMemory({ keyPrefix: 'ip', points: LOGIN_LIMITS.perIp, duration: MINUTE_S }),
    call: new RateLimiterMemory({ keyPrefix: 'call', points: 3 * LOGIN_LIMITS.perIp, duration: MINUTE_S }),
    failures: new RateLimiterMemory({ keyPrefix: 'failures', points: Number.MAX_SAFE_INTEGER, duration: FAILURES_S }),
  };
}

/** Limits of log-in and registration (real time, this process). */
export function createLoginLimits(): LoginLimits {
  let counters = createCounters();
  return {
    takeTry: async (userName, ip) => {
      await consume(counters.ip, callerKey(ip));
      await consume(counters.user, userName);
    },
    takeCall: (kind, ip) => consume(counters.call, `${kind} ${callerKey(ip)}`),
    fail: async (userName, ip) => {
      await counters.failures.penalty(`name ${userName}`);
      await counters.failures.penalty(`ip ${callerKey(ip)}`);
      return Math.max(0, (await counters.user.get(userName))?.remainingPoints ?? 0);
    },
    pass: async (userName, ip) => {
      await Promise.all([counters.user.delete(userName), counters.failures.delete(`name ${userName}`), counters.ip.reward(callerKey(ip))]);
    },
    captchaFor: async (userName, ip) => {
      const byName = (await counters.failures.get(`name ${userName}`))?.consumedPoints ?? 0;
      const byIp = (await counters.failures.get(`ip ${callerKey(ip)}`))?.consumedPoints ?? 0;
      const failed = Math.max(byName, Math.floor(byIp / 3));
      if (failed >= LOGIN_LIMITS.hardTries) return 'slider';
      return failed >= LOGIN_LIMITS.freeTries ? 'image' : null;
    },
    clear: () => {
      counters = createCounters();
    },
  };
}
