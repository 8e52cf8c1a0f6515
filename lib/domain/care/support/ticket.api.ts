import type { CallResponse } from '@pavilion/contract/call';
import { supportSendCall, supportTicketCall } from '@pavilion/contract/calls/support.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Ticket } from './ticket.model';
import type { SupportContext } from './ticket.rules';

function toTicket({ messages, ...wire }: CallResponse<typeof supportSendCall>): Ticket {
  return {
    ...wire,
    messages: messages.map(({ messageId, from, text, time }) => ({ id: messageId, from, text, at: Date.parse(time) })),
  };
}

/** A message to send: a repeat with the same id is the same message. */
export interface OutgoingMessage extends SupportContext {
  id: string;
  text: string;
}

/**
 * Sends one message; the first one with a key opens the ticket.
 * @throws BusinessError 10001 when the ticket is full, 6501 when too many came within a minute.
 */
export async function sendMessage(
  ticketKey: string,
  { id, text, reason, mark }: OutgoingMessage,
  caller: PlatformCaller = callPlatform,
): Promise<Ticket> {
  const context = { ...(reason ? { reason } : {}), ...(mark ? { mark } : {}) };
  return toTicket(await caller(supportSendCall, { ticketKey, messageId: id, text, ...context }));
}

/** The key of the newest ticket of the session's member; null without one. */
export async function getOwnTicketKey(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<string | null> {
  return (await caller(supportTicketCall, {}, { signal })).ticketKey;
}

/** The ticket of a key with all replies so far; null when the platform has none. */
export async function getTicket(ticketKey: string, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Ticket | null> {
  const { ticket } = await caller(supportTicketCall, { ticketKey }, { signal });
  return ticket && toTicket(ticket);
}
