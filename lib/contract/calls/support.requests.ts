import { SUPPORT_REASONS } from '../constants';
import type { Requests } from '../request';
import { uuidText } from '../request-fields';
import * as z from '../schema';
import { pictureFields } from './picture.requests';
import { pictureId } from './picture.calls';
import {
  AGENT_NAME,
  AGENT_NOTE,
  CONTACT_MAX,
  RATING_REASONS,
  RATING_TEXT_MAX,
  SERVICE_WAYS,
  SUPPORT_PICTURES,
  ticketKey,
  ticketNo,
} from './support.calls';

/** Most characters of one message. */
const TEXT_MAX = 500;

export const supportRequests = {
  supportSend: {
    about:
      'Sends one message to customer service, a text or pictures or both, and returns the whole ticket; a repeat of messageId is stored once. 10001 for a full ticket, 10003 with data.field text or pictureIds, 6501 too many.',
    request: z.object({
      ticketKey,
      messageId: uuidText,
      text: z.optional(z.string(z.minLength(1), z.maxLength(TEXT_MAX))),
      pictureIds: z.optional(z.array(pictureId, z.minLength(1), z.maxLength(SUPPORT_PICTURES))),
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
  supportList: {
    reads: true,
    about: 'Tickets of the member, newest first, with their keys; next continues the list, null at its end.',
    request: z.object({
      /** `next` of the previous page. */
      before: z.optional(ticketNo),
    }),
  },
  supportSeen: {
    about:
      'Marks what can be read of a ticket as read by its member. A ticket of a visitor becomes the member’s: its key is the proof. isOwn is false for a ticket of somebody else, and for a key without a ticket, and nothing changes.',
    request: z.object({ ticketKey }),
  },
  serviceRequest: {
    about:
      'Requests a person of customer service and returns the ticket, which it opens if there is none: queue takes a place in the queue, message asks for a reply later. One service at a time: a further request returns the ticket with the one there is, and a queue replaces a message. A repeat of serviceId is one request, also after its end. 10001 out of hours, 6501 too many.',
    request: z.object({ ticketKey, serviceId: uuidText, way: z.enum(SERVICE_WAYS) }),
  },
  serviceEnd: {
    about:
      'Leaves the queue (waiting), or ends the service (served), and returns the ticket. Changes nothing when the service has another state by now. 10001 for an unknown service.',
    request: z.object({ ticketKey, serviceId: uuidText, state: z.enum(['waiting', 'served']) }),
  },
  serviceRate: {
    about:
      'Rates a service that has ended, once; a repeat of the same rating returns the ticket. 10001 for a service that has not ended, or was rated otherwise; 10003 with data.field text.',
    request: z.object({
      ticketKey,
      serviceId: uuidText,
      stars: z.number(z.int(), z.gte(1), z.lte(5)),
      reasons: z.array(z.enum(RATING_REASONS), z.maxLength(RATING_REASONS.length)),
      // A code point is up to two characters.
      text: z.string(z.maxLength(RATING_TEXT_MAX * 2)),
    }),
  },
  supportUpload: {
    about:
      'Stores a picture for a message of the ticket, as pictureUpload does for a member, and opens the ticket if there is none. A repeat of pictureKey returns the same id. 10001 when the ticket has no room, 10003 with data.field content, or pictureKey for another picture; 6501 too many.',
    request: z.object({ ticketKey, ...pictureFields }),
  },
  supportPicture: {
    reads: true,
    about: 'A picture of the ticket in base64; 10001 for any other.',
    request: z.object({ ticketKey, pictureId }),
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
