import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DEPOSIT_STATES } from '@pavilion/contract/calls/deposit.calls';
import { payees } from '../payee-registry/payee.tables';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Table of `migrations/0007_deposits.sql`, with a column of `0037_own_doors.sql`. */
export const deposits = pgTable(
  'deposits',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    method: text('method').notNull(),
    payerName: text('payer_name').notNull().default(''),
    /** The bound wallet that pays. */
    payeeId: bigint('payee_id', { mode: 'bigint' }).references(() => payees.id),
    /** The verified name or the bound wallet, masked; null when anybody may pay. */
    payerMasked: text('payer_masked'),
    /** Amount requested, fee of the method, amount credited. */
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    credit: money('credit').notNull(),
    /** Decimal text in the method's unit. */
    payAmount: text('pay_amount').notNull(),
    rate: text('rate'),
    /** Ids of pictures of receipts. */
    receipts: text('receipts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    state: text('state').$type<DepositState>().notNull(),
    /** Reason for returning the money; '' if it is not returned. */
    reason: text('reason').notNull().default(''),
    /** True when it was reported as paid after the expiry. */
    late: boolean('late').notNull().default(false),
    /** True while the bank waits for a tester's decision. */
    onHold: boolean('held').notNull().default(false),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    endedAt: ms('ended_at'),
    /** Real ms. */
    paidReal: ms('paid_real'),
    endedReal: ms('ended_real'),
  },
  (table) => [
    unique().on(table.memberId, table.idempotencyKey),
    uniqueIndex('deposits_on_their_way')
      .on(table.memberId)
      .where(sql`state IN ('awaiting', 'confirming') AND NOT late`),
    uniqueIndex('deposits_told_apart')
      .on(table.method, table.payAmount)
      .where(sql`state IN ('awaiting', 'confirming') AND NOT late`),
    index('deposits_of_time').on(table.memberId, table.createdAt),
    index('deposits_of_end').on(table.memberId, table.state, table.endedAt),
    index('deposits_of_member').on(table.memberId, table.id),
    index('deposits_undecided')
      .on(table.id)
      .where(sql`state IN ('awaiting', 'confirming')`),
  ],
);
export type Deposit = typeof deposits.$inferSelect;
