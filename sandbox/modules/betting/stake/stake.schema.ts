import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RebateKind } from '../../member/vip/level.table';
import type { LevelChange } from '../../member/vip/vip.rules';
import type { TurnoverSource } from '../../money/turnover/turnover.rules';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0040_stakes.sql`: sums that are written with each settlement. `peak_bests` is declared with the boards. */
export const stakeStates = pgTable('stake_states', {
  memberId: text('member_id').primaryKey(),
  level: integer('level').notNull(),
  /** Highest level so far. */
  peak: integer('peak').notNull(),
  /** All valid stakes, and those of the present keeping period. */
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

export const levelChanges = pgTable(
  'level_changes',
  {
    memberId: text('member_id').notNull(),
    /** From 1, in the order in which they happened. */
    place: integer('place').notNull(),
    at: ms('at').notNull(),
    from: integer('from_level').notNull(),
    to: integer('to_level').notNull(),
    reason: text('reason').$type<LevelChange['reason']>().notNull(),
    stake: money('stake').notNull(),
    need: money('need').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.place] })],
);

export const stakeDays = pgTable(
  'stake_days',
  {
    memberId: text('member_id').notNull(),
    /** First world ms of a day of the site. */
    day: ms('day').notNull(),
    kind: text('kind').$type<RebateKind>().notNull(),
    /** Valid stakes of what was settled on the day. */
    stake: money('stake').notNull().default(0n),
    /** Valid stakes of what was placed on the day. */
    placedStake: money('placed_stake').notNull().default(0n),
    /** Whole stakes of what was placed on the day and is settled. */
    placed: money('placed').notNull().default(0n),
    /** Number of bets or rounds settled on the day, and of those with a valid stake. */
    settled: integer('settled').notNull().default(0),
    valid: integer('valid').notNull().default(0),
    /** Whole stakes and payouts of what was settled on the day. */
    staked: money('staked').notNull().default(0n),
    paid: money('paid').notNull().default(0n),
    /** World ms of the first settlement; null where something was only placed. */
    firstAt: ms('first_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.kind] })],
);
export type StakeDay = typeof stakeDays.$inferSelect;

export const turnoverSources = pgTable(
  'turnover_sources',
  {
    memberId: text('member_id').notNull(),
    /** The ledger's key of the credit, and the number of its transfer. */
    key: text('key').notNull(),
    seq: ms('seq').notNull(),
    source: text('source').$type<TurnoverSource['source']>().notNull(),
    title: text('title').notNull(),
    amount: money('amount').notNull(),
    required: money('required').notNull(),
    done: money('done').notNull().default(0n),
    doneGames: money('done_games').notNull().default(0n),
    at: ms('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    index('turnover_sources_open')
      .on(table.memberId, table.at)
      .where(sql`done < required`),
    index('turnover_sources_of_time').on(table.memberId, table.at),
  ],
);
export type TurnoverRow = typeof turnoverSources.$inferSelect;
