import type { FastifyInstance } from 'fastify';
import { MAIL_PAGE, mailDeleteCall, mailListCall, mailReadCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import type { Context } from '../../context';
import { route } from '../call/route';
import { deleteMails, mailsOf, readMails, countUnread } from './mail.store';

/** 站内信: every call sees the member's own mails alone. */
export function registerMailCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const count = async (memberId: string) => ({ unread: await countUnread(db, memberId) });

  route(app, context, mailListCall, async ({ body, session }) => {
    const { memberId } = session!;
    const before = body.before === undefined ? null : BigInt(body.before);
    const rows = await mailsOf(db, memberId, { kind: body.kind, onlyUnread: body.onlyUnread, before, limit: MAIL_PAGE + 1 });
    const list = rows.slice(0, MAIL_PAGE);
    return {
      list: list.map(({ id, kind, title, content, link, sentAt, readAt }) => ({
        mailId: String(id),
        kind,
        title,
        content,
        link,
        time: new Date(sentAt).toISOString(),
        isRead: readAt !== null,
      })),
      next: rows.length > MAIL_PAGE ? String(list.at(-1)!.id) : null,
      ...(await count(memberId)),
    };
  });

  route(app, context, mailUnreadCall, ({ session }) => count(session!.memberId));

  route(app, context, mailReadCall, async ({ body, session }) => {
    await readMails(db, session!.memberId, body.mailIds?.map(BigInt) ?? null, clock.now());
    return count(session!.memberId);
  });

  route(app, context, mailDeleteCall, async ({ body, session }) => {
    await deleteMails(db, session!.memberId, body.mailIds.map(BigInt), clock.now());
    return count(session!.memberId);
  });
}
