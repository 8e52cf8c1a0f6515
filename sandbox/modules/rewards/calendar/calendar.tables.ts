import { bigint, boolean, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

const ms = (name: string) => bigint(name, { mode: 'number' });
/** Coins are far below 2^53. */
const whole = (name: string) => bigint(name, { mode: 'number' });

/** Tables of `migrations/0021_activities.sql`; the table of the flip has a schema of its own. */
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
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    claimedAt: ms('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.task] }), unique().on(table.memberId, table.idempotencyKey)],
);
export type TaskClaim = typeof taskClaims.$inferSelect;
