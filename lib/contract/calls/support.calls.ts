import { defineCall } from '../call';
import { SUPPORT_REASONS } from '../constants';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, timeText } from '../wire';

/** Most characters of one message. */
const TEXT_MAX = 500;

/** 32 random bytes, base64url: whoever knows the key can read and write the ticket, so it travels in bodies only. */
const ticketKey = z.string(z.regex(/^[A-Za-z0-9_-]{43}$/));

const ticketSchema = z.object({
  ticketId: anyText,
  openTime: anyTime,
  /** The sandbox plays the staff. */
  simulated: anyFlag,
  staffName: anyText,
  /** An answer is on its way. */
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
  about: 'Sends one message to customer service and answers the whole ticket; a repeat of messageId is stored once.',
  request: z.object({
    ticketKey,
    /** UUID, made by the sender. */
    messageId: z.string(z.regex(/^[0-9A-Fa-f-]{36}$/)),
    text: z.string(z.minLength(1), z.maxLength(TEXT_MAX)),
    /** Why the visitor contacts 客服, and the number or mark of the error shown. */
    reason: z.optional(z.enum(SUPPORT_REASONS)),
    mark: z.optional(z.string(z.regex(/^[\w.:-]{1,64}$/))),
  }),
  answer: ticketSchema,
});

/**
 * A ticket with all answers so far; null for a key without a ticket. Without a key a member gets the newest ticket of the account with
 * its key, so that it goes on at another device.
 */
export const supportTicketCall = defineCall({
  name: 'supportTicket',
  method: 'POST',
  path: '/site/api/v1/support/ticket/query',
  area: 'site',
  session: 'optional',
  reads: true,
  inPlace: true,
  about:
    'A ticket of customer service with its messages, by its key; without a key the newest one that the member of the session wrote to, with its key.',
  request: z.object({ ticketKey: z.optional(ticketKey) }),
  answer: z.object({ ticket: z.nullable(ticketSchema), ticketKey: z._default(z.nullable(ticketKey), null) }),
});

/** Code points of a contact that is looked up. */
export const CONTACT_MAX = 120;

/** Whether a contact is one of the platform's own. */
export const contactCheckCall = defineCall({
  name: 'contactCheck',
  method: 'POST',
  path: '/site/api/v1/support/contact/check',
  area: 'site',
  session: 'none',
  about:
    'Says whether a telephone number or an address is one of customer service’s own. 10003 with data.field contact for a text without letters and digits, 6501 too many.',
  request: z.object({ contact: z.string(z.minLength(1), z.maxLength(CONTACT_MAX)) }),
  answer: z.object({
    result: z.enum(['official', 'unknown']),
    /** What an official contact is. */
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
  about:
    'Stores an application of a partner and answers its receipt number; a repeat of applyKey answers the same one. 10003 with data.field name, contact or note; 6501 with data.retryAfter (s) for a second one of a device within an hour; 22007 without a device.',
  request: z.object({
    /** UUID, made by the sender. */
    applyKey: z.string(z.regex(/^[0-9A-Fa-f-]{36}$/)),
    // A code point is up to two characters; the platform counts code points.
    name: z.string(z.minLength(1), z.maxLength(AGENT_NAME.max * 2)),
    contact: z.string(z.minLength(1), z.maxLength(40)),
    note: z.string(z.minLength(1), z.maxLength(AGENT_NOTE.max * 2)),
  }),
  answer: z.object({ receiptNo: z.string(z.regex(/^P\d{1,18}$/)), createTime: anyTime }),
});
