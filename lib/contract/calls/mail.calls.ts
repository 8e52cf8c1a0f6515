import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, timeText } from '../wire';

export const MAIL_KINDS = ['system', 'activity', 'account'] as const;
/** Rows of one page, and rows that one call reads or deletes. */
export const MAIL_PAGE = 20;
export const mailId = z.string(z.regex(/^\d{1,18}$/));
const unread = z.number(z.int(), z.gte(0));

/** Lists mails, newest first. */
export const mailListCall = defineCall({
  name: 'mailList',
  method: 'POST',
  path: '/site/api/v1/user/mail/list',
  area: 'site',
  session: 'member',
  response: z.object({
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

/** Number of unread mails. */
export const mailUnreadCall = defineCall({
  name: 'mailUnread',
  method: 'POST',
  path: '/site/api/v1/user/mail/unread',
  area: 'site',
  session: 'member',
  response: z.object({ unread }),
});

/** Marks mails as read. */
export const mailReadCall = defineCall({
  name: 'mailRead',
  method: 'POST',
  path: '/site/api/v1/user/mail/read',
  area: 'site',
  session: 'member',
  response: z.object({ unread }),
});

/** Deletes mails. */
export const mailDeleteCall = defineCall({
  name: 'mailDelete',
  method: 'POST',
  path: '/site/api/v1/user/mail/delete',
  area: 'site',
  session: 'member',
  response: z.object({ unread }),
});
