import { SUPPORT_REASONS, type SupportReason } from '@pavilion/contract/constants';
import { TICKET_COPY } from './ticket.copy';
import type { Offer, Service, Ticket, TicketMessage } from './ticket.model';

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

/** ms until the next request of the ticket: shorter while a reply is pending, or a person is near. */
export function pollOfTicket(ticket: Pick<Ticket, 'waiting' | 'service'> | null): number {
  const isNear = ticket?.service?.state === 'served' || (ticket?.service?.state === 'waiting' && ticket.service.way === 'queue');
  return ticket?.waiting || isNear ? 3_000 : 15_000;
}

/** True while a person is waited for, or serves. */
export function isLive(service: Service | null): service is Service & { state: 'waiting' | 'served' } {
  return service?.state === 'waiting' || service?.state === 'served';
}

/** The place in the queue in words: only the parts that are known. */
export function placeText({ ahead, waitSeconds }: Pick<Service, 'ahead' | 'waitSeconds'>): string {
  const position = ahead === null ? TICKET_COPY.queued : ahead === 0 ? TICKET_COPY.next : TICKET_COPY.ahead(ahead);
  return waitSeconds === null ? position : `${position}${TICKET_COPY.wait(Math.max(1, Math.ceil(waitSeconds / 60)))}`;
}

/** Ways out that the last line offers: none during a service, and no login to a member. */
export function offersOf(ticket: Pick<Ticket, 'messages' | 'service'> | null, isMember: boolean): readonly Offer[] {
  if (!ticket || isLive(ticket.service)) return [];
  const last = ticket.messages.findLast(({ from }) => from !== 'notice');
  return last?.from === 'staff' ? last.offers.filter((offer) => offer !== 'login' || !isMember) : [];
}

/** The id of the newest line that the other side wrote; null for none. */
export function newestReply(messages: readonly TicketMessage[]): string | null {
  return messages.findLast(({ from }) => from !== 'visitor')?.id ?? null;
}
