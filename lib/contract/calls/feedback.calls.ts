import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, timeText } from '../wire';
import { pictureId } from './picture.calls';

export const FEEDBACK_KINDS = ['suggestion', 'problem', 'complaint', 'other'] as const;
/** 已提交, 处理中, 已回复, 已关闭. */
export const FEEDBACK_STATES = ['submitted', 'processing', 'replied', 'closed'] as const;
/** Code points of a feedback; a response to a reply may be shorter. */
export const FEEDBACK_TEXT = { min: 10, max: 500 } as const;
export const FEEDBACK_PICTURES = 3;

export const ticketId = z.string(z.regex(/^F\d{1,18}$/));
const ticket = z.object({
  ticketId,
  kind: z.enum(FEEDBACK_KINDS),
  state: z.enum(FEEDBACK_STATES),
  pictureIds: z._default(z.array(pictureId, z.maxLength(FEEDBACK_PICTURES)), []),
  /** True if diagnostic data was attached. */
  hasDiagnostics: anyFlag,
  createTime: timeText,
  changeTime: timeText,
  messages: z.array(z.object({ messageId: z.string(), from: z.enum(['member', 'staff']), text: z.string(), time: timeText })),
});

/** Sends feedback; a repeat with its key returns the same ticket. */
export const feedbackCreateCall = defineCall({
  name: 'feedbackCreate',
  method: 'POST',
  path: '/site/api/v1/user/feedback/create',
  area: 'site',
  session: 'member',
  response: ticket,
});

/** The member's tickets, newest first. */
export const feedbackListCall = defineCall({
  name: 'feedbackList',
  method: 'POST',
  path: '/site/api/v1/user/feedback/list',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(ticket, z.maxLength(50)) }),
});

/** A further message of the member. */
export const feedbackReplyCall = defineCall({
  name: 'feedbackReply',
  method: 'POST',
  path: '/site/api/v1/user/feedback/reply',
  area: 'site',
  session: 'member',
  response: ticket,
});

/** The member closes a ticket. */
export const feedbackCloseCall = defineCall({
  name: 'feedbackClose',
  method: 'POST',
  path: '/site/api/v1/user/feedback/close',
  area: 'site',
  session: 'member',
  response: ticket,
});
