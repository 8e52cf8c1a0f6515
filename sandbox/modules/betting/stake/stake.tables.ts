import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RebateKind } from './stake.model';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0040_stakes.sql`: sums that are written with each settlement. Levels, turnover and boards declare the others. */
export const stakeStates = pgTable('stake_states', {
  memberId: text('member_id').primaryKey(),
  level: integer('level').notNull(),
  /** Highest level so far. */
  peak: integer('peak').notNull(),
  /** All valid stakes, and those of the present period for keeping the level. */
  stake: money('stake').notNull().default(0n),
  inPeriod: money('in_period').notNull().default(0n),
  periodStart: ms('period_start').notNull(),
  /** Valid stakes of bets without games. */
  betStake: money('bet_stake').notNull().default(0n),
  /** World ms at which they reached what 好友邀请 requires of a friend. */
  friendAt: ms('friend_at'),
  /** Transfers up to this one are in `turnover_sources`. */
  creditsSeq: ms('credits_seq').notNull().default(0),
});
export type StakeState = typeof stakeStates.$inferSelect;

export const stakeDays = pgTable(
  'stake_days',
  {
    memberId: text('member_id').notNull(),
    /** First world ms of a day of the site. */
    day: ms('day').notNull(),
    kind: text('kind').$type<RebateKind>().notNull(),
    /** Valid stakes of everything settled on the day. */
    stake: money('stake').notNull().default(0n),
    /** Valid stakes of everything placed on the day. */
    placedStake: money('placed_stake').notNull().default(0n),
    /** Whole stakes of everything placed on the day that is settled. */
    placed: money('placed').notNull().default(0n),
    /** Number of bets or rounds settled on the day, and of those with a valid stake. */
    settled: integer('settled').notNull().default(0),
    valid: integer('valid').notNull().default(0),
    /** Whole stakes and payouts of everything settled on the day. */
    staked: money('staked').notNull().default(0n),
    paid: money('paid').notNull().default(0n),
    /** World ms of the first settlement; null where something was only placed. */
    firstAt: ms('first_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.kind] })],
);
export type StakeDay = typeof stakeDays.$inferSelect;
