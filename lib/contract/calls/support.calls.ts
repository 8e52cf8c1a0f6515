import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, timeText } from '../wire';
import { pictureContent, pictureId } from './picture.calls';

/** 32 random bytes, base64url: anyone who knows the key can read and write the ticket, so it travels in bodies only. */
export const ticketKey = z.string(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Pictures of one message. */
export const SUPPORT_PICTURES = 3;
/** Ways out that a reply offers: a person now, a reply later, a login after which the platform knows the orders. */
export const SUPPORT_OFFERS = ['service', 'message', 'login'] as const;
/** `queue`: the visitor waits for a person; `message`: a person replies later. */
export const SERVICE_WAYS = ['queue', 'message'] as const;
export const SERVICE_STATES = ['waiting', 'served', 'ended', 'cancelled'] as const;
/** Reasons of a rating. */
export const RATING_REASONS = ['solved', 'friendly', 'quick', 'unsolved', 'slow', 'unclear'] as const;
/** Code points of a rating's text. */
export const RATING_TEXT_MAX = 200;
/** 处理中, 待您回复, 已结束. */
export const TICKET_STATES = ['open', 'replied', 'ended'] as const;
/** Tickets of one page. */
export const TICKET_PAGE = 10;

export const ticketNo = z.string(z.regex(/^T\d{1,18}$/));
const wholeNumber = z.number(z.int(), z.gte(0));

/** A person’s service. */
const serviceSchema = z.object({
  /** The id under which it was requested. */
  serviceId: z.string(),
  way: z.enum(SERVICE_WAYS),
  state: z.enum(SERVICE_STATES),
  /** People before this one, and seconds until it is served; null while unknown. */
  ahead: z._default(z.nullable(wholeNumber), null),
  waitSeconds: z._default(z.nullable(wholeNumber), null),
  staffName: anyText,
  rating: z._default(
    z.nullable(
      z.object({
        stars: z.number(z.int(), z.gte(1), z.lte(5)),
        reasons: z._default(z.array(z.enum(RATING_REASONS)), []),
        text: anyText,
      }),
    ),
    null,
  ),
});

const ticketSchema = z.object({
  ticketId: anyText,
  openTime: anyTime,
  /** The sandbox plays the staff. */
  simulated: anyFlag,
  staffName: anyText,
  /** A response is pending. */
  waiting: anyFlag,
  /** The newest service by a person; null without one. */
  service: z._default(z.nullable(serviceSchema), null),
  /** Hours of the persons in UTC+8, `09:00`; null where they are always there, or unknown. */
  hours: z._default(z.nullable(z.object({ from: z.string(), until: z.string(), isOpen: z.boolean() })), null),
  messages: z.array(
    z.object({
      messageId: z.string(),
      /** `notice`: a line of the platform itself. */
      from: z.enum(['visitor', 'staff', 'notice']),
      /** '' for a message of pictures alone. */
      text: z.string(),
      time: timeText,
      /** The person who wrote it; '' for the automatic staff. */
      name: anyText,
      pictureIds: z._default(z.array(pictureId, z.maxLength(SUPPORT_PICTURES)), []),
      offers: z._default(z.array(z.enum(SUPPORT_OFFERS)), []),
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

/** Tickets of the member, newest first, each with its key. */
export const supportListCall = defineCall({
  name: 'supportList',
  method: 'POST',
  path: '/site/api/v1/support/ticket/list',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({
    list: z.array(
      z.object({
        ticketId: ticketNo,
        ticketKey,
        /** The visitor’s first words; '' for pictures alone. */
        title: anyText,
        state: z.enum(TICKET_STATES),
        time: timeText,
        isUnread: anyFlag,
      }),
      z.maxLength(TICKET_PAGE),
    ),
    next: z._default(z.nullable(ticketNo), null),
  }),
});

/** The member has read a ticket; one that a visitor opened becomes the member’s. */
export const supportSeenCall = defineCall({
  name: 'supportSeen',
  method: 'POST',
  path: '/site/api/v1/support/ticket/seen',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({ isOwn: z.boolean() }),
});

/** Requests a person; a repeat of serviceId is the same request. */
export const serviceRequestCall = defineCall({
  name: 'serviceRequest',
  method: 'POST',
  path: '/site/api/v1/support/service/request',
  area: 'site',
  session: 'optional',
  inPlace: true,
  response: ticketSchema,
});

/** Leaves the queue, or ends the service. */
export const serviceEndCall = defineCall({
  name: 'serviceEnd',
  method: 'POST',
  path: '/site/api/v1/support/service/end',
  area: 'site',
  session: 'optional',
  inPlace: true,
  response: ticketSchema,
});

/** Rates a service that has ended, once. */
export const serviceRateCall = defineCall({
  name: 'serviceRate',
  method: 'POST',
  path: '/site/api/v1/support/service/rate',
  area: 'site',
  session: 'optional',
  inPlace: true,
  response: ticketSchema,
});

/** Stores a picture for a message of the ticket; a repeat of the key returns the first response. */
export const supportUploadCall = defineCall({
  name: 'supportUpload',
  method: 'POST',
  path: '/site/api/v1/support/picture/upload',
  area: 'site',
  session: 'optional',
  inPlace: true,
  timeout: 60_000,
  response: z.object({ pictureId }),
});

/** A picture of the ticket. */
export const supportPictureCall = defineCall({
  name: 'supportPicture',
  method: 'POST',
  path: '/site/api/v1/support/picture/query',
  area: 'site',
  session: 'optional',
  inPlace: true,
  response: pictureContent,
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
