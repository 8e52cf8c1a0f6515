import type { CallResponse } from '@pavilion/contract/call';
import {
  serviceEndCall,
  serviceRateCall,
  serviceRequestCall,
  supportListCall,
  supportPictureCall,
  supportSeenCall,
  supportSendCall,
  supportTicketCall,
  supportUploadCall,
} from '@pavilion/contract/calls/support.calls';
import { pictureAddress, pictureRequest } from '@/lib/domain/member/picture/picture.api';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Rating, Service, ServiceWay, Ticket, TicketPage } from './ticket.model';
import type { SupportContext } from './ticket.rules';

function toTicket({ messages, ...wire }: CallResponse<typeof supportSendCall>): Ticket {
  return {
    ...wire,
    messages: messages.map(({ messageId, time, ...same }) => ({ id: messageId, at: Date.parse(time), ...same })),
  };
}

/** A message to send, a text or pictures or both: a repeat with the same id is the same message. */
export interface OutgoingMessage extends SupportContext {
  id: string;
  text: string;
  pictureIds: readonly string[];
}

/**
 * Sends one message; the first one with a key opens the ticket.
 * @throws BusinessError 10001 when the ticket is full, 6501 when too many came within a minute.
 */
export async function sendMessage(
  ticketKey: string,
  { id, text, pictureIds, reason, mark }: OutgoingMessage,
  caller: PlatformCaller = callPlatform,
): Promise<Ticket> {
  const content = { ...(text === '' ? {} : { text }), ...(pictureIds.length === 0 ? {} : { pictureIds: [...pictureIds] }) };
  const context = { ...(reason ? { reason } : {}), ...(mark ? { mark } : {}) };
  return toTicket(await caller(supportSendCall, { ticketKey, messageId: id, ...content, ...context }));
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

/** Tickets of the member, newest first, from the one after `before`. */
export async function getTickets(before: string | null, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<TicketPage> {
  const { list, next } = await caller(supportListCall, before === null ? {} : { before }, { signal });
  return {
    list: list.map(({ ticketId, ticketKey, time, ...same }) => ({ id: ticketId, key: ticketKey, at: Date.parse(time), ...same })),
    next,
  };
}

/** The member has read a ticket; one that a visitor opened becomes the member's. False for a ticket of somebody else, or none. */
export async function markSeen(ticketKey: string, caller: PlatformCaller = callPlatform): Promise<boolean> {
  return (await caller(supportSeenCall, { ticketKey })).isOwn;
}

/** Requests a person: a repeat with the same id is the same request. @throws BusinessError 10001 out of hours. */
export async function requestService(
  ticketKey: string,
  { id, way }: { id: string; way: ServiceWay },
  caller: PlatformCaller = callPlatform,
): Promise<Ticket> {
  return toTicket(await caller(serviceRequestCall, { ticketKey, serviceId: id, way }));
}

/** Leaves the queue, or ends the service; changes nothing when the service has another state by now. */
export async function endService(
  ticketKey: string,
  { serviceId, state }: { serviceId: string; state: Extract<Service['state'], 'waiting' | 'served'> },
  caller: PlatformCaller = callPlatform,
): Promise<Ticket> {
  return toTicket(await caller(serviceEndCall, { ticketKey, serviceId, state }));
}

/** Rates a service that has ended; a repeat of the same rating is stored once. @throws BusinessError 10001 when it was rated otherwise. */
export async function rateService(
  ticketKey: string,
  serviceId: string,
  { stars, reasons, text }: Rating,
  caller: PlatformCaller = callPlatform,
): Promise<Ticket> {
  return toTicket(await caller(serviceRateCall, { ticketKey, serviceId, stars, reasons: [...reasons], text }));
}

/** Uploads a picture for a message of the ticket, as `uploadPicture` does for a member. */
export async function uploadTicketPicture(
  ticketKey: string,
  picture: { key: string; bytes: Uint8Array },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<string> {
  return (await caller(supportUploadCall, { ticketKey, ...pictureRequest(picture) }, { signal })).pictureId;
}

/** A picture of the ticket, as the address of an image. @throws BusinessError 10001 for any other. */
export async function getTicketPicture(
  ticketKey: string,
  pictureId: string,
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<string> {
  return pictureAddress(await caller(supportPictureCall, { ticketKey, pictureId }, { signal }));
}
