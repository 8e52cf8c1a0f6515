import { bigint, boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MarketKind, MarketPeriod, OptionRole } from '../world/world.model';
import type { BetState, Outcome, RejectReason } from './bet.model';

const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

/** Table of `migrations/0002_bets.sql`. Ids are bigint; venues print them as text. */
export const bets = pgTable('bets', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
  venue: text('venue').notNull(),
  memberId: text('member_id').notNull(),
  /** The member's idempotency key at the venue, and what a repeat of it must agree in. */
  relatedId: text('related_id'),
  content: text('content').notNull(),
  remark: text('remark').notNull().default(''),

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
  oddsFormat: integer('odds_format').notNull(),
  stake: money('stake').notNull(),
  inPlay: boolean('in_play').notNull(),
  homeAtBet: integer('home_at_bet'),
  awayAtBet: integer('away_at_bet'),
  placedAt: ms('placed_at').notNull(),
  /** Real ms: the delay of an in-play bet counts from here. */
  sentAt: ms('sent_at').notNull(),
  /** World seconds per real second when it was sent; 0 on a frozen clock. */
  worldSpeed: doublePrecision('world_speed').notNull(),

  state: text('state').$type<BetState>().notNull(),
  reason: text('reason').$type<RejectReason>(),
  outcome: text('outcome').$type<Outcome>(),
  /** The score that settled it, `2-0`. */
  result: text('result'),
  payout: money('payout').notNull().default(0n),
  closedAt: ms('closed_at'),
});

export type Bet = typeof bets.$inferSelect;
export type NewBet = typeof bets.$inferInsert;
