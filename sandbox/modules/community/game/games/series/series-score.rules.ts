import type { MatchScore } from '../../game.model';
import type { RandomSource } from '../../round-random';
import { scoreOf, type SeriesOutcome } from './series.rules';

/** Units of the points of a map: kills, or points of a set of beach volleyball. */
export type PointUnit = 'kills' | 'set';

/** Sets of beach volleyball end at 21, the third one at 15. */
const SET_POINTS = [21, 21, 15] as const;

type Pair = readonly [home: number, away: number];

/** A map to its end: points of both teams, and how they come over its time. */
interface MapCourse {
  points: Pair;
  /** Exponents of the time: below one they come early, above one late. */
  paces: Pair;
}

/** Points of the winner and of the loser of a map. */
function pointsOf(unit: PointUnit, map: number, random: RandomSource): Pair {
  if (unit === 'set') {
    const won = SET_POINTS[map]!;
    return [won, Math.ceil(won / 3) + random.below(won - 1 - Math.ceil(won / 3))];
  }
  const won = 15 + random.below(16);
  return [won, 5 + random.below(won - 7)];
}

/** Courses of the maps of a match. They decide no bet: the winners are the outcome's. */
export function coursesOf({ maps }: SeriesOutcome, unit: PointUnit, random: RandomSource): readonly MapCourse[] {
  const pace = () => 0.7 + random.below(61) / 100;
  return maps.map((winner, map) => {
    const [won, lost] = pointsOf(unit, map, random);
    return { points: winner === 'home' ? [won, lost] : [lost, won], paces: [pace(), pace()] };
  });
}

/** Score of a match after `played` maps of its courses, such as 1.5: half of the second one. */
export function scoreAfter(played: number, outcome: SeriesOutcome, courses: readonly MapCourse[]): MatchScore {
  const whole = Math.min(courses.length, Math.floor(played));
  const over = whole === courses.length;
  const [home, away] = scoreOf(outcome, whole);
  const part = played - whole;
  const maps = courses.slice(0, whole + 1).map(({ points, paces }, map): Pair => {
    if (map < whole) return points;
    return [Math.floor(points[0] * part ** paces[0]), Math.floor(points[1] * part ** paces[1])];
  });
  return { home, away, over, maps };
}
