import { CODE } from '@/lib/contract/codes';
import type { ClaimRecord } from './claim.model';

/** The platform's refusal. */
interface Refusal {
  code: number | string;
  message: string;
}

/**
 * A claim after a failed call; `refusal` is null when no readable answer came. A refusal of the first call moved nothing. A
 * later one counts only when it is about the claim itself, since an ended session gives no result of the earlier calls.
 */
export function failedClaim(record: ClaimRecord, refusal: Refusal | null): ClaimRecord {
  const ofTheClaim = refusal?.code === CODE.common || refusal?.code === CODE.validation;
  if (refusal && (record.asks <= 1 || ofTheClaim)) return { ...record, state: 'refused', message: refusal.message };
  return { ...record, state: 'unknown' };
}

/** ms before the same key is sent again. */
export function claimDelay(asks: number): number {
  return Math.min(15_000, 1_000 * 2 ** Math.max(0, asks - 1));
}
