import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });

/**
 * `tokenHash`: hash of the session's first token, which identifies the session; `endedCode` is the status_code that ended it,
 * `toldAt` the time of its first report.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    uuid: text('uuid').notNull(),
    createdAt: ms('created_at').notNull(),
    seenAt: ms('seen_at').notNull(),
    endedCode: integer('ended_code'),
    toldAt: ms('told_at'),
    handedOver: boolean('handed_over').notNull().default(false),
    /** Kind of device, `iPhone · Safari`; '' while unknown. */
    device: text('device').notNull().default(''),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

export type SessionRow = typeof sessions.$inferSelect;

/** Tokens that open a session (`migrations/0011_session_tokens.sql`); `until` is null for the newest. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash').notNull(),
    madeAt: ms('made_at').notNull(),
    until: ms('until'),
  },
  (table) => [index('session_tokens_session').on(table.sessionHash)],
);

export const venueSessions = pgTable('venue_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  venue: text('venue').notNull(),
  memberId: text('member_id'),
  sessionHash: text('session_hash'),
  createdAt: ms('created_at').notNull(),
});
