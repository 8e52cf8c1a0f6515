import { defineCall } from '../call';
import * as z from '../schema';
import { timeText } from '../wire';

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
  answer: z.object({ receiptNo: z.string(z.regex(/^P\d{1,18}$/)), createTime: timeText }),
});
