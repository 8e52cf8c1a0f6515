import { differences, GRID, scoreGrid } from '../engine/grid.ts';
import type { Fixture, RaceFixture } from '../engine/fixture.model.ts';
import { standingsOf, type Final, type MatchResult, type Ranking } from '../engine/standings.ts';
import type { WorldSport, WorldTeam } from '../engine/world.model.ts';

/** A team's place in the table. */
interface Row {
  number: number;
  name: string;
  played: number;
  /** Points, or matches won. */
  points: number;
  /** Goals, points or sets scored less those conceded. */
  difference: number;
  goals: number;
}

/** A match of a season with its final score. */
export interface Played {
  fixture: RaceFixture;
  score: Final;
}

/** The table so far, as `standingsOf` ranks it. */
export function tableOf(matches: readonly Played[], ranking: Ranking): Row[] {
  const teams = new Map<number, WorldTeam>();
  const results: MatchResult[] = [];
  for (const { fixture, score } of matches) {
    const { match } = fixture;
    for (const team of [match.home, match.away]) teams.set(team.number, team);
    if (score !== null && score !== 'void') results.push({ match, score });
  }
  return standingsOf(teams.values(), results, ranking).map(({ team, played, won, points, scored, conceded }) => ({
    number: team.number,
    name: team.name,
    played,
    points: ranking === 'points' ? points : won,
    difference: scored - conceded,
    goals: scored,
  }));
}

/** The belief about a team's strength, beside its matches' pricing: mean and standard deviation, in natural logs of goals. */
export interface Belief {
  mean: number;
  deviation: number;
}

/** Number of simulated seasons for the contenders' chances. */
const TIMES = 1000;
/** Goals, points or sets by which a match is usually won. */
const MARGIN: Readonly<Record<WorldSport, number>> = { football: 1.7, basketball: 11, tennis: 1.7, volleyball: 2 };
/** Points for a match won; a match without a winner is worth one in football, and does not exist elsewhere. */
const WORTH: Readonly<Record<Ranking, number>> = { points: 3, wins: 1 };
/** Change of the log odds of a result per difference of two strengths. */
const SLOPE = 1.4;

/** Log odds at evenly spaced chances: one of them at random equals a random number of the logistic distribution. */
const LOGISTIC = Float64Array.from({ length: 8192 }, (_, index) => logOdds((index + 0.5) / 8192));

/**
 * Each team's chance of the title: the rest of the season is simulated many times with the goal model, from the present table, each
 * time with other strengths within the belief about them. Sums to 1.
 */
export function outrightChances(
  matches: readonly Played[],
  ranking: Ranking,
  random: () => number,
  belief: (team: number) => Belief = () => ({ mean: 0, deviation: 0 }),
): Map<number, number> {
  const table = tableOf(matches, ranking);
  const worth = WORTH[ranking];
  const margin = MARGIN[matches[0]?.fixture.match.sport ?? 'football'];
  const share = shareOf(matches, table, ranking);
  const indexByTeam = new Map(table.map((row, index) => [row.number, index]));
  const left = matches
    .filter(({ score }) => score === null)
    .map(({ fixture }) => {
      const [home, sample] = resultChances(fixture);
      const [h, a] = [indexByTeam.get(fixture.match.home.number)!, indexByTeam.get(fixture.match.away.number)!];
      return { h, a, home: logOdds(home), level: logOdds(home + sample) };
    });
  const beliefs = table.map((row) => belief(row.number));
  const start = Float64Array.from(table, (row) => row.points);
  const from = Float64Array.from(table, (row) => row.difference);
  const wins = new Float64Array(table.length);
  const points = new Float64Array(table.length);
  const difference = new Float64Array(table.length);
  const strength = new Float64Array(table.length);
  for (let time = 0; time < TIMES; time += 1) {
    points.set(start);
    difference.set(from);
    for (const [index, { mean, deviation }] of beliefs.entries()) strength[index] = SLOPE * (mean + deviation * normal(random));
    for (const { h, a, home, level } of left) {
      const edge = strength[h]! - strength[a]!;
      const sample = LOGISTIC[Math.floor(random() * LOGISTIC.length)]!;
      if (sample < home + edge) {
        points[h]! += worth;
        difference[h]! += margin;
        difference[a]! -= margin;
      } else if (sample < level + edge) {
        points[h]! += 1;
        points[a]! += 1;
      } else {
        points[a]! += worth;
        difference[a]! += margin;
        difference[h]! -= margin;
      }
    }
    let best = 0;
    for (let i = 1; i < points.length; i += 1) {
      const ahead = points[i]! * share[i]! - points[best]! * share[best]!;
      if (ahead > 0 || (ahead === 0 && difference[i]! > difference[best]!)) best = i;
    }
    wins[best]! += 1;
  }
  return new Map(table.map((row, index) => [row.number, wins[index]! / TIMES]));
}

/** Matches that each team has left. */
function leftOf(matches: readonly Played[]): Map<number, number> {
  const left = new Map<number, number>();
  for (const { fixture, score } of matches) {
    if (score !== null) continue;
    for (const { number } of [fixture.match.home, fixture.match.away]) left.set(number, (left.get(number) ?? 0) + 1);
  }
  return left;
}

/** Weight of each team's points at the end: a table by the share of matches won divides by the matches played. */
function shareOf(matches: readonly Played[], table: readonly Row[], ranking: Ranking): readonly number[] {
  if (ranking === 'points') return table.map(() => 1);
  const left = leftOf(matches);
  return table.map(({ number, played }) => 1 / Math.max(1, played + (left.get(number) ?? 0)));
}

/** The teams that can still come first, by their points or wins alone. */
export function contendersOf(matches: readonly Played[], ranking: Ranking): Set<number> {
  const table = tableOf(matches, ranking);
  const left = leftOf(matches);
  const share = shareOf(matches, table, ranking);
  // The least that the best team ends with.
  const least = Math.max(0, ...table.map(({ points }, index) => points * share[index]!));
  const mostOf = ({ number, points }: Row) => points + WORTH[ranking] * (left.get(number) ?? 0);
  return new Set(table.filter((row, index) => mostOf(row) * share[index]! >= least).map(({ number }) => number));
}

/** A random number of the standard normal distribution, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** Chances before a match. */
function resultChances(fixture: RaceFixture): [home: number, draw: number] {
  return 'rates' in fixture ? goalChances(fixture) : [fixture.homeChance(), 0];
}

function goalChances({ rates }: Fixture): [home: number, draw: number] {
  const byDifference = differences(scoreGrid(rates.home, rates.away, { ...rates, score: [0, 0] }));
  let home = 0;
  for (let i = GRID; i < byDifference.length; i += 1) home += byDifference[i]!;
  return [home, byDifference[GRID - 1]!];
}
