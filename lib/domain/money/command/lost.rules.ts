import { MINUTE } from '@pavilion/number/duration';

/** A send without a response counts as missing after this many reads without it, this long after it was sent. */
export const MISSING_READS = 3;
export const MISSING_AFTER_MS = MINUTE;

/** True if the venue never received a send: `reads` without it, `waitedMs` after the send. */
export function isMissing(reads: number, waitedMs: number): boolean {
  return reads >= MISSING_READS && waitedMs >= MISSING_AFTER_MS;
}

/** ms until the venue is read again: every second at first, then slower. */
export function pollDelay(waitedMs: number): number {
  return waitedMs < 10_000 ? 1_000 : waitedMs < MINUTE ? 3_000 : 10_000;
}

/** State of a request whose order was searched for in vain once more, `waitedMs` after it was sent. */
export function notFound(
  state: { step: string; reads?: number },
  waitedMs: number,
): { step: 'missing' } | { step: 'unknown'; reads: number } {
  const reads = (state.step === 'unknown' ? (state.reads ?? 0) : 0) + 1;
  return isMissing(reads, waitedMs) ? { step: 'missing' } : { step: 'unknown', reads };
}
