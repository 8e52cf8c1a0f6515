import { GAMES, type GameCode } from './game-catalog';
import { payoutOfLines } from './line.rules';
import type { Line } from './game.model';

/** Stakes end at whole coins, in minor units. */
const COIN = 100;

/**
 * The largest payout of a bet, in hundredths of the stake; null for a game of steps that offers none beyond the cap. `draw`: for
 * games of draws.
 */
export function topRateOf(game: GameCode, bet: string, draw: number | null): number | null {
  const { rules } = GAMES[game];
  return rules.kind === 'draws' ? rules.topRate(bet, draw ?? 0) : rules.topRate(bet);
}

/** Joint payout of bets, minor units, whichever of them win: sides against each other count both. */
export function winOf(game: GameCode, draw: number | null, lines: readonly Line[]): bigint {
  return payoutOfLines(lines, (bet) => topRateOf(game, bet, draw) ?? 0);
}

/**
 * The largest stake of a bet, minor units: at most the game's, and no more than can pay `maxWin` less `taken`, the possible payout
 * of the player's other bets on the round or its draw.
 */
export function largestStake(game: GameCode, bet: string, draw: number | null, taken = 0n): number {
  const { maxStake, maxWin } = GAMES[game];
  const rate = topRateOf(game, bet, draw);
  if (rate === null) return maxStake;
  const left = Math.max(0, maxWin - Number(taken));
  return Math.min(maxStake, Math.floor((left * 100) / rate / COIN) * COIN);
}

/** The largest stake of each of a game's bets; for matches over every pairing. A game without a choice has the bet `''`. */
export function tableLimits(game: GameCode): Readonly<Record<string, number>> {
  const { rules } = GAMES[game];
  const draws = rules.kind === 'draws' ? Array.from({ length: rules.timetable.period }, (_, number) => number) : [null];
  const bets = rules.bets.length === 0 ? [''] : rules.bets;
  return Object.fromEntries(bets.map((bet) => [bet, Math.min(...draws.map((draw) => largestStake(game, bet, draw)))]));
}

/** A player's stakes on a draw, and the rest that can still be staked there. Money is minor units. */
export interface OnDraw {
  /** Number of bets. */
  count: number;
  stake: number;
  /** The possible payout. */
  win: number;
  /** Largest stake by bet. */
  largest: Readonly<Record<string, number>>;
}

/** A player's part of a draw, from its bets there. */
export function onDraw(game: GameCode, draw: number, lines: readonly Line[]): OnDraw {
  const win = winOf(game, draw, lines);
  return {
    count: lines.length,
    stake: lines.reduce((sum, { stake }) => sum + stake, 0),
    win: Number(win),
    largest: Object.fromEntries(GAMES[game].rules.bets.map((bet) => [bet, largestStake(game, bet, draw, win)])),
  };
}
