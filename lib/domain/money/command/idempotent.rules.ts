import { CODE } from '@pavilion/contract/codes';
import type { IdempotentRecord } from './idempotent.model';

/** The platform's rejection of a command. */
export interface Rejection {
  code: number | string;
  message: string;
  data?: unknown;
}

/** True while a command without a result may still move money. */
export const isUnresolved = ({ state }: { state: string }) => state === 'waiting' || state === 'unknown';

/**
 * True if a rejection of a command's `sends`-th send proves that nothing moved. A rejection of the first send does. A later one does only
 * when it is about the command itself, since an ended session gives no result of the earlier sends.
 */
export function isFinalRejection({ code }: Rejection, sends: number): boolean {
  return sends <= 1 || code === CODE.common || code === CODE.validation || code === CODE.giftChanged;
}

/** The record for the next page. Another page's send may have moved money: a rejection there is not that of the first send. */
export function countAsSent<R extends IdempotentRecord>(record: R): R {
  return { ...record, asks: Math.max(1, record.asks) };
}

/** `countAsSent`, shown as without a result from the start. */
export function restartAsUnknown<R extends IdempotentRecord>(record: R): R {
  return { ...countAsSent(record), state: 'unknown' };
}

/** ms before the same key is sent again, after `sends` sends. */
export function resendDelay(sends: number): number {
  return Math.min(15_000, 1_000 * 2 ** Math.max(0, sends - 1));
}
