import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GameCode } from './game-catalog';
import type { Line } from './game.model';

/**
 * Tables of `migrations/0025_games.sql` and `0052_trial_balances.sql`, indexes of `0029_game_heat.sql`, columns of `0040_stakes.sql`
 * and `0047_game_tickets.sql`.
 */
const ms = (name: string) => bigint(name, { mode: 'number' });
const money = (name: string) => bigint(name, { mode: 'bigint' });

export const gameSessions = pgTable(
  'game_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Owner of the rounds: `member:<id>` or `trial:<hash>`. */
    owner: text('owner').notNull(),
    memberId: text('member_id'),
    /** The platform's session with which it ends. */
    sessionHash: text('session_hash'),
    game: text('game').$type<GameCode>().notNull(),
    createdReal: ms('created_real').notNull(),
  },
  (table) => [index('game_sessions_of_owner').on(table.owner)],
);
export type GameSession = typeof gameSessions.$inferSelect;

/** Play money of trial play, one balance for all games of a device. */
export const trialBalances = pgTable('trial_balances', {
  owner: text('owner').primaryKey(),
  balance: money('balance').notNull(),
  /** Real ms of the newest session. */
  openedReal: ms('opened_real').notNull(),
});

/** Chains of draws. */
export const gameDraws = pgTable(
  'game_draws',
  {
    game: text('game').$type<GameCode>().notNull(),
    /** Number of the chain among the game's. */
    chain: ms('chain').notNull(),
    /** Seed of the chain's last draw, hexadecimal. */
    root: text('root').notNull(),
    commitment: text('commitment').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.chain] })],
);

export const gameRounds = pgTable(
  'game_rounds',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    owner: text('owner').notNull(),
    memberId: text('member_id'),
    game: text('game').$type<GameCode>().notNull(),
    state: text('state').$type<'prepared' | 'open' | 'settled'>().notNull(),
    /** Hexadecimal; of a round that waits for a draw, the draw's. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    clientSeed: text('client_seed').notNull().default(''),
    /** Number of the draw that decides it; null for a round that is decided by itself. */
    draw: ms('draw'),
    stake: money('stake').notNull().default(0n),
    /** Bets of the round; empty until it is played. */
    lines: jsonb('lines').$type<Line[]>().notNull().default([]),
    steps: jsonb('steps').$type<string[]>().notNull().default([]),
    outcome: jsonb('outcome').$type<unknown>(),
    payout: money('payout').notNull().default(0n),
    playedAt: ms('played_at'),
    settledAt: ms('settled_at'),
    preparedReal: ms('prepared_real').notNull(),
    /** The part of the stake that counts; null until the round is settled. */
    validStake: money('valid_stake'),
    /** Is in the sums of `stake.tables.ts`. */
    counted: boolean('counted').notNull().default(false),
  },
  (table) => [
    uniqueIndex('game_rounds_prepared')
      .on(table.owner, table.game)
      .where(sql`state = 'prepared'`),
    index('game_rounds_of_owner').on(table.owner, table.id),
    index('game_rounds_of_member').on(table.memberId, table.playedAt),
    index('game_rounds_played')
      .on(table.playedAt, table.game)
      .where(sql`state <> 'prepared'`),
    index('game_rounds_settled')
      .on(table.memberId, table.settledAt)
      .where(sql`state = 'settled'`),
    index('game_rounds_uncounted')
      .on(table.memberId, table.settledAt)
      .where(sql`state = 'settled' AND NOT counted AND member_id IS NOT NULL`),
    index('game_rounds_of_draw')
      .on(table.memberId, table.game, table.draw)
      .where(sql`draw IS NOT NULL`),
    index('game_rounds_of_game').on(table.owner, table.game, table.playedAt, table.id),
    index('game_rounds_waiting')
      .on(table.memberId)
      .where(sql`state = 'open'`),
    index('game_rounds_open')
      .on(table.game, table.draw)
      .where(sql`state = 'open'`),
  ],
);
export type GameRound = typeof gameRounds.$inferSelect;

export const gameFavorites = pgTable(
  'game_favorites',
  {
    memberId: text('member_id').notNull(),
    game: text('game').$type<GameCode>().notNull(),
    at: ms('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.game] })],
);
