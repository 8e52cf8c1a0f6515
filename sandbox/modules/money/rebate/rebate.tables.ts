import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Table of `migrations/0016_rebate_claims.sql`. */
export const rebateClaims = pgTable(
  'rebate_claims',
  {
    memberId: text('member_id').notNull(),
    /** `2026-11-20` */
    day: text('day').notNull(),
    /** Key of the request, which may cover several days. */
    idempotencyKey: text('idempotency_key').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    claimedAt: bigint('claimed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('rebate_claims_key').on(table.memberId, table.idempotencyKey)],
);
export type RebateClaim = typeof rebateClaims.$inferSelect;
