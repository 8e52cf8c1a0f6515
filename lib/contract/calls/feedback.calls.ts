import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, empty, timeText } from '../wire';
import { pictureId } from './picture.calls';

export const FEEDBACK_KINDS = ['suggestion', 'problem', 'complaint', 'other'] as const;
/** 已提交, 处理中, 已回复, 已关闭. */
export const FEEDBACK_STATES = ['submitted', 'processing', 'replied', 'closed'] as const;
/** Code points of a feedback; an answer to a reply may be shorter. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;
export const FEEDBACK_PICTURES = 3;

/** UUID, made by the sender. */
const key = z.string(z.regex(/^[0-9A-Fa-f-]{36}$/));
const ticketId = z.string(z.regex(/^F\d{1,18}$/));
// A code point is up to two characters.
const text = z.string(z.minLength(1), z.maxLength(FEEDBACK_TEXT.max * 2));

const ticket = z.object({
  ticketId,
  kind: z.enum(FEEDBACK_KINDS),
  state: z.enum(FEEDBACK_STATES),
  pictureIds: z._default(z.array(pictureId, z.maxLength(FEEDBACK_PICTURES)), []),
  /** Whether diagnostic data came along. */
  hasDiagnostics: anyFlag,
  createTime: timeText,
  changeTime: timeText,
  messages: z.array(z.object({ messageId: z.string(), from: z.enum(['member', 'staff']), text: z.string(), time: timeText })),
});

/** Sends feedback; a repeat of its key answers the same ticket. */
export const feedbackCreateCall = defineCall({
  name: 'feedbackCreate',
  method: 'POST',
  path: '/site/api/v1/user/feedback/create',
  area: 'site',
  session: 'member',
  about:
    'Opens a ticket of feedback and answers it; a repeat of ticketKey answers the same one. 10003 with data.field: text (10–500 code points), pictureIds, ticketKey for other content; 6501 too many.',
  request: z.object({
    ticketKey: key,
    kind: z.enum(FEEDBACK_KINDS),
    text,
    pictureIds: z.array(pictureId, z.maxLength(FEEDBACK_PICTURES)),
    /** Version, browser, app, last error number: what the member agreed to send. */
    diagnostics: z.optional(z.string(z.maxLength(1_000))),
  }),
  answer: ticket,
});

/** The member's tickets, newest first. */
export const feedbackListCall = defineCall({
  name: 'feedbackList',
  method: 'POST',
  path: '/site/api/v1/user/feedback/list',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'The newest fifty tickets of feedback of the member with their messages.',
  request: empty,
  answer: z.object({ list: z.array(ticket, z.maxLength(50)) }),
});

/** A further message of the member. */
export const feedbackReplyCall = defineCall({
  name: 'feedbackReply',
  method: 'POST',
  path: '/site/api/v1/user/feedback/reply',
  area: 'site',
  session: 'member',
  about:
    'Adds a message to an own ticket that is not closed, and answers it; a repeat of messageId is stored once. 10001 for any other, 10003 with data.field text.',
  request: z.object({ ticketId, messageId: key, text }),
  answer: ticket,
});

/** The member closes a ticket. */
export const feedbackCloseCall = defineCall({
  name: 'feedbackClose',
  method: 'POST',
  path: '/site/api/v1/user/feedback/close',
  area: 'site',
  session: 'member',
  about: 'Closes an own ticket; a closed one stays as it is. 10001 for any other.',
  request: z.object({ ticketId }),
  answer: ticket,
});
