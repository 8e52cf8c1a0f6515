import { bigint, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0026_friends.sql`, with those of `invite.tables.ts`. */
export const peakWeeks = pgTable('peak_weeks', {
  /** Its Monday, `2026-11-16`. */
  week: text('week').primaryKey(),
  closedAt: ms('closed_at').notNull(),
});

export const peakRanks = pgTable(
  'peak_ranks',
  {
    week: text('week').notNull(),
    rank: integer('rank').notNull(),
    /** Null for the platform's own players. */
    memberId: text('member_id'),
    name: text('name').notNull(),
    level: integer('level').notNull(),
    /** Hundredths of the payout over the stake. */
    multiple: money('multiple').notNull(),
    settledAt: ms('settled_at').notNull(),
    amount: money('amount').notNull(),
    required: money('required').notNull(),
    idempotencyKey: text('idempotency_key'),
    claimedAt: ms('claimed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.rank] }),
    unique().on(table.week, table.memberId),
    unique().on(table.memberId, table.idempotencyKey),
  ],
);

/** The best win of a member in a week (`migrations/0040_stakes.sql`), written when a bet is settled. */
export const peakBests = pgTable(
  'peak_bests',
  {
    week: text('week').notNull(),
    memberId: text('member_id').notNull(),
    stake: money('stake').notNull(),
    payout: money('payout').notNull(),
    at: ms('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.memberId] })],
);
export type PeakRank = typeof peakRanks.$inferSelect;
