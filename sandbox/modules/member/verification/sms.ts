import { randomInt } from 'node:crypto';
import type { Living, ShortLived } from '../../../kernel/db/short-lived.store';
import { HOUR, MINUTE } from '../../../kernel/clock/calendar';

/** Real time, ms. */
export const SMS = {
  /** ms for which a code is valid. */
  lifeMs: 5 * MINUTE,
  /** ms between two codes to one target. */
  againMs: MINUTE,
  /** Wrong codes until the target is locked, and the duration of the lock in ms. */
  tries: 5,
  lockMs: 15 * MINUTE,
  /** Codes to one target in a window. */
  sends: 5,
  windowMs: HOUR,
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

/** The state of a scene and target. Times in real ms. */
export interface SmsTarget {
  code: string;
  until: number;
  wrong: number;
  lockedUntil: number;
  /** Times of the last hour's codes. */
  sent: number[];
}

export interface SmsCodes {
  /** A new code for a scene and a target; the one before it is void. */
  send(key: string): Promise<SendVerdict>;
  /** Checks a code; a right one is used up unless it is to `stay`. */
  check(key: string, code: string, stay?: boolean): Promise<CheckVerdict>;
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

const NEW: SmsTarget = { code: '', until: 0, wrong: 0, lockedUntil: 0, sent: [] };

/** Stores a target until its code, its lock and its window are all over. */
const remember = (value: SmsTarget): Living<SmsTarget> => ({
  value,
  until: Math.max(value.until, value.lockedUntil, (value.sent.at(-1) ?? 0) + SMS.windowMs),
});

/** Text-message codes by scene and target: single use, 5 minutes, five attempts, then a lock. `now` returns real ms. */
export function createSmsCodes(targets: ShortLived<SmsTarget>, now: () => number): SmsCodes {
  return {
    send: (key) => targets.change(key, (present) => sent(present?.value ?? NEW, now())),
    check: (key, code, stay = false) => targets.change(key, (present) => checked(present?.value ?? null, code, now(), stay)),
  };
}

type Change<R> = { result: R; next?: Living<SmsTarget> };

function sent(target: SmsTarget, at: number): Change<SendVerdict> {
  const rejected = (why: 'soon' | 'many' | 'locked', ms: number) => ({ result: { ok: false, why, retryAfter: seconds(ms) } as const });
  if (target.lockedUntil > at) return rejected('locked', target.lockedUntil - at);
  const recent = target.sent.filter((moment) => at - moment < SMS.windowMs);
  const last = recent.at(-1);
  if (last !== undefined && at - last < SMS.againMs) return rejected('soon', SMS.againMs - (at - last));
  if (recent.length >= SMS.sends) return rejected('many', recent[0]! + SMS.windowMs - at);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // A lock that is over restarts its count; a new code alone gives no new attempts.
  const wrong = target.lockedUntil > 0 ? 0 : target.wrong;
  const next = remember({ code, until: at + SMS.lifeMs, wrong, lockedUntil: 0, sent: [...recent, at] });
  return { result: { ok: true, code, retryAfter: seconds(SMS.againMs) }, next };
}

function checked(target: SmsTarget | null, code: string, at: number, stay: boolean): Change<CheckVerdict> {
  if (!target) return { result: { ok: false, why: 'expired' } };
  if (target.lockedUntil > at) return { result: { ok: false, why: 'locked', retryAfter: seconds(target.lockedUntil - at) } };
  if (target.code === '' || target.until <= at) return { result: { ok: false, why: 'expired' } };
  if (target.code === code && stay) return { result: { ok: true } };
  if (target.code === code) return { result: { ok: true }, next: remember({ ...target, code: '', wrong: 0 }) };
  const wrong = target.wrong + 1;
  if (wrong < SMS.tries) return { result: { ok: false, why: 'wrong', left: SMS.tries - wrong }, next: remember({ ...target, wrong }) };
  const next = remember({ ...target, wrong, code: '', lockedUntil: at + SMS.lockMs });
  return { result: { ok: false, why: 'locked', retryAfter: seconds(SMS.lockMs) }, next };
}
