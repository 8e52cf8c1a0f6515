import { LRUCache } from 'lru-cache';
import { bothShare, footballChances, handicapShare, oddShare, ratesNow, totalShare, type PeriodChances } from './chances.ts';
import type { Fixture } from '../engine/fixture.model.ts';
import { sideCounts } from '../engine/grid.ts';
import { linesAround, type OfferedLine } from '../engine/lines.ts';
import { driftedRates, pricedAt } from '../engine/price-drift.ts';
import type { Script } from './script.model.ts';
import { toDistribution } from '../engine/distribution.ts';
import { timeLeft } from './state.ts';
import type { MatchState, Pair } from '../engine/world.model.ts';

/** Basis of a venue's prices of one period: fair shares of every market, before any venue's margin. */
export interface PeriodFairOdds {
  /** Chances of the goals still to come in the period, and its present score. */
  grid: Float64Array;
  score: Pair;
  /** Home, draw, away. */
  winner: readonly [number, number, number];
  handicaps: readonly OfferedLine[];
  /** Lines count all goals of the period, past ones included. */
  totals: readonly OfferedLine[];
  /** Each side's own goals, past ones included. */
  homeTotals: readonly OfferedLine[];
  awayTotals: readonly OfferedLine[];
  /** Null once decided. */
  bothScore: number | null;
  odd: number;
}

export interface FairOdds {
  full: PeriodFairOdds;
  /** Null from half time on. */
  first: PeriodFairOdds | null;
  second: PeriodFairOdds;
  /** All corners, past ones included. */
  corners: readonly OfferedLine[];
}

/** Quarter lines around the main one: five lines before kick-off, three in play. */
const AROUND = { before: 2, live: 1 };

/**
 * The expectation for a match in `state`, with price drift, at the moment its prices were last made. Venues and callers share one
 * result between two price steps.
 */
export function createFairOdds(seed: string): (fixture: Fixture, script: Script, state: MatchState, at: number) => FairOdds {
  const cache = new LRUCache<string, FairOdds>({ max: CACHE_SIZE });
  return (fixture, script, state, at) => {
    const time = pricedAt(fixture.match.id, state.phase, at, timeLeft(script, at));
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
  const rates = driftedRates(seed, fixture.match.id, ratesNow(fixture, state), state.phase, time);
  const around = state.phase === 'not-started' ? AROUND.before : AROUND.live;
  const { full, first, second, corners } = footballChances(fixture, script, state, time, rates);
  return {
    full: computePeriod(full, around),
    first: first && computePeriod(first, around),
    second: computePeriod(second, around),
    corners: corners.lines(1, 4),
  };
}

function computePeriod(chances: PeriodChances, around: number): PeriodFairOdds {
  const { grid, score, winner } = chances;
  const scored = score[0] + score[1];
  return {
    grid,
    score,
    winner,
    handicaps: linesAround((line) => handicapShare(chances, line), -16, 16, around),
    // A quarter above the score is the lowest line that can still be lost.
    totals: linesAround((line) => totalShare(chances, line), scored * 4 + 1, scored * 4 + 24, around),
    bothScore: score[0] > 0 && score[1] > 0 ? null : bothShare(grid, score),
    homeTotals: toDistribution(score[0], sideCounts(grid, 0)).lines(1, 4),
    awayTotals: toDistribution(score[1], sideCounts(grid, 1)).lines(1, 4),
    odd: oddShare(chances),
  };
}
