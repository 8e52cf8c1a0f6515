import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Table of `migrations/0028_match_follows.sql`. */
const ms = (name: string) => bigint(name, { mode: 'number' });

export const matchFollows = pgTable(
  'match_follows',
  {
    memberId: text('member_id').notNull(),
    venue: text('venue').notNull(),
    matchId: text('match_id').notNull(),
    startAt: ms('start_at'),
    at: ms('at').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.venue, table.matchId] })],
);
export type MatchFollow = typeof matchFollows.$inferSelect;
