import type { MarketPeriod } from '../../../world/engine/market.model';
import type { Pair, WorldSport } from '../../../world/engine/world.model';
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
 * all periods at once. Basketball: periods that do not run and end together are added up, which is never less.
 */
export function maxLoss(legs: readonly RiskedLeg[], position: Position): bigint {
  const max = MAX_LOSSES[legs[0]!.sport](legs, position);
  // A match that is over has no possible result left.
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

/** Goals of a side in a half up to which results are tried. */
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
/** Points of a side, in a quarter and in the whole rest, up to which results are tried. */
const POINTS = 48;
const POINTS_LEFT = 150;
const OVERTIME = 30;
const MAX_POINTS = 300;

/** A period of basketball with the losses of its bets. */
interface Block {
  period: MarketPeriod;
  /** Points of its finished quarters. */
  before: Pair;
  isRunning: boolean;
  /** The quarter with which it ends, and the number of quarters until then. */
  to: number;
  quartersLeft: number;
  lossAt: (score: Pair) => number;
}

function blocksOf(legs: readonly RiskedLeg[], done: readonly Pair[]): Block[] {
  const at = done.length;
  return (Object.entries(QUARTERS) as [MarketPeriod, readonly [number, number]][]).flatMap(([period, [from, end]]): Block[] => {
    const own = inPeriod(legs, period);
    // Overtime belongs to the match alone.
    const to = period === 'full' ? Math.max(end, at + 1) : end;
    if (own.length === 0) return [];
    const before = done.slice(from, to).reduce(plus, NONE);
    const quartersLeft = Math.max(to - Math.max(from, at), 0);
    return [{ period, before, isRunning: from <= at && at < to, to, quartersLeft, lossAt: lossTable(own, MAX_POINTS) }];
  });
}

/** Periods that run and end together are decided by the same points; others are added up. */
function maxLossInBasketball(legs: readonly RiskedLeg[], { done, running }: Position): number {
  const blocks = blocksOf(legs, done);
  const together = new Set(blocks.filter(({ isRunning }) => isRunning).map(({ to }) => to));
  const groups = [
    ...[...together].map((to) => blocks.filter((block) => block.isRunning && block.to === to)),
    ...blocks.filter(({ isRunning }) => !isRunning).map((block) => [block]),
  ];
  return groups.reduce((sum, group) => sum + maxOver(group, group[0]!.isRunning ? running : NONE), 0);
}

function maxOver(group: readonly Block[], running: Pair): number {
  const more = Math.min(group[0]!.quartersLeft * POINTS, POINTS_LEFT);
  // The results of the match alone after overtime are among the others.
  const lossAfter = group.length === 1 ? lossIn : lossAtLast;
  let max = Number.NEGATIVE_INFINITY;
  for (let home = running[0]; home <= running[0] + more; home += 1) {
    for (let away = running[1]; away <= running[1] + more; away += 1) {
      let loss = 0;
      for (const block of group) loss += lossAfter(block, [block.before[0] + home, block.before[1] + away]);
      if (loss > max) max = loss;
    }
  }
  return max;
}

const isLevel = ({ period }: Block, [home, away]: Pair) => period === 'full' && home === away;

/** A match does not end level. */
function lossIn(block: Block, score: Pair): number {
  return isLevel(block, score) ? Number.NEGATIVE_INFINITY : block.lossAt(score);
}

/** After the last quarter of the period; a match that is level then goes on. */
function lossAtLast(block: Block, score: Pair): number {
  if (!isLevel(block, score)) return block.lossAt(score);
  let max = Number.NEGATIVE_INFINITY;
  for (const after of scoresFrom(score, OVERTIME)) max = Math.max(max, lossIn(block, after));
  return max;
}
