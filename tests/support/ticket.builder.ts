import type { CallResponse } from '@pavilion/contract/call';
import type { supportSendCall } from '@pavilion/contract/calls/support.calls';
import type { Ticket } from '@/lib/domain/care/support/ticket.model';
import { timeOnWire } from './wire';

/** A ticket as the platform sends it. */
export function ticketOnWire({ messages, ...same }: Ticket): CallResponse<typeof supportSendCall> {
  return {
    ...same,
    openTime: null,
    messages: messages.map(({ id, from, text, at }) => ({ messageId: id, from, text, time: timeOnWire(at) })),
  };
}
