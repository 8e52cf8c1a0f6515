import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { MAIL_KINDS, mailId } from './mail.calls';

const MAIL_BULK = 100;

export const mailRequests = {
  mailList: {
    reads: true,
    about:
      'Mails of the member, newest first, of one kind or only unread ones; next continues the list, null at its end. Times are world time.',
    request: z.object({
      kind: z.optional(z.enum(MAIL_KINDS)),
      onlyUnread: z.optional(z.boolean()),
      /** `next` of the previous page. */
      before: z.optional(mailId),
    }),
  },
  mailUnread: {
    reads: true,
    about: 'The number of unread mails of the member.',
    request: empty,
  },
  mailRead: {
    about: 'Marks mails of the member as read, all of them if mailIds is absent; ids of other members’ mails change nothing.',
    request: z.object({ mailIds: z.optional(z.array(mailId, z.maxLength(MAIL_BULK))) }),
  },
  mailDelete: {
    about: 'Deletes mails of the member; ids of other members’ mails change nothing.',
    request: z.object({ mailIds: z.array(mailId, z.minLength(1), z.maxLength(MAIL_BULK)) }),
  },
} satisfies Requests;
