import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { VenueCode } from '@pavilion/contract/constants';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    memberId: text('member_id'),
    /** Wallet of the account; null = the central one, or the house's. */
    venue: text('venue').$type<VenueCode>(),
    balance: money('balance').notNull(),
  },
  (table) => [
    index('accounts_of_member')
      .on(table.memberId)
      .where(sql`member_id IS NOT NULL`),
  ],
);

export const transfers = pgTable(
  'transfers',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    at: ms('at').notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique().on(table.owner, table.key),
    index('transfers_reference').on(table.reference),
    index('transfers_of_owner').on(table.owner, table.kind, table.at),
    index('transfers_of_credits')
      .on(table.owner, table.seq)
      .where(sql`kind IN ('deposit', 'grant')`),
  ],
);

export const entries = pgTable(
  'entries',
  {
    transferSeq: bigint('transfer_seq', { mode: 'number' }).notNull(),
    account: text('account').notNull(),
    amount: money('amount').notNull(),
    balanceAfter: money('balance_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferSeq, table.account] }), index('entries_account').on(table.account, table.transferSeq)],
);

export const ledgerHead = pgTable('ledger_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
