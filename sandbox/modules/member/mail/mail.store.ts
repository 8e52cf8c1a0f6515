import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import type { MailText } from './mail.copy';
import { mails, type StoredMail } from './mail.tables';

const present = (memberId: string) => and(eq(mails.memberId, memberId), isNull(mails.deletedAt));

/** Writes a mail, in the transaction of its event; `eventKey` names the event, and one event writes one mail. `now`: world ms. */
export async function sendMail(tx: Tx | Db, memberId: string, eventKey: string, mail: MailText, now: number): Promise<void> {
  await tx
    .insert(mails)
    .values({ memberId, eventKey, ...mail, sentAt: Math.trunc(now) })
    .onConflictDoNothing();
}

/** Up to `limit` mails, newest first, older than `before`. */
export function mailsOf(
  db: Db,
  memberId: string,
  wanted: { kind?: StoredMail['kind'] | undefined; onlyUnread?: boolean | undefined; before: bigint | null; limit: number },
): Promise<StoredMail[]> {
  return db
    .select()
    .from(mails)
    .where(
      and(
        present(memberId),
        wanted.kind && eq(mails.kind, wanted.kind),
        wanted.onlyUnread ? isNull(mails.readAt) : undefined,
        wanted.before === null ? undefined : lt(mails.id, wanted.before),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(wanted.limit);
}

export function countUnread(db: Db, memberId: string): Promise<number> {
  return db.$count(mails, and(present(memberId), isNull(mails.readAt)));
}

/** Marks a member's mails as read, all of them for null. */
export async function readMails(db: Db, memberId: string, ids: readonly bigint[] | null, now: number): Promise<void> {
  const which = ids === null ? undefined : inArray(mails.id, [...ids]);
  await db
    .update(mails)
    .set({ readAt: Math.trunc(now) })
    .where(and(present(memberId), isNull(mails.readAt), which));
}

export async function deleteMails(db: Db, memberId: string, ids: readonly bigint[], now: number): Promise<void> {
  await db
    .update(mails)
    .set({ deletedAt: Math.trunc(now) })
    .where(and(present(memberId), inArray(mails.id, [...ids])));
}
