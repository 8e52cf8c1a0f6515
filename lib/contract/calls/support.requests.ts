import { SUPPORT_REASONS } from '../constants';
import type { Requests } from '../request';
import { uuidText } from '../request-fields';
import * as z from '../schema';
import { AGENT_NAME, AGENT_NOTE, CONTACT_MAX, ticketKey } from './support.calls';

/** Most characters of one message. */
const TEXT_MAX = 500;

export const supportRequests = {
  supportSend: {
    about: 'Sends one message to customer service and returns the whole ticket; a repeat of messageId is stored once.',
    request: z.object({
      ticketKey,
      messageId: uuidText,
      text: z.string(z.minLength(1), z.maxLength(TEXT_MAX)),
      /** Reason to contact 客服, and the number or mark of the error shown. */
      reason: z.optional(z.enum(SUPPORT_REASONS)),
      mark: z.optional(z.string(z.regex(/^[\w.:-]{1,64}$/))),
    }),
  },
  supportTicket: {
    reads: true,
    about:
      'A ticket of customer service with its messages, by its key; without a key, the newest ticket that the member of the session wrote to, with its key.',
    request: z.object({ ticketKey: z.optional(ticketKey) }),
  },
  contactCheck: {
    about:
      'Returns whether a telephone number or an address belongs to customer service. 10003 with data.field contact for a text without letters and digits, 6501 too many.',
    request: z.object({ contact: z.string(z.minLength(1), z.maxLength(CONTACT_MAX)) }),
  },
  agentApply: {
    about:
      'Stores an application of a partner and returns its receipt number; a repeat of applyKey returns the same number. 10003 with data.field name, contact or note; 6501 with data.retryAfter (s) for a second application from a device within an hour; 22007 without a device.',
    request: z.object({
      applyKey: uuidText,
      // A code point is up to two characters; the platform counts code points.
      name: z.string(z.minLength(1), z.maxLength(AGENT_NAME.max * 2)),
      contact: z.string(z.minLength(1), z.maxLength(40)),
      note: z.string(z.minLength(1), z.maxLength(AGENT_NOTE.max * 2)),
    }),
  },
} satisfies Requests;
