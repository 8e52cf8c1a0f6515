import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WalletCode, VenueCode } from '@pavilion/contract/constants';

/**
 * Reason of a failed transfer: too little money · the venue rejected it · 免转钱包 is on, the venue needs none · the member has paused
 * betting.
 */
export type TransferRejection = 'balance' | 'venue' | 'auto' | 'pause';

/** Table of `migrations/0008_wallets.sql`. */
export const walletMoves = pgTable(
  'wallet_moves',
  {
    memberId: text('member_id').notNull(),
    key: text('idempotency_key').notNull(),
    /** Empty for the switch itself. */
    venue: text('venue').$type<VenueCode | ''>().notNull(),
    content: text('content').notNull(),
    from: text('from_wallet').$type<WalletCode>().notNull(),
    to: text('to_wallet').$type<WalletCode>().notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    rejection: text('refusal').$type<TransferRejection>(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key, table.venue] })],
);
export type TransferRow = typeof walletMoves.$inferSelect;

/** Table of `migrations/0009_move_keys.sql`. */
export const moveKeys = pgTable(
  'move_keys',
  {
    memberId: text('member_id').notNull(),
    key: text('idempotency_key').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
