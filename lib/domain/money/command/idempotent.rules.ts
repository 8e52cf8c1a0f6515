import { CODE } from '@pavilion/contract/codes';

/** The platform's rejection of a command. */
export interface Rejection {
  code: number | string;
  message: string;
  data?: unknown;
}

/** Whether a command without a result may still move money. */
export const isUnanswered = ({ state }: { state: string }) => state === 'waiting' || state === 'unknown';

/**
 * Whether a refusal of a command's `sends`-th send proves that nothing moved. A refusal of the first send does. A later one does
 * only when it is about the command itself, since an ended session gives no result of the earlier sends.
 */
export function isFinalRefusal({ code }: Rejection, sends: number): boolean {
  return sends <= 1 || code === CODE.common || code === CODE.validation || code === CODE.giftChanged;
}

/** ms before the same key is sent again, after `sends` sends. */
export function resendDelay(sends: number): number {
  return Math.min(15_000, 1_000 * 2 ** Math.max(0, sends - 1));
}
