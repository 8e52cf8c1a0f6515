import { SUPPORT_REASONS, type SupportReason } from '@pavilion/contract/constants';

/** Characters of one message; the platform rejects longer ones. */
export const SUPPORT_TEXT_MAX = 500;

/** Context of a visitor's request to 客服: the reason, and the number or mark of the error to quote. */
export interface SupportContext {
  reason: SupportReason | null;
  mark: string | null;
}

const MARK = /^[\w.:-]{1,64}$/;

/** Parses an address's reason and mark; leaves out invalid ones. */
export function supportContextOf(given: { reason?: unknown; mark?: unknown }): SupportContext {
  return {
    reason: SUPPORT_REASONS.find((reason) => reason === given.reason) ?? null,
    mark: typeof given.mark === 'string' && MARK.test(given.mark) ? given.mark : null,
  };
}

/** ms until the next request of the ticket: shorter while a reply is pending. */
export function pollOfTicket(waiting: boolean): number {
  return waiting ? 3_000 : 15_000;
}
