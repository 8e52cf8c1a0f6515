/** Real time, ms. */
const DAY_MS = 86_400_000;

/** How long sessions last, ms of real time (contract §3). */
export const SESSION_LIFE = {
  /** Without a call. */
  idle: 30 * DAY_MS,
  /** However much it is used. */
  max: 90 * DAY_MS,
  /** After its end was answered; until then its calls still get the reason. */
  ended: DAY_MS,
  /** A token is replaced once it is so old, and holds for as long again: the answer with the new one may be lost. */
  token: DAY_MS,
} as const;

/** Whether a session is too old to be used. `now`: real ms. */
export function isTooOld({ seenAt, createdAt }: { seenAt: number; createdAt: number }, now: number): boolean {
  return now - seenAt > SESSION_LIFE.idle || now - createdAt > SESSION_LIFE.max;
}
