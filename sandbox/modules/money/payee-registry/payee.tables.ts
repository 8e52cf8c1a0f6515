import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PAYEE_STATES } from '@pavilion/contract/calls/payee.calls';
import type { PAYEE_KINDS } from '@pavilion/contract/payee';

const ms = (name: string) => bigint(name, { mode: 'number' });

export type PayeeKind = (typeof PAYEE_KINDS)[number];
export type PayeeState = (typeof PAYEE_STATES)[number];

/** Table of `migrations/0013_withdrawals.sql`, with a column of `0037_own_doors.sql`. */
export const payees = pgTable(
  'payees',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    kind: text('kind').$type<PayeeKind>().notNull(),
    /** Keyed hash of the whole number, which is not stored. */
    numberHash: text('number_hash').notNull(),
    masked: text('masked').notNull(),
    /** Bank code; empty for other kinds. */
    bank: text('bank').notNull().default(''),
    branch: text('branch').notNull().default(''),
    alias: text('alias').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    state: text('state').$type<PayeeState>().notNull(),
    /** World ms. */
    createdAt: ms('created_at').notNull(),
    /** World ms before which withdrawals to it wait; null = they did not. */
    readyAt: ms('ready_at'),
    deletedAt: ms('deleted_at'),
  },
  (table) => [
    unique().on(table.memberId, table.idempotencyKey),
    uniqueIndex('payees_of_number')
      .on(table.memberId, table.kind, table.numberHash)
      .where(sql`deleted_at IS NULL`),
    uniqueIndex('payees_default')
      .on(table.memberId, table.kind)
      .where(sql`is_default AND deleted_at IS NULL`),
    index('payees_of_hash').on(table.numberHash),
  ],
);

/** Owner of a bound number (`migrations/0042_persons.sql`): members of another name cannot bind it. */
export const payeeOwners = pgTable(
  'payee_owners',
  {
    kind: text('kind').$type<PayeeKind>().notNull(),
    numberHash: text('number_hash').notNull(),
    memberId: text('member_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.numberHash] })],
);
export type Payee = typeof payees.$inferSelect;
