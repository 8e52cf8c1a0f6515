import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Table of `migrations/0003_dividends.sql`. */
export const dividendClaims = pgTable('dividend_claims', {
  memberId: text('member_id').notNull(),
  dividendId: text('dividend_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  amount: bigint('amount', { mode: 'bigint' }).notNull(),
  receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
});
export type DividendClaim = typeof dividendClaims.$inferSelect;
