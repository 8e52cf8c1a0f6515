import { SECOND } from '../../kernel/clock/calendar.ts';
import { normalChance } from '../engine/chance.ts';
import { driftAt } from '../engine/price-drift.ts';
import { addUp } from '../engine/score.ts';
import { countedProspects, countedProspectsOfAway, toDistribution, type Distribution } from '../engine/distribution.ts';
import type { MarketKind, MarketPeriod } from '../engine/market.model.ts';
import type { MatchState, Prospect } from '../engine/world.model.ts';
import { PERIOD_QUARTERS, type BasketballPeriod } from './periods.ts';
import { momentsOf, pointsAhead, possessionOf, SLOT_SECONDS, sumOf, type Possession, type PointDistribution } from './possession.ts';
import type { BasketballScript, Span } from './script.model.ts';
import { clockOf, HALF_SLOT, QUARTERS, worldTime, type BasketballFixture } from './script.ts';
import { spanIndex } from './state.ts';

/** Expectation for one period: the chances that decide every market. */
export interface PeriodFairOdds {
  period: BasketballPeriod;
  /** Share of the home side, without level ends. */
  winner: number;
  difference: Distribution;
  total: Distribution;
  home: Distribution;
  away: Distribution;
}

const DRIFT = { slowDrift: 0.006, noise: 0.001 };
const OVERTIME_SLOTS = 10;

/** Periods that are sold: the match, halves and the present or next quarter. */
function periodsAt(next: number): BasketballPeriod[] {
  if (next >= QUARTERS) return ['full'];
  return ['full', next < 2 ? 'first-half' : 'second-half', (['q1', 'q2', 'q3', 'q4'] as const)[next]!];
}

/** Possessions that one side still has in each quarter, in whole ones and the chance of one more. */
interface Ahead {
  whole: number;
  part: number;
}

/** Points per possession with price drift at a moment. */
export function driftedMeans(seed: string, { match, means }: BasketballFixture, phase: MatchState['phase'], at: number): Means {
  const drifted = (mean: number, side: string) => mean * Math.exp(driftAt(seed, match.id, side, phase, at, DRIFT));
  return [drifted(means[0], 'home'), drifted(means[1], 'away')];
}

type Means = BasketballFixture['means'];

/**
 * The model's expectation for a match in `state`, `at` a moment not before its latest basket.
 * @param means points per possession.
 */
export function basketballFairOdds(script: BasketballScript, state: MatchState, at: number, means: Means): PeriodFairOdds[] {
  const sides = means.map(possessionOf);
  const current = state.phase === 'not-started' ? 0 : spanIndex(script, at);
  const over = state.phase !== 'not-started' && at >= script.spans[current]!.to;
  return periodsAt(over ? current + 1 : current).map((period) => {
    const [first, last] = PERIOD_QUARTERS[period];
    const end = period === 'full' ? Math.max(last, current) : last;
    const scored = addUp(state.periodScores.slice(first, period === 'full' ? undefined : last + 1));
    const spreads = sides.map((possession, index) => {
      let whole = 0;
      let part = 0;
      for (let span = Math.max(first, current); span <= end; span += 1) {
        const ahead = aheadIn(script, span, span === current && state.phase !== 'not-started' ? at : null, index, possession);
        whole += ahead.whole;
        part += ahead.part;
      }
      const spread = pointsAhead(possession, whole, part);
      return { ...spread, lowest: spread.lowest + scored[index]! };
    });
    return computePeriod(period, spreads[0]!, spreads[1]!, period === 'full' ? sides : null);
  });
}

/** Chance of the home side before a match with quarters of so many minutes; the many possessions of a match are normally distributed. */
export function winChance(means: Means, quarterMinutes: number): number {
  const possessions = (QUARTERS * quarterMinutes * 60) / SLOT_SECONDS;
  const [home, away] = [momentsOf(possessionOf(means[0])), momentsOf(possessionOf(means[1]))];
  return normalChance((possessions * (home[0] - away[0])) / Math.sqrt(possessions * (home[1] + away[1])));
}

/** In a running span, the present possession counts by the chance that it is still to come. */
function aheadIn(script: BasketballScript, index: number, at: number | null, side: number, possession: Possession): Ahead {
  const span = script.spans[index]!;
  const slots = span.seconds / SLOT_SECONDS;
  if (at === null || at < span.from) return { whole: slots, part: 0 };
  if (at >= span.to) return { whole: 0, part: 0 };
  const { second } = clockOf(span, at);
  const slot = Math.floor(second / SLOT_SECONDS);
  const inside = second - slot * SLOT_SECONDS - side * HALF_SLOT;
  const whole = slots - slot - 1;
  if (inside <= 1) return { whole: whole + 1, part: 0 };
  if (inside >= HALF_SLOT || hasScored(script, index, slot, side)) return { whole, part: 0 };
  const open = (HALF_SLOT - inside) / (HALF_SLOT - 1);
  return { whole, part: open / (open + (1 - open) * possession[0]) };

  function hasScored(own: BasketballScript, spanAt: number, slotAt: number, which: number): boolean {
    const name = which === 0 ? 'home' : 'away';
    return own.baskets.some(
      (basket) =>
        basket.span === spanAt &&
        basket.at <= at! &&
        basket.side === name &&
        Math.floor(clockOf(span, basket.at).second / SLOT_SECONDS) === slotAt,
    );
  }
}

/** World ms at which a possession ended last, at a moment of a span: from then on it can score nothing. */
export function possessionEnded(span: Span, at: number): number {
  const { second, running } = clockOf(span, at);
  // While the clock is stopped after a minute, the minute's last possession has just ended.
  return running ? Math.round(at - (second % HALF_SLOT) * SECOND) : worldTime(span, second - 1) + SECOND;
}

/** @param overtime the sides' possessions if a level end is played on. */
function computePeriod(
  period: BasketballPeriod,
  home: PointDistribution,
  away: PointDistribution,
  overtime: readonly Possession[] | null,
): PeriodFairOdds {
  const size = home.chances.length + away.chances.length - 1;
  const difference = new Float64Array(size);
  const total = sumOf(home.chances, away.chances);
  const level = home.lowest - away.lowest;
  // Difference index of a result: its value is index + home.lowest - (away.lowest + away.chances.length - 1).
  const shift = away.chances.length - 1;
  for (let h = 0; h < home.chances.length; h += 1) {
    const p = home.chances[h]!;
    for (let a = 0; a < away.chances.length; a += 1) difference[h - a + shift]! += p * away.chances[a]!;
  }
  const zero = shift - level;
  const levelChance = zero >= 0 && zero < size ? difference[zero]! : 0;
  const lowest = home.lowest - (away.lowest + shift);
  if (!overtime || levelChance < 1e-9) {
    return {
      period,
      winner: winnerShare(difference, zero),
      difference: toDistribution(lowest, difference),
      total: toDistribution(home.lowest + away.lowest, total),
      home: toDistribution(home.lowest, home.chances),
      away: toDistribution(away.lowest, away.chances),
    };
  }
  return playedOn(period, home, away, { difference, lowest, total }, overtime);
}

function winnerShare(difference: Float64Array, zero: number): number {
  let below = 0;
  let above = 0;
  for (let i = 0; i < difference.length; i += 1) {
    if (i < zero) below += difference[i]!;
    else if (i > zero) above += difference[i]!;
  }
  return above + below > 0 ? above / (above + below) : 0.5;
}

interface Regular {
  difference: Float64Array;
  lowest: number;
  total: Float64Array;
}

/** Every level end becomes an overtime's; one that is level again is treated like those that are not. */
function playedOn(
  period: BasketballPeriod,
  home: PointDistribution,
  away: PointDistribution,
  regular: Regular,
  [byHome, byAway]: readonly Possession[],
): PeriodFairOdds {
  const h = pointsAhead(byHome!, OVERTIME_SLOTS, 0).chances;
  const a = pointsAhead(byAway!, OVERTIME_SLOTS, 0).chances;
  const maxPoints = h.length - 1;
  let level = 0;
  for (let i = 0; i <= maxPoints; i += 1) level += h[i]! * a[i]!;
  const scale = 1 / (1 - level);
  const byDifference = new Float64Array(2 * maxPoints + 1);
  const bySum = new Float64Array(2 * maxPoints + 1);
  const byH = new Float64Array(maxPoints + 1);
  const byA = new Float64Array(maxPoints + 1);
  for (let i = 0; i <= maxPoints; i += 1)
    for (let j = 0; j <= maxPoints; j += 1) {
      if (i === j) continue;
      const p = h[i]! * a[j]! * scale;
      byDifference[i - j + maxPoints]! += p;
      bySum[i + j]! += p;
      byH[i]! += p;
      byA[j]! += p;
    }
  // Points of either side if the regular time ends level.
  const start = Math.max(home.lowest, away.lowest);
  const stop = Math.min(home.lowest + home.chances.length, away.lowest + away.chances.length);
  const levels = new Float64Array(Math.max(0, stop - start));
  for (let points = start; points < stop; points += 1)
    levels[points - start] = home.chances[points - home.lowest]! * away.chances[points - away.lowest]!;
  const chance = levels.reduce((x, y) => x + y, 0);

  const low = Math.min(regular.lowest, -maxPoints);
  const high = Math.max(regular.lowest + regular.difference.length - 1, maxPoints);
  const difference = new Float64Array(high - low + 1);
  difference.set(regular.difference, regular.lowest - low);
  difference[-low] = 0;
  for (let i = 0; i < byDifference.length; i += 1) difference[i - maxPoints - low]! += chance * byDifference[i]!;

  const doubled = new Float64Array(Math.max(0, 2 * levels.length - 1));
  for (let i = 0; i < levels.length; i += 1) doubled[2 * i] = levels[i]!;
  return {
    period,
    winner: winnerShare(difference, -low),
    difference: toDistribution(low, difference),
    total: moved({ lowest: home.lowest + away.lowest, chances: regular.total }, { lowest: 2 * start, chances: doubled }, bySum),
    home: moved(home, { lowest: start, chances: levels }, byH),
    away: moved(away, { lowest: start, chances: levels }, byA),
  };
}

/** A count from which the chances `out` are removed and added again with the points of overtime. */
function moved(count: PointDistribution, out: PointDistribution, added: Float64Array): Distribution {
  const chances = new Float64Array(Math.max(count.chances.length, out.lowest + out.chances.length - 1 - count.lowest + added.length));
  chances.set(count.chances);
  const offset = out.lowest - count.lowest;
  for (let i = 0; i < out.chances.length; i += 1) {
    const p = out.chances[i]!;
    if (p === 0) continue;
    chances[i + offset]! -= p;
    for (let j = 0; j < added.length; j += 1) chances[i + offset + j]! += p * added[j]!;
  }
  return toDistribution(count.lowest, chances);
}

/** Possible results of markets of a kind in a period that is sold now; null in any other. */
export function basketballProspects(
  fairOdds: readonly PeriodFairOdds[],
  kind: MarketKind,
  period: MarketPeriod,
): readonly Prospect[] | null {
  const one = fairOdds.find((candidate) => candidate.period === period);
  if (!one) return null;
  switch (kind) {
    case 'winner':
    case 'handicap':
      return countedProspects(one.difference);
    case 'total':
    case 'odd-even':
      return countedProspects(one.total);
    case 'home-total':
      return countedProspects(one.home);
    case 'away-total':
      return countedProspectsOfAway(one.away);
    default:
      return null;
  }
}
