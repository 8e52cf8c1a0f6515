import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WalletCode } from '@pavilion/contract/constants';
import type { MarketKind, MarketPeriod, OptionRole } from '../../../world/engine/market.model';
import type { WorldSport } from '../../../world/engine/world.model';
import type { BetOutcome, BetState, Outcome, RejectReason } from '../ruling/bet.model';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Tables of `migrations/0002_bets.sql`, `0004_legs.sql` and `0005_cash_outs.sql`, with the columns of `0008_wallets.sql` and `0040_stakes.sql` and an index of `0026_friends.sql`. Ids are bigint; venues print them as text. */
export const bets = pgTable(
  'bets',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    venue: text('venue').notNull(),
    memberId: text('member_id').notNull(),
    /** Wallet of the stake and of everything that the bet returns. */
    wallet: text('wallet').$type<WalletCode>().notNull(),
    /** The member's idempotency key at the venue, and the fields that must match when it is reused. */
    relatedId: text('related_id'),
    content: text('content').notNull(),
    remark: text('remark').notNull().default(''),
    oddsFormat: integer('odds_format').notNull(),

    /** Legs per bet; 0 = every combination of two legs and more. */
    size: integer('size').notNull().default(1),
    /** Number of bets in the combinations, and the stake of each. */
    betCount: integer('bet_count').notNull().default(1),
    unitStake: money('unit_stake').notNull(),
    /** All of them together. */
    stake: money('stake').notNull(),
    /** A leg was in play. */
    inPlay: boolean('in_play').notNull(),
    placedAt: ms('placed_at').notNull(),
    /** Real ms: the delay of an in-play bet counts from here. */
    sentAt: ms('sent_at').notNull(),
    /** World seconds per real second when it was sent; 0 on a frozen clock. */
    worldSpeed: doublePrecision('world_speed').notNull(),

    state: text('state').$type<BetState>().notNull(),
    reason: text('reason').$type<RejectReason>(),
    outcome: text('outcome').$type<BetOutcome>(),
    /** Everything paid back, cash-outs included. */
    payout: money('payout').notNull().default(0n),
    /** Stake cashed out before the end, and its price. */
    cashedStake: money('cashed_stake').notNull().default(0n),
    cashedPayout: money('cashed_payout').notNull().default(0n),
    closedAt: ms('closed_at'),
    /** The part of the stake that counts; null until the bet is settled. */
    validStake: money('valid_stake'),
    /** The part of the stake that met opposite bets of the member. */
    opposedStake: money('opposed_stake').notNull().default(0n),
    /** Is in the sums of `stake.tables.ts`. */
    counted: boolean('counted').notNull().default(false),
  },
  (table) => [
    uniqueIndex('bets_related')
      .on(table.memberId, table.venue, table.relatedId)
      .where(sql`related_id IS NOT NULL`),
    index('bets_of_member').on(table.memberId, table.venue, table.id),
    index('bets_of_state').on(table.memberId, table.state, table.closedAt),
    index('bets_of_time').on(table.memberId, table.placedAt),
    index('bets_uncounted')
      .on(table.memberId, table.closedAt)
      .where(sql`state = 'settled' AND NOT counted`),
    index('bets_pending')
      .on(table.id)
      .where(sql`state = 'pending'`),
    index('bets_won')
      .on(table.closedAt)
      .where(sql`outcome = 'won'`),
  ],
);

export const betLegs = pgTable(
  'bet_legs',
  {
    betId: bigint('bet_id', { mode: 'bigint' }).notNull(),
    /** From 0, in the order in which they were sent. */
    place: integer('place').notNull(),
    memberId: text('member_id').notNull(),

    sport: text('sport').$type<WorldSport>().notNull().default('football'),
    matchId: text('match_id').notNull(),
    matchNumber: integer('match_number').notNull(),
    home: text('home').notNull(),
    homeNumber: integer('home_number').notNull(),
    away: text('away').notNull(),
    awayNumber: integer('away_number').notNull(),
    competition: text('competition').notNull(),
    competitionNumber: integer('competition_number').notNull(),
    kickOff: ms('kick_off').notNull(),

    kind: text('kind').$type<MarketKind>().notNull(),
    period: text('period').$type<MarketPeriod>().notNull(),
    line: integer('line'),
    role: text('role').$type<OptionRole>().notNull(),
    price: text('price').notNull(),
    inPlay: boolean('in_play').notNull(),
    homeAtBet: integer('home_at_bet'),
    awayAtBet: integer('away_at_bet'),

    /** True while the leg waits for a result. */
    open: boolean('open').notNull(),
    outcome: text('outcome').$type<Outcome>(),
    /** The score that settled it, `2-0`. */
    result: text('result'),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.place] }),
    index('bet_legs_of_member').on(table.memberId, table.matchId, table.betId),
    index('bet_legs_open')
      .on(table.matchId, table.period, table.betId)
      .where(sql`open`),
  ],
);

export const cashOuts = pgTable(
  'cash_outs',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    betId: bigint('bet_id', { mode: 'bigint' }).notNull(),
    key: text('key').notNull(),
    stake: money('stake').notNull(),
    payout: money('payout').notNull(),
    at: ms('at').notNull(),
  },
  (table) => [unique().on(table.betId, table.key)],
);

export type CashOutRow = typeof cashOuts.$inferSelect;
export type BetRow = typeof bets.$inferSelect;
export type NewBet = typeof bets.$inferInsert;
export type BetLeg = typeof betLegs.$inferSelect;
export type NewLeg = Omit<typeof betLegs.$inferInsert, 'betId' | 'place' | 'memberId'>;

/** A bet with its legs, in their order; at least one. */
export type Bet = BetRow & { legs: readonly BetLeg[] };
