import { GAMES, type GameCode } from './game-catalog';
import { BACCARAT_PAYS, type BaccaratSide } from './rules/baccarat.rules';
import { FISH_PAYS, type Fish } from './rules/fishing.rules';
import { SLOT_PAYS } from './rules/slot.rules';
import { drawRate, isTimetable, PAIRING_COUNT } from './timetable.rules';

/** Stakes end at whole coins, in minor units. */
const COIN = 100;

/**
 * The most that a bet pays, in hundredths of the stake; null for 高低牌, which offers no guess past the cap. `draw`: for games on the
 * timetable.
 */
export function topRateOf(game: GameCode, bet: string, draw: number | null): number | null {
  if (isTimetable(game)) return drawRate(game, draw ?? 0, bet);
  switch (game) {
    case 'slot':
      return Math.max(...Object.values(SLOT_PAYS).flatMap(({ three, two }) => [three, two]));
    case 'baccarat':
      return BACCARAT_PAYS[bet as BaccaratSide];
    case 'fishing':
      return FISH_PAYS[bet as Fish];
    default:
      return null;
  }
}

/** Joint payout of stakes, minor units, whichever of them win: sides against each other count both. */
export function winOf(stakes: readonly { game: GameCode; bet: string; draw: number | null; stake: bigint }[]): bigint {
  return stakes.reduce((sum, { game, bet, draw, stake }) => sum + (stake * BigInt(topRateOf(game, bet, draw) ?? 0)) / 100n, 0n);
}

/**
 * The largest stake of a bet, minor units: at most the game's, and no more than can pay `maxWin` less `taken`, the possible payout
 * of the player's other rounds on the draw.
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
  const draws = isTimetable(game) ? Array.from({ length: PAIRING_COUNT }, (_, number) => number) : [null];
  const bets = GAMES[game].bets.length === 0 ? [''] : GAMES[game].bets;
  return Object.fromEntries(bets.map((bet) => [bet, Math.min(...draws.map((draw) => largestStake(game, bet, draw)))]));
}

/** A player's stakes on a draw, and the rest that can still be staked there. Money is minor units. */
export interface OnDraw {
  count: number;
  stake: number;
  /** The possible payout. */
  win: number;
  /** Largest stake by bet. */
  largest: Readonly<Record<string, number>>;
}

/** A player's part of a draw, from its stakes there. */
export function onDraw(
  game: GameCode,
  draw: number,
  stakes: readonly { draw: number; bet: string; stake: bigint; count: number }[],
): OnDraw {
  const mine = stakes.filter((one) => one.draw === draw);
  const win = winOf(mine.map((one) => ({ ...one, game })));
  return {
    count: mine.reduce((sum, { count }) => sum + count, 0),
    stake: Number(mine.reduce((sum, { stake }) => sum + stake, 0n)),
    win: Number(win),
    largest: Object.fromEntries(GAMES[game].bets.map((bet) => [bet, largestStake(game, bet, draw, win)])),
  };
}
