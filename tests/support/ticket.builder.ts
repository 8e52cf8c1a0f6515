import type { CallResponse } from '@pavilion/contract/call';
import type { supportSendCall } from '@pavilion/contract/calls/support.calls';
import type { Service, Ticket, TicketMessage } from '@/lib/domain/care/support/ticket.model';
import { timeOnWire } from './wire';

/** A ticket as the platform sends it. */
export function ticketOnWire({ messages, service, ...same }: Ticket): CallResponse<typeof supportSendCall> {
  return {
    ...same,
    openTime: null,
    service: service && { ...service, rating: service.rating && { ...service.rating, reasons: [...service.rating.reasons] } },
    messages: messages.map(({ id, at, pictureIds, offers, ...line }) => ({
      messageId: id,
      time: timeOnWire(at),
      pictureIds: [...pictureIds],
      offers: [...offers],
      ...line,
    })),
  };
}

/** A line of a ticket. */
export function ticketLine(line: Partial<TicketMessage> & Pick<TicketMessage, 'id'>): TicketMessage {
  return { from: 'visitor', text: '', at: 0, name: '', pictureIds: [], offers: [], ...line };
}

/** A ticket with these lines. */
export function ticketOf(messages: readonly TicketMessage[], more: Partial<Ticket> = {}): Ticket {
  return { ticketId: 'T71001', simulated: true, staffName: '模拟客服小亭', waiting: false, service: null, hours: null, messages, ...more };
}

/** A person's service. */
export function serviceOf(more: Partial<Service> = {}): Service {
  return {
    serviceId: '3F2504E0-4F89-41D3-9A0C-0305E82C3320',
    way: 'queue',
    state: 'waiting',
    ahead: 2,
    waitSeconds: 180,
    staffName: '',
    rating: null,
    ...more,
  };
}
