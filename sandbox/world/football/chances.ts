import { cornersLeft } from './corners.ts';
import type { Fixture, Rates } from '../engine/fixture.model.ts';
import { shareOfGoals } from './goal-time.ts';
import { ratesAfterReds } from './goals.ts';
import { differences, GRID, scoreGrid, sideCounts, sums } from '../engine/grid.ts';
import { fairShare, settlingOf } from '../engine/lines.ts';
import type { Script } from './script.model.ts';
import { countedProspects, toDistribution, type Distribution } from '../engine/distribution.ts';
import { COUNTED_BY, type MarketKind, type MarketPeriod } from '../engine/market.model.ts';
import type { MatchState, Pair, Prospect } from '../engine/world.model.ts';

/** Chances of one period: of the goals still to come in it, given its present score. */
export interface PeriodChances {
  grid: Float64Array;
  score: Pair;
  byDifference: Float64Array;
  bySum: Float64Array;
  /** Home, draw, away. */
  winner: readonly [number, number, number];
}

/** Every chance that decides football's markets. */
export interface FootballChances {
  full: PeriodChances;
  /** Null from half time on. */
  first: PeriodChances | null;
  second: PeriodChances;
  /** All corners, past ones included. */
  corners: Distribution;
}

/** The model's chances of a match in `state` at a moment: those that generate it, given `rates` for all of the match. */
export function footballChances(fixture: Fixture, script: Script, state: MatchState, at: number, rates: Rates): FootballChances {
  const played = shareOfGoals(script.tempo, at - script.kickOff, at - script.secondAt);
  const remaining = Math.max(0, 1 - played);
  const firstRemaining = Math.max(0, rates.firstShare - played);
  const secondRemaining = Math.min(remaining, 1 - rates.firstShare);
  const inFirst = state.phase === 'not-started' || state.phase === 'first-half';
  const half = state.halfScore ?? state.score;
  const gridOf = (share: number, correction: Parameters<typeof scoreGrid>[2]) =>
    scoreGrid(rates.home * share, rates.away * share, correction);
  return {
    full: periodChances(gridOf(remaining, { ...rates, score: state.score }), state.score),
    first: inFirst ? periodChances(gridOf(firstRemaining, null), state.score) : null,
    second: periodChances(gridOf(secondRemaining, null), [state.score[0] - half[0], state.score[1] - half[1]]),
    corners: toDistribution(state.corners[0] + state.corners[1], cornersLeft(fixture, script, at)),
  };
}

/** Rates that generate a match after these sending-offs. */
export const ratesNow = ({ rates }: Fixture, { red }: MatchState): Rates => ratesAfterReds(rates, red);

function periodChances(grid: Float64Array, score: Pair): PeriodChances {
  const byDifference = differences(grid);
  return { grid, score, byDifference, bySum: sums(grid), winner: winnerShares(byDifference, score[0] - score[1]) };
}

function winnerShares(byDifference: Float64Array, lead: number): [number, number, number] {
  const out: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < byDifference.length; i += 1) {
    const final = i + 1 - GRID + lead;
    out[final > 0 ? 0 : final === 0 ? 1 : 2] += byDifference[i]!;
  }
  return out;
}

/** Fair share of the home side at a handicap that counts from the present score. */
export const handicapShare = ({ byDifference }: PeriodChances, line: number): number => fairShare(settlingOf(byDifference, 1 - GRID, line));

/** Fair share of over at a line of all goals of the period. */
export const totalShare = ({ bySum, score }: PeriodChances, line: number): number =>
  fairShare(settlingOf(bySum, score[0] + score[1], -line));

/** Fair share of over at a line of one side's goals. */
export const sideTotalShare = ({ grid, score }: PeriodChances, side: 0 | 1, line: number): number =>
  fairShare(settlingOf(sideCounts(grid, side), score[side], -line));

/** Chance that both sides score. */
export function bothShare(grid: Float64Array, score: Pair): number {
  let yes = 0;
  for (let h = score[0] > 0 ? 0 : 1; h < GRID; h += 1) for (let a = score[1] > 0 ? 0 : 1; a < GRID; a += 1) yes += grid[h * GRID + a]!;
  return yes;
}

/** Chance of an odd number of goals. */
export function oddShare({ bySum, score }: PeriodChances): number {
  let odd = 0;
  for (let i = 0; i < bySum.length; i += 1) if ((i + score[0] + score[1]) % 2 === 1) odd += bySum[i]!;
  return odd;
}

/** Possible results of football's markets of a kind and period; null for a half that is over. */
export function footballProspects(chances: FootballChances, kind: MarketKind, period: MarketPeriod): readonly Prospect[] | null {
  if (COUNTED_BY[kind] === 'corners') return countedProspects(chances.corners);
  const part =
    period === 'full' ? chances.full : period === 'first-half' ? chances.first : period === 'second-half' ? chances.second : null;
  return part && finalsOf(part);
}

function finalsOf({ grid, score: [home, away] }: PeriodChances): Prospect[] {
  return Array.from(grid, (chance, index): Prospect => ({ score: [home + Math.floor(index / GRID), away + (index % GRID)], chance }));
}
