import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WITHDRAW_STATES } from '@pavilion/contract/calls/withdraw.calls';
import type { PayeeKind } from '../payee-registry/payee.tables';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

export type WithdrawState = (typeof WITHDRAW_STATES)[number];

/** Table of `migrations/0013_withdrawals.sql`, with a column of `0037_own_doors.sql`. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    payeeId: bigint('payee_id', { mode: 'bigint' }).notNull(),
    /** Kind of the payee at the time of the request. */
    kind: text('kind').$type<PayeeKind>().notNull(),
    payeeName: text('payee_name').notNull(),
    payeeMasked: text('payee_masked').notNull(),
    /** Amount that left the wallet, and the fee in it. */
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    /** Decimal text in the method's unit. */
    payAmount: text('pay_amount').notNull(),
    rate: text('rate'),
    state: text('state').$type<WithdrawState>().notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    /** World ms before which its review does not end by itself: the number was new; null = it did not wait. */
    waitUntil: ms('wait_until'),
    payAt: ms('pay_at'),
    endedAt: ms('ended_at'),
    /** Real ms. */
    createdReal: ms('created_real').notNull(),
    payReal: ms('pay_real'),
    endedReal: ms('ended_real'),
  },
  (table) => [
    unique().on(table.memberId, table.idempotencyKey),
    uniqueIndex('withdrawals_open')
      .on(table.memberId)
      .where(sql`state IN ('reviewing', 'paying')`),
    index('withdrawals_of_time').on(table.memberId, table.createdAt),
    index('withdrawals_of_member').on(table.memberId, table.id),
    index('withdrawals_undecided')
      .on(table.id)
      .where(sql`state IN ('reviewing', 'paying')`),
  ],
);
export type Withdrawal = typeof withdrawals.$inferSelect;
