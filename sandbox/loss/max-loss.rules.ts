import type { MarketPeriod, Pair, WorldSport } from '../world/world.model';
import { lossTable, type RiskedLeg } from './loss-table.rules';
import type { Position } from './position.rules';
import { maxLossInSets } from './set-loss.rules';

const MAX_LOSSES: Readonly<Record<WorldSport, (legs: readonly RiskedLeg[], position: Position) => number>> = {
  football: maxLossInFootball,
  basketball: maxLossInBasketball,
  tennis: maxLossInSets,
  volleyball: maxLossInSets,
};

/**
 * The most that single bets on one match can lose together, minor units: over all results that can still come from the position, of
 * all periods at once. Basketball: periods that do not end together are added up, which is never less.
 */
export function maxLoss(legs: readonly RiskedLeg[], position: Position): bigint {
  const max = MAX_LOSSES[legs[0]!.sport](legs, position);
  // Of a match that is over no result can still come.
  if (max === Number.NEGATIVE_INFINITY) return legs.reduce((all, { rest }) => all + rest, 0n);
  return max > 0 ? BigInt(max) : 0n;
}

const NONE: Pair = [0, 0];
const plus = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]];

/** Scores from one on, up to so many more of each side. */
function scoresFrom([home, away]: Pair, more: number): Pair[] {
  return Array.from({ length: (more + 1) ** 2 }, (_, index) => [home + Math.floor(index / (more + 1)), away + (index % (more + 1))]);
}

const inPeriod = (legs: readonly RiskedLeg[], period: MarketPeriod) => legs.filter((leg) => leg.period === period);

/** Goals of a side in a half that results are tried with. */
const GOALS = 8;
const MAX_GOALS = 40;

function maxLossInFootball(legs: readonly RiskedLeg[], { done, running }: Position): number {
  const [first, second, full] = (['first-half', 'second-half', 'full'] as const).map((one) => lossTable(inPeriod(legs, one), MAX_GOALS));
  const [half] = done;
  const seconds = scoresFrom(half ? running : NONE, GOALS).map((score) => [score, second!(score)] as const);
  let max = Number.NEGATIVE_INFINITY;
  for (const before of half ? [half] : scoresFrom(running, GOALS)) {
    const lost = first!(before);
    for (const [after, more] of seconds) max = Math.max(max, lost + more + full!(plus(before, after)));
  }
  return max;
}

/** Quarters of each period, from and to. */
const QUARTERS: Partial<Record<MarketPeriod, readonly [from: number, to: number]>> = {
  full: [0, 4],
  'first-half': [0, 2],
  'second-half': [2, 4],
  q1: [0, 1],
  q2: [1, 2],
  q3: [2, 3],
  q4: [3, 4],
};
const POINTS = 48;
const OVERTIME = 30;
const MAX_POINTS = 300;

/** A period of basketball with what its bets lose. */
interface Block {
  period: MarketPeriod;
  /** Points of its finished quarters. */
  before: Pair;
  quartersLeft: number;
  isRunning: boolean;
  lossAt: (score: Pair) => number;
}

function maxLossInBasketball(legs: readonly RiskedLeg[], { done, running }: Position): number {
  const at = Math.min(done.length, 4);
  const blocks = (Object.entries(QUARTERS) as [MarketPeriod, readonly [number, number]][]).flatMap(([period, [from, to]]): Block[] => {
    const own = inPeriod(legs, period);
    if (own.length === 0) return [];
    const before = done.slice(from, period === 'full' ? undefined : to).reduce(plus, NONE);
    const lossAt = lossTable(own, MAX_POINTS);
    return [{ period, before, quartersLeft: Math.max(to - Math.max(from, at), 0), isRunning: from <= at && at < to, lossAt }];
  });
  if (at === 4) return sum(blocks.map((block) => maxOver(scoresFrom(plus(block.before, running), OVERTIME), block)));
  const ending = blocks.filter(({ isRunning, quartersLeft }) => isRunning && quartersLeft === 1);
  const others = blocks.filter((block) => !ending.includes(block));
  const separate = others.map((block) => {
    const from = block.isRunning ? plus(block.before, running) : block.before;
    return maxOver(scoresFrom(from, Math.min(block.quartersLeft * POINTS, MAX_POINTS / 2)), block);
  });
  const together = scoresFrom(running, POINTS).map((score) => sum(ending.map((block) => lossAfter(block, plus(block.before, score)))));
  return sum(separate) + (ending.length > 0 ? highest(together) : 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const highest = (numbers: readonly number[]) => numbers.reduce((high, one) => Math.max(high, one), Number.NEGATIVE_INFINITY);
/** A match does not end level. */
const canEnd = (period: MarketPeriod, [home, away]: Pair) => period !== 'full' || home !== away;

function maxOver(scores: readonly Pair[], { period, lossAt }: Block): number {
  return highest(scores.filter((score) => canEnd(period, score)).map(lossAt));
}

/** After the quarter that ends the period; a match that is level then goes on. */
function lossAfter(block: Block, score: Pair): number {
  return canEnd(block.period, score) ? block.lossAt(score) : maxOver(scoresFrom(score, OVERTIME), block);
}
