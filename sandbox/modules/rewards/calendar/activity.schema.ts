import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FLIP_PRIZES } from '../flip/flip.rules';

const ms = (name: string) => bigint(name, { mode: 'number' });
/** Coins are far below 2^53. */
const whole = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0021_activities.sql`. */
export const flipRounds = pgTable(
  'flip_rounds',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: text('member_id').notNull(),
    /** 64 hex digits; no answer has it before `flippedAt`. */
    seed: text('seed').notNull(),
    /** The hash that was shown before the flip. */
    commitment: text('commitment').notNull(),
    createdAt: ms('created_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    card: integer('card'),
    prize: text('prize').$type<(typeof FLIP_PRIZES)[number]['prize']>(),
    coins: whole('coins'),
    amount: money('amount'),
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

export const checkIns = pgTable(
  'check_ins',
  {
    memberId: text('member_id').notNull(),
    /** `2026-11-20` */
    day: text('day').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    madeUp: boolean('made_up').notNull().default(false),
    coins: whole('coins').notNull(),
    checkedAt: ms('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), unique().on(table.memberId, table.idempotencyKey)],
);
export type CheckIn = typeof checkIns.$inferSelect;

export const taskClaims = pgTable(
  'task_claims',
  {
    memberId: text('member_id').notNull(),
    day: text('day').notNull(),
    task: text('task').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    coins: whole('coins').notNull(),
    amount: money('amount').notNull(),
    claimedAt: ms('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.task] }), unique().on(table.memberId, table.idempotencyKey)],
);
export type TaskClaim = typeof taskClaims.$inferSelect;
