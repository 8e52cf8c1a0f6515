import { MINUTE, SECOND, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';
import { TEAM_NAMES } from './series.copy';
import { diceRate, diceWin, throwDice, type DiceBet } from './rules/dice.rules';
import { roundRandomOf, type RandomSource } from './rules/round-random';
import { playSeries, seriesRate, seriesWin, scoreOf, type SeriesBet, type SeriesTeams } from './rules/series.rules';

/** Games whose rounds are decided by draws on world time. A draw's number gives its time; times are world ms. */
export const SERIES_GAMES = ['series', 'v188', 'ybdj', 'imdj', 'lhdj'] as const;
export type SeriesGame = (typeof SERIES_GAMES)[number];
export const TIMETABLE_GAMES = ['dice', ...SERIES_GAMES] as const;
export type TimetableGame = (typeof TIMETABLE_GAMES)[number];

/** True for games of matches of two teams, best of three. */
export const isSeries = (game: string): game is SeriesGame => SERIES_GAMES.some((known) => known === game);

export const isTimetable = (game: string): game is TimetableGame => TIMETABLE_GAMES.some((known) => known === game);

const DICE_EVERY = 3 * MINUTE;
const DICE_CLOSES = 10 * SECOND;
const SERIES_EVERY = 10 * MINUTE;
/** Matches that begin together. */
const SERIES_AT_ONCE = 3;
/** ms a map takes. */
export const MAP_MS = 3 * MINUTE;

/** Strengths of the six teams of a venue, by their place in `TEAM_NAMES`. */
const SHARES = [60, 55, 50, 48, 44, 40] as const;
/** Every pairing of one slot: each team plays once; slots take the pairings in order. */
const PAIRINGS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [2, 3],
    [4, 5],
  ],
  [
    [0, 2],
    [1, 4],
    [3, 5],
  ],
  [
    [0, 3],
    [1, 5],
    [2, 4],
  ],
  [
    [0, 4],
    [1, 3],
    [2, 5],
  ],
  [
    [0, 5],
    [1, 2],
    [3, 4],
  ],
];

/** Numbers after which the pairings and their order of home and away repeat. */
export const PAIRING_COUNT = PAIRINGS.length * SERIES_AT_ONCE * 2;

export interface DrawTimes {
  /** World ms at which betting ends. */
  closesAt: number;
  /** World ms from which the outcome is known. */
  endsAt: number;
}

/** A draw of the dice as players count it: day and place in the day, `20261127-139`. */
export function periodName(number: number): string {
  const from = (number - 1) * DICE_EVERY;
  const position = (from - siteDayOf(from)) / DICE_EVERY + 1;
  return `${siteDateOf(from).replaceAll('-', '')}-${String(position).padStart(3, '0')}`;
}

/** Draws that take bets at `now`, soonest first. */
export function openDraws(game: TimetableGame, now: number): number[] {
  if (game === 'dice') {
    const number = Math.floor((now + DICE_CLOSES) / DICE_EVERY) + 1;
    return [number];
  }
  const slot = Math.floor(now / SERIES_EVERY) + 1;
  return [slot, slot + 1].flatMap((next) => Array.from({ length: SERIES_AT_ONCE }, (_, match) => next * SERIES_AT_ONCE + match));
}

/** Draws that took bets before and are running or just over at `now`, newest first; the first one may not be known yet. */
export function closedDrawNumbers(game: TimetableGame, now: number): number[] {
  if (game === 'dice') {
    const open = openDraws('dice', now)[0]!;
    return Array.from({ length: 9 }, (_, back) => open - 1 - back);
  }
  const slot = Math.floor(now / SERIES_EVERY);
  return [slot, slot - 1].flatMap((past) => Array.from({ length: SERIES_AT_ONCE }, (_, match) => past * SERIES_AT_ONCE + match));
}

/** Closing time of a draw; the dice fall at the end of their period. */
export function closesAt(game: TimetableGame, number: number): number {
  return game === 'dice' ? number * DICE_EVERY - DICE_CLOSES : Math.floor(number / SERIES_AT_ONCE) * SERIES_EVERY;
}

/** World ms at which a draw's outcome is known: for a series it depends on the number of maps. */
export function resultAt(game: TimetableGame, number: number, maps = 3): number {
  return game === 'dice' ? number * DICE_EVERY : closesAt(game, number) + maps * MAP_MS;
}

/** The teams of a match; pairings are no secret, so they follow from the number alone. */
export function teamsOf(number: number, game: SeriesGame = 'series'): SeriesTeams {
  const slot = Math.floor(number / SERIES_AT_ONCE);
  const [home, away] = PAIRINGS[slot % PAIRINGS.length]![number % SERIES_AT_ONCE]!;
  const turned = Math.floor(slot / PAIRINGS.length) % 2 === 1;
  const [first, second] = turned ? [away, home] : [home, away];
  const names = TEAM_NAMES[game];
  return { home: names[first]!, away: names[second]!, homeShare: SHARES[first]!, awayShare: SHARES[second]! };
}

/** Payout of a bet that wins, in hundredths of the stake. */
export function drawRate(game: TimetableGame, number: number, bet: string): number {
  return game === 'dice' ? diceRate(bet as DiceBet) : seriesRate(bet as SeriesBet, teamsOf(number));
}

export type DrawOutcome = { dice: number[] } | { maps: readonly ('home' | 'away')[] };

/** The outcome of a draw's seed; the same for everybody, so no seed of a player goes into it. */
export function outcomeOf(game: TimetableGame, number: number, seed: string): DrawOutcome {
  const random: RandomSource = roundRandomOf(seed, '', `${game}-${number}`);
  return game === 'dice' ? { dice: throwDice(random) } : { maps: playSeries(teamsOf(number), random).maps };
}

/** World ms from which an outcome may be shown whole. */
export function knownAt(game: TimetableGame, number: number, outcome: DrawOutcome): number {
  return resultAt(game, number, 'maps' in outcome ? outcome.maps.length : undefined);
}

/** True when a bet on a draw won. */
export function drawWin(bet: string, outcome: DrawOutcome): boolean {
  return 'dice' in outcome ? diceWin(bet as DiceBet, outcome.dice) : seriesWin(bet as SeriesBet, outcome);
}

/** Maps that are over at `now`, with their score; null before the beginning. */
export function scoreAt(number: number, outcome: DrawOutcome, now: number): { home: number; away: number; over: boolean } | null {
  if (!('maps' in outcome)) return null;
  const began = closesAt('series', number);
  if (now < began) return null;
  const played = Math.min(outcome.maps.length, Math.floor((now - began) / MAP_MS));
  const [home, away] = scoreOf(outcome, played);
  return { home, away, over: played === outcome.maps.length };
}
