import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, timeText } from '../wire';

/** 32 random bytes, base64url: anyone who knows the key can read and write the ticket, so it travels in bodies only. */
export const ticketKey = z.string(z.regex(/^[A-Za-z0-9_-]{43}$/));

const ticketSchema = z.object({
  ticketId: anyText,
  openTime: anyTime,
  /** The sandbox plays the staff. */
  simulated: anyFlag,
  staffName: anyText,
  /** A response is pending. */
  waiting: anyFlag,
  messages: z.array(
    z.object({
      messageId: z.string(),
      from: z.enum(['visitor', 'staff']),
      text: z.string(),
      time: timeText,
    }),
  ),
});

/** One message to 客服; the first one with a key opens its ticket. */
export const supportSendCall = defineCall({
  name: 'supportSend',
  method: 'POST',
  path: '/site/api/v1/support/ticket/send',
  area: 'site',
  session: 'optional',
  inPlace: true,
  response: ticketSchema,
});

/**
 * A ticket with all responses so far; null for a key without a ticket. Without a key a member gets the newest ticket of the
 * account with its key, so that it continues on another device.
 */
export const supportTicketCall = defineCall({
  name: 'supportTicket',
  method: 'POST',
  path: '/site/api/v1/support/ticket/query',
  area: 'site',
  session: 'optional',
  inPlace: true,
  response: z.object({ ticket: z.nullable(ticketSchema), ticketKey: z._default(z.nullable(ticketKey), null) }),
});

/** Code points of a contact that is looked up. */
export const CONTACT_MAX = 120;

/** Checks whether a contact is one of the platform's own. */
export const contactCheckCall = defineCall({
  name: 'contactCheck',
  method: 'POST',
  path: '/site/api/v1/support/contact/check',
  area: 'site',
  session: 'none',
  response: z.object({
    result: z.enum(['official', 'unknown']),
    /** Kind of an official contact. */
    channel: z._default(z.nullable(z.enum(['phone', 'site'])), null),
  }),
});

/** Code points of the parts of an application. */
export const AGENT_NAME = { min: 2, max: 20 } as const;
export const AGENT_NOTE = { min: 10, max: 300 } as const;

/** A mainland mobile number, or a Telegram name. */
export const AGENT_CONTACT = /^(?:1[3-9]\d{9}|@[A-Za-z]\w{4,31})$/;

/** Applies to become a partner; nobody has to be logged in. */
export const agentApplyCall = defineCall({
  name: 'agentApply',
  method: 'POST',
  path: '/agent/api/v1/apply/submit',
  area: 'agent',
  session: 'none',
  response: z.object({ receiptNo: z.string(z.regex(/^P\d{1,18}$/)), createTime: anyTime }),
});
