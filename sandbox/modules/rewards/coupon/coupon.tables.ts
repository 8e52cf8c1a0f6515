import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { COUPON_KINDS } from '@pavilion/contract/calls/coupon.calls';
import type { TURNOVER_BASES } from '@pavilion/contract/calls/bonus.calls';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Table of `migrations/0017_bonuses.sql`, with the columns of `0041_turnover_base.sql`. */
export const coupons = pgTable(
  'coupons',
  {
    id: money('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    /** The rule that gave it, with its period. */
    source: text('source').notNull(),
    kind: text('kind').$type<(typeof COUPON_KINDS)[number]>().notNull(),
    title: text('title').notNull(),
    /** For cash the credit, for a deposit the most that is added. */
    amount: money('amount').notNull(),
    percent: integer('percent').notNull().default(0),
    minDeposit: money('min_deposit').notNull().default(0n),
    turnoverTimes: integer('turnover_times').notNull(),
    givenAt: ms('given_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
    claimedAt: ms('claimed_at'),
    usedAt: ms('used_at'),
    useKey: text('use_key'),
    credited: money('credited'),
    turnoverBase: text('turnover_base').$type<(typeof TURNOVER_BASES)[number]>().notNull().default('bonus'),
    /** Stakes that its credit requires; null before its use. */
    required: money('required'),
  },
  (table) => [unique().on(table.memberId, table.source), unique().on(table.memberId, table.useKey)],
);
export type Coupon = typeof coupons.$inferSelect;
