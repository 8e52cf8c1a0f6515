import { bigint, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** Table of `migrations/0003_dividends.sql`. */
export const dividendClaims = pgTable(
  'dividend_claims',
  {
    memberId: text('member_id').notNull(),
    dividendId: text('dividend_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    receivedAt: bigint('received_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.dividendId] }), unique().on(table.memberId, table.idempotencyKey)],
);
export type DividendClaim = typeof dividendClaims.$inferSelect;
