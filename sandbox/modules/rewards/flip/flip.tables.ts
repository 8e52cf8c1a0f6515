import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FLIP_PRIZES } from './flip.rules';

const ms = (name: string) => bigint(name, { mode: 'number' });

/** Table of `migrations/0021_activities.sql`. */
export const flipRounds = pgTable(
  'flip_rounds',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    /** 64 hex digits; no response contains it before `flippedAt`. */
    seed: text('seed').notNull(),
    /** The hash that was shown before the flip. */
    commitment: text('commitment').notNull(),
    createdAt: ms('created_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    card: integer('card'),
    prize: text('prize').$type<(typeof FLIP_PRIZES)[number]['prize']>(),
    coins: bigint('coins', { mode: 'number' }),
    amount: bigint('amount', { mode: 'bigint' }),
    flippedAt: ms('flipped_at'),
  },
  (table) => [
    unique().on(table.memberId, table.idempotencyKey),
    uniqueIndex('flip_rounds_open')
      .on(table.memberId)
      .where(sql`flipped_at IS NULL`),
    index('flip_rounds_of_member').on(table.memberId, table.flippedAt),
  ],
);
export type FlipRound = typeof flipRounds.$inferSelect;
