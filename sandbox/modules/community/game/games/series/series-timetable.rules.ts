import { MINUTE } from '../../../../../kernel/clock/calendar';
import type { Timetable } from '../../timetable.rules';
import { TEAM_NAMES } from './series.copy';
import type { MatchScore } from '../../game.model';
import type { RandomSource } from '../../round-random';
import { coursesOf, scoreAfter, type PointUnit } from './series-score.rules';
import type { SeriesOutcome, SeriesTeams } from './series.rules';

/** Games of matches of two teams, each with teams of its own. */
export type SeriesGame = keyof typeof TEAM_NAMES;

const SERIES_EVERY = 10 * MINUTE;
/** Matches that begin together. */
export const SERIES_AT_ONCE = 3;
/** ms a map takes. */
const MAP_MS = 3 * MINUTE;
/** Most maps of a match. */
const MAPS = 3;

/** Strengths of the six teams of a venue, by their position in `TEAM_NAMES`. */
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

const numbersOf = (slot: number) => Array.from({ length: SERIES_AT_ONCE }, (_, match) => slot * SERIES_AT_ONCE + match);
const closesAt = (number: number) => Math.floor(number / SERIES_AT_ONCE) * SERIES_EVERY;

/** World ms at which a match of so many maps is over. */
export const seriesResultAt = (number: number, maps = MAPS): number => closesAt(number) + maps * MAP_MS;

/** Three matches every ten minutes. */
export const SERIES_TIMETABLE: Timetable = {
  openDraws: (now) => {
    const slot = Math.floor(now / SERIES_EVERY) + 1;
    return [slot, slot + 1].flatMap(numbersOf);
  },
  closedDraws: (now) => {
    const slot = Math.floor(now / SERIES_EVERY);
    // Every pairing once: the last results of each team.
    return PAIRINGS.flatMap((_, back) => numbersOf(slot - back));
  },
  closesAt,
  resultAt: seriesResultAt,
  periodName: () => '',
  // All pairings, at home and away.
  period: PAIRINGS.length * SERIES_AT_ONCE * 2,
};

/** The teams of a match; pairings are no secret, so they follow from the number alone. */
export function teamsOf(number: number, game: SeriesGame = 'series'): SeriesTeams {
  const slot = Math.floor(number / SERIES_AT_ONCE);
  const [home, away] = PAIRINGS[slot % PAIRINGS.length]![number % SERIES_AT_ONCE]!;
  const turned = Math.floor(slot / PAIRINGS.length) % 2 === 1;
  const [first, second] = turned ? [away, home] : [home, away];
  const names = TEAM_NAMES[game];
  return { home: names[first]!, away: names[second]!, homeShare: SHARES[first]!, awayShare: SHARES[second]! };
}

/** Score of a match at `now`, world ms; null before its beginning. `random`: choices for the points of its maps. */
export function scoreAt(
  number: number,
  outcome: SeriesOutcome,
  now: number,
  course: { unit: PointUnit; random: RandomSource },
): MatchScore | null {
  const began = closesAt(number);
  if (now < began) return null;
  return scoreAfter((now - began) / MAP_MS, outcome, coursesOf(outcome, course.unit, course.random));
}
