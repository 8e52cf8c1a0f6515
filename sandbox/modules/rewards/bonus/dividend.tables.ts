import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

export type ClaimState = 'reviewing' | 'credited' | 'rejected';

/** Table of `migrations/0003_dividends.sql`, with the columns of `0017_bonuses.sql`. */
export const dividendClaims = pgTable(
  'dividend_claims',
  {
    memberId: text('member_id').notNull(),
    dividendId: text('dividend_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    amount: money('amount').notNull(),
    receivedAt: ms('received_at').notNull(),
    id: money('id').notNull().generatedByDefaultAsIdentity().unique(),
    title: text('title').notNull(),
    /** Stakes that it requires. */
    required: money('required').notNull().default(0n),
    state: text('state').$type<ClaimState>().notNull().default('credited'),
    /** Real ms. */
    receivedReal: ms('received_real').notNull().default(0),
    /** World ms of the end of its review; null for one without a review. */
    endedAt: ms('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.dividendId] }),
    unique().on(table.memberId, table.idempotencyKey),
    index('dividend_claims_of_time').on(table.memberId, table.receivedAt),
    index('dividend_claims_reviewing')
      .on(table.id)
      .where(sql`state = 'reviewing'`),
  ],
);
export type DividendClaim = typeof dividendClaims.$inferSelect;
