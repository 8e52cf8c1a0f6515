import { SUPPORT_TICKET_KEY } from '@pavilion/contract/storage-keys';
import { readStored } from '@/lib/kit/browser/storage';

/** Takes the conversation with 客服 that a visitor began here into the account that has just logged in. */
export function takeTicket(userName: string): void {
  if (readStored(SUPPORT_TICKET_KEY) === null) return;
  void import('@/lib/domain/care/support/ticket-claim.mutations').then(
    (tickets) => tickets.claimVisitorTicket(userName),
    () => undefined,
  );
}
