import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { MAIL_KINDS } from '@pavilion/contract/calls/mail.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** A table of `migrations/0019_account_care.sql`. Times are world ms. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    /** Names the event that wrote it. */
    eventKey: text('event_key').notNull(),
    kind: text('kind').$type<(typeof MAIL_KINDS)[number]>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** A path of the site; '' for none. */
    link: text('link').notNull().default(''),
    sentAt: ms('sent_at').notNull(),
    readAt: ms('read_at'),
    deletedAt: ms('deleted_at'),
  },
  (table) => [
    unique().on(table.memberId, table.eventKey),
    index('mails_of_member')
      .on(table.memberId, table.id)
      .where(sql`deleted_at IS NULL`),
  ],
);
export type StoredMail = typeof mails.$inferSelect;
