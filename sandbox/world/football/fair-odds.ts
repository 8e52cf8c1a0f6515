import { LRUCache } from 'lru-cache';
import { scoreShares } from './correct-score.ts';
import { cornersLeft } from './corners.ts';
import type { Fixture } from '../fixture.model.ts';
import { shareOfMatch } from './goal-time.ts';
import { ratesAfterReds } from './goals.ts';
import { differences, GRID, scoreGrid, sideCounts, sums } from '../grid.ts';
import { fairShare, linesAround, settlingOf, type OfferedLine } from '../lines.ts';
import { driftedRates, pricedAt } from '../price-drift.ts';
import type { Script } from './script.model.ts';
import { countedProspects, toDistribution, type Distribution } from '../distribution.ts';
import type { MarketKind, MarketPeriod, MatchState, Pair, Prospect, ScoreRole } from '../world.model.ts';

/** What is expected of one period: fair shares of every market, before any venue's margin. */
export interface PeriodFairOdds {
  /** Chances of the goals still to come in the period, and the score that stands in it: the final scores that may come. */
  grid: Float64Array;
  score: Pair;
  /** Home, draw, away. */
  winner: readonly [number, number, number];
  handicaps: readonly OfferedLine[];
  /** Lines count all goals of the period, those scored already included. */
  totals: readonly OfferedLine[];
  /** Each side's own goals, those scored already included. */
  homeTotals: readonly OfferedLine[];
  awayTotals: readonly OfferedLine[];
  /** Null once decided. */
  bothScore: number | null;
  odd: number;
  /** Correct scores; 0 for those that cannot come any more. */
  scores: readonly (readonly [ScoreRole, number])[];
}

export interface FairOdds {
  full: PeriodFairOdds;
  /** Null from half time on. */
  first: PeriodFairOdds | null;
  second: PeriodFairOdds;
  /** All corners, those taken already included. */
  corners: readonly OfferedLine[];
  /** How many corners there may be in the end. */
  allCorners: Distribution;
}

/** Quarter lines around the main one: five lines before kick-off, three in play. */
const AROUND = { before: 2, live: 1 };

/**
 * What the model expects of a match that stands as `state` says, at the moment its prices were last made. Venues and
 * callers that ask between two price steps share one answer.
 */
export function createFairOdds(seed: string): (fixture: Fixture, script: Script, state: MatchState, at: number) => FairOdds {
  const cache = new LRUCache<string, FairOdds>({ max: CACHE_SIZE });
  return (fixture, script, state, at) => {
    const time = pricedAt(fixture.match.id, state.phase, at);
    const key = `${fixture.match.number}|${time}|${state.phase}|${state.score.join()}|${state.red.join()}|${state.corners.join()}`;
    let fairOdds = cache.get(key);
    if (!fairOdds) {
      fairOdds = computeFairOdds(seed, fixture, script, state, time);
      cache.set(key, fairOdds);
    }
    return fairOdds;
  };
}

const CACHE_SIZE = 2000;

function computeFairOdds(seed: string, fixture: Fixture, script: Script, state: MatchState, time: number): FairOdds {
  const { match } = fixture;
  const rates = driftedRates(seed, match.id, ratesAfterReds(fixture.rates, state.red), state.phase, time);
  const played = shareOfMatch(script.tempo, time - script.kickOff, time - script.secondAt);
  const around = state.phase === 'not-started' ? AROUND.before : AROUND.live;
  const remaining = Math.max(0, 1 - played);
  const grid = scoreGrid(rates.home * remaining, rates.away * remaining, { ...rates, score: state.score });
  const inFirst = state.phase === 'not-started' || state.phase === 'first-half';
  const firstRemaining = Math.max(0, rates.firstShare - played);
  const secondRemaining = Math.min(remaining, 1 - rates.firstShare);
  const half = state.halfScore ?? state.score;
  const inSecond: Pair = [state.score[0] - half[0], state.score[1] - half[1]];
  const taken = state.corners[0] + state.corners[1];
  const allCorners = toDistribution(taken, cornersLeft(fixture, script, time));
  return {
    full: computePeriod(grid, state.score, around, 'full'),
    first: inFirst
      ? computePeriod(scoreGrid(rates.home * firstRemaining, rates.away * firstRemaining, null), state.score, around, 'first-half')
      : null,
    second: computePeriod(scoreGrid(rates.home * secondRemaining, rates.away * secondRemaining, null), inSecond, around, 'second-half'),
    corners: allCorners.lines(1, 4),
    allCorners,
  };
}

function computePeriod(grid: Float64Array, score: Pair, around: number, period: MarketPeriod): PeriodFairOdds {
  const byDifference = differences(grid);
  const bySum = sums(grid);
  const scored = score[0] + score[1];
  const handicap = (line: number) => fairShare(settlingOf(byDifference, 1 - GRID, line));
  const over = (line: number) => fairShare(settlingOf(bySum, scored, -line));
  return {
    grid,
    score,
    winner: winnerShares(byDifference, score[0] - score[1]),
    handicaps: linesAround(handicap, -16, 16, around),
    // A quarter above the score is the lowest line that can still be lost.
    totals: linesAround(over, scored * 4 + 1, scored * 4 + 24, around),
    bothScore: score[0] > 0 && score[1] > 0 ? null : bothShare(grid, score),
    homeTotals: toDistribution(score[0], sideCounts(grid, 0)).lines(1, 4),
    awayTotals: toDistribution(score[1], sideCounts(grid, 1)).lines(1, 4),
    odd: parityShare(bySum, scored),
    scores: scoreShares(grid, score, period),
  };
}

/** Made when it is asked for: two thousand matches remember their odds, and hardly one is asked for its final scores. */
function finalsOf({ grid, score: [home, away] }: PeriodFairOdds): Prospect[] {
  return Array.from(grid, (chance, index): Prospect => ({ score: [home + Math.floor(index / GRID), away + (index % GRID)], chance }));
}

function winnerShares(byDifference: Float64Array, lead: number): [number, number, number] {
  const out: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < byDifference.length; i += 1) {
    const final = i + 1 - GRID + lead;
    out[final > 0 ? 0 : final === 0 ? 1 : 2] += byDifference[i]!;
  }
  return out;
}

function bothShare(grid: Float64Array, score: Pair): number {
  let yes = 0;
  for (let h = score[0] > 0 ? 0 : 1; h < GRID; h += 1) for (let a = score[1] > 0 ? 0 : 1; a < GRID; a += 1) yes += grid[h * GRID + a]!;
  return yes;
}

function parityShare(bySum: Float64Array, scored: number): number {
  let odd = 0;
  for (let i = 0; i < bySum.length; i += 1) if ((i + scored) % 2 === 1) odd += bySum[i]!;
  return odd;
}

/** How football's markets of a kind and period may be decided; null for a half that is over. */
export function footballProspects(fairOdds: FairOdds, kind: MarketKind, period: MarketPeriod): readonly Prospect[] | null {
  if (kind === 'corner-total') return countedProspects(fairOdds.allCorners);
  const part =
    period === 'full' ? fairOdds.full : period === 'first-half' ? fairOdds.first : period === 'second-half' ? fairOdds.second : null;
  return part && finalsOf(part);
}
