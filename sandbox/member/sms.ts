import { randomInt } from 'node:crypto';

/** Real time, ms. */
export const SMS = {
  /** A code is good this long. */
  lifeMs: 300_000,
  /** Between two codes to one target. */
  againMs: 60_000,
  /** Wrong codes until the target is locked, and for how long. */
  tries: 5,
  lockMs: 900_000,
  /** Codes to one target in a window. */
  sends: 5,
  windowMs: 3_600_000,
} as const;

/** `retryAfter` in seconds. */
export type SendVerdict =
  | { ok: true; code: string; retryAfter: number }
  | { ok: false; why: 'soon' | 'many' | 'locked'; retryAfter: number };
export type CheckVerdict =
  | { ok: true }
  | { ok: false; why: 'wrong'; left: number }
  | { ok: false; why: 'expired' }
  | { ok: false; why: 'locked'; retryAfter: number };

interface Target {
  code: string;
  until: number;
  wrong: number;
  lockedUntil: number;
  /** ms of the sends of the last hour. */
  sent: number[];
}

export interface SmsCodes {
  /** A new code for a scene and a target; the one before it is void. */
  send(key: string): SendVerdict;
  /** Looks at a code; a right one is used up. */
  check(key: string, code: string): CheckVerdict;
  clear(): void;
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** Text-message codes by scene and target: single use, 5 minutes, five tries, then a lock. `now` answers real ms. */
export function createSmsCodes(now: () => number): SmsCodes {
  const targets = new Map<string, Target>();
  return {
    send(key) {
      const at = now();
      const target = targets.get(key) ?? { code: '', until: 0, wrong: 0, lockedUntil: 0, sent: [] };
      if (target.lockedUntil > at) return { ok: false, why: 'locked', retryAfter: seconds(target.lockedUntil - at) };
      const sent = target.sent.filter((moment) => at - moment < SMS.windowMs);
      const last = sent.at(-1);
      if (last !== undefined && at - last < SMS.againMs) return { ok: false, why: 'soon', retryAfter: seconds(SMS.againMs - (at - last)) };
      if (sent.length >= SMS.sends) return { ok: false, why: 'many', retryAfter: seconds(sent[0]! + SMS.windowMs - at) };
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      // A lock that is over begins its count anew; a new code alone gives no new tries.
      const wrong = target.lockedUntil > 0 ? 0 : target.wrong;
      targets.set(key, { code, until: at + SMS.lifeMs, wrong, lockedUntil: 0, sent: [...sent, at] });
      return { ok: true, code, retryAfter: seconds(SMS.againMs) };
    },
    check(key, code) {
      const at = now();
      const target = targets.get(key);
      if (!target) return { ok: false, why: 'expired' };
      if (target.lockedUntil > at) return { ok: false, why: 'locked', retryAfter: seconds(target.lockedUntil - at) };
      if (target.code === '' || target.until <= at) return { ok: false, why: 'expired' };
      if (target.code === code) {
        targets.set(key, { ...target, code: '', wrong: 0 });
        return { ok: true };
      }
      target.wrong += 1;
      if (target.wrong < SMS.tries) return { ok: false, why: 'wrong', left: SMS.tries - target.wrong };
      target.code = '';
      target.lockedUntil = at + SMS.lockMs;
      return { ok: false, why: 'locked', retryAfter: seconds(SMS.lockMs) };
    },
    clear: () => targets.clear(),
  };
}
