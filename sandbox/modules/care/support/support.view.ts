import { type Staffing, isOpen, placeAt, stateOf } from './staffing.rules';
import { STAFF_NAME } from './support.copy';
import type { SupportMessage, SupportService, SupportTicket } from './support.tables';

const isoOf = (ms: number) => new Date(ms).toISOString();
/** The key of a reply to a message. */
export const replyKeyOf = (messageKey: string) => `re:${messageKey}`;
export const numberOf = ({ id }: Pick<SupportTicket, 'id'>) => `T${id}`;

function serviceView(service: SupportService, now: number) {
  const state = stateOf(service, now);
  const { serviceKey: serviceId, way, acceptAt, stars, reasons, comment } = service;
  const isQueued = state === 'waiting' && way === 'queue';
  return {
    serviceId,
    way,
    state,
    ...(isQueued ? placeAt(acceptAt, now) : { ahead: null, waitSeconds: null }),
    staffName: state === 'served' || state === 'ended' ? service.staffName : '',
    rating: stars === null ? null : { stars, reasons, text: comment },
  };
}

/** The ticket as its visitor reads it at `now` (world ms). */
export function ticketView(
  ticket: SupportTicket,
  {
    messages,
    service,
    staffing,
    now,
  }: { messages: readonly SupportMessage[]; service: SupportService | null; staffing: Staffing; now: number },
) {
  return {
    ticketId: numberOf(ticket),
    openTime: isoOf(ticket.openedAt),
    simulated: true,
    staffName: STAFF_NAME,
    waiting: messages.some(({ sentAt, messageKey }) => sentAt > now && messageKey.startsWith(replyKeyOf(''))),
    service: service && serviceView(service, now),
    hours: staffing.hours ? { ...staffing.hours, isOpen: isOpen(staffing, now) } : null,
    messages: messages
      .filter(({ sentAt }) => sentAt <= now)
      .map((message) => ({
        messageId: message.messageKey,
        from: message.sender,
        text: message.content,
        time: isoOf(message.sentAt),
        name: message.staffName ?? '',
        pictureIds: message.pictureIds,
        offers: message.offers,
      })),
  };
}
