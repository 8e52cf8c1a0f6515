import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, empty, timeText } from '../wire';

export const MAIL_KINDS = ['system', 'activity', 'account'] as const;
/** Rows of one page, and rows that one call reads or deletes. */
export const MAIL_PAGE = 20;
const MAIL_BULK = 100;

const mailId = z.string(z.regex(/^\d{1,18}$/));
const unread = z.number(z.int(), z.gte(0));

/** Mails, newest first. */
export const mailListCall = defineCall({
  name: 'mailList',
  method: 'POST',
  path: '/site/api/v1/user/mail/list',
  area: 'site',
  session: 'member',
  reads: true,
  about:
    'Mails of the member, newest first, of one kind or unread ones alone; next continues the list, null at its end. Times are world time.',
  request: z.object({
    kind: z.optional(z.enum(MAIL_KINDS)),
    onlyUnread: z.optional(z.boolean()),
    /** `next` of the page before. */
    before: z.optional(mailId),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        mailId,
        kind: z.enum(MAIL_KINDS),
        title: anyText,
        content: anyText,
        /** A path of the site; '' for none. */
        link: anyText,
        time: timeText,
        isRead: anyFlag,
      }),
      z.maxLength(MAIL_PAGE),
    ),
    next: z._default(z.nullable(mailId), null),
    unread: z._default(unread, 0),
  }),
});

/** How many mails are unread. */
export const mailUnreadCall = defineCall({
  name: 'mailUnread',
  method: 'POST',
  path: '/site/api/v1/user/mail/unread',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'How many mails of the member are unread.',
  request: empty,
  answer: z.object({ unread }),
});

/** Marks mails as read. */
export const mailReadCall = defineCall({
  name: 'mailRead',
  method: 'POST',
  path: '/site/api/v1/user/mail/read',
  area: 'site',
  session: 'member',
  about: 'Marks mails of the member as read, all of them without mailIds; ids of others change nothing.',
  request: z.object({ mailIds: z.optional(z.array(mailId, z.maxLength(MAIL_BULK))) }),
  answer: z.object({ unread }),
});

/** Deletes mails. */
export const mailDeleteCall = defineCall({
  name: 'mailDelete',
  method: 'POST',
  path: '/site/api/v1/user/mail/delete',
  area: 'site',
  session: 'member',
  about: 'Deletes mails of the member; ids of others change nothing.',
  request: z.object({ mailIds: z.array(mailId, z.minLength(1), z.maxLength(MAIL_BULK)) }),
  answer: z.object({ unread }),
});
