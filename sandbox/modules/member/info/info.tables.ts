import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { INFO_KINDS, INFO_STATES } from '@pavilion/contract/calls/info.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });

export type InfoKind = (typeof INFO_KINDS)[number];
export type InfoState = (typeof INFO_STATES)[number];

/** An approval's change to the account. A card's number is not stored: its keyed hash and its mask are. */
export type InfoChange =
  | { kind: 'realName'; realName: string }
  | { kind: 'phone'; phone: string; masked: string }
  | { kind: 'payee'; payeeId: string; numberHash: string; masked: string; bank: string };

/** A table of `migrations/0019_account_care.sql`. */
export const infoRequests = pgTable(
  'info_requests',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<InfoKind>().notNull(),
    state: text('state').$type<InfoState>().notNull(),
    change: jsonb('change').$type<InfoChange>().notNull(),
    beforeMasked: text('before_masked').notNull(),
    masked: text('masked').notNull(),
    note: text('note').notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull().default([]),
    /** Reason for its rejection; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** World ms. */
    createdAt: ms('created_at').notNull(),
    reviewAt: ms('review_at'),
    endedAt: ms('ended_at'),
    /** Real ms. */
    createdReal: ms('created_real').notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.requestKey),
    uniqueIndex('info_requests_open')
      .on(table.memberId, table.kind)
      .where(sql`state IN ('submitted', 'reviewing')`),
    index('info_requests_undecided')
      .on(table.id)
      .where(sql`state IN ('submitted', 'reviewing')`),
  ],
);
export type InfoRequest = typeof infoRequests.$inferSelect;
