import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { COIN_REASONS } from '@pavilion/contract/calls/mall.calls';

/** Coins are far below 2^53. */
const whole = (name: string) => bigint(name, { mode: 'number' });

export type CoinReason = (typeof COIN_REASONS)[number];

/** Tables of `migrations/0018_mall.sql`. */
export const coinBalances = pgTable('coin_balances', {
  memberId: text('member_id').primaryKey(),
  balance: whole('balance').notNull().default(0),
});

export const coinEntries = pgTable(
  'coin_entries',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    reason: text('reason').$type<CoinReason>().notNull(),
    /** Number of the bet or order; for a gift, its name. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    /** Below zero when spent. */
    amount: whole('amount').notNull(),
    balanceAfter: whole('balance_after').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.reason, table.reference),
    index('coin_entries_of_member').on(table.memberId, table.id),
    index('coin_entries_of_time').on(table.memberId, table.at),
  ],
);
export type CoinEntry = typeof coinEntries.$inferSelect;
