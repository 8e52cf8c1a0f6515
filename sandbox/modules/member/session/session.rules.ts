import { DAY } from '../../../kernel/clock/calendar';

/** Lifetimes of sessions, ms of real time (contract §3). */
export const SESSION_LIFE = {
  /** Time without a call. */
  idle: 30 * DAY,
  /** Time in all, whatever its use. */
  max: 90 * DAY,
  /** Time after its end was first reported; until then its calls still get the reason. */
  ended: DAY,
  /** A token of this age is replaced, and remains valid for as long again: the response with the new one may be lost. */
  token: DAY,
} as const;

/** True when a session is too old to be used. `now`: real ms. */
export function isTooOld({ seenAt, createdAt }: { seenAt: number; createdAt: number }, now: number): boolean {
  return now - seenAt > SESSION_LIFE.idle || now - createdAt > SESSION_LIFE.max;
}
