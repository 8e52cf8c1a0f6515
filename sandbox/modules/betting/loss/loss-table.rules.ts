import type { MarketKind } from '../../../world/engine/market.model';
import type { Pair } from '../../../world/engine/world.model';
import type { Odds } from '@pavilion/number/odds';
import type { LegBet } from '../ruling/bet.model';
import { factorOf } from '../ruling/combination.rules';
import { outcomeOf } from '../ruling/settlement.rules';
import { wagerOf } from '../ruling/verdict.rules';

/** A single bet as its loss depends on the score. `rest`: the stake without what was cashed out. */
export interface RiskedLeg extends LegBet {
  price: Odds;
  rest: bigint;
}

/** The one number of a score by which a kind is decided. Tables need far fewer entries by it than by scores. */
interface Feature {
  size: (span: number) => number;
  indexOf: (score: Pair, span: number) => number;
  /** A score at that index. */
  scoreAt: (index: number, span: number) => Pair;
}

const SUM: Feature = { size: (span) => 2 * span + 1, indexOf: ([home, away]) => home + away, scoreAt: (index) => [index, 0] };
const HOME: Feature = { size: (span) => span + 1, indexOf: ([home]) => home, scoreAt: (index) => [index, 0] };
const AWAY: Feature = { size: (span) => span + 1, indexOf: ([, away]) => away, scoreAt: (index) => [0, index] };
const LEAD: Feature = {
  size: (span) => 2 * span + 1,
  indexOf: ([home, away], span) => home - away + span,
  scoreAt: (index, span) => [Math.max(index - span, 0), Math.max(span - index, 0)],
};
const SCORE: Feature = {
  size: (span) => (span + 1) ** 2,
  indexOf: ([home, away], span) => home * (span + 1) + away,
  scoreAt: (index, span) => [Math.floor(index / (span + 1)), index % (span + 1)],
};

const FEATURES: Readonly<Record<MarketKind, Feature | null>> = {
  winner: LEAD,
  handicap: LEAD,
  'set-handicap': LEAD,
  'double-chance': LEAD,
  'draw-no-bet': LEAD,
  total: SUM,
  'set-total': SUM,
  'odd-even': SUM,
  'home-total': HOME,
  'away-total': AWAY,
  'both-score': SCORE,
  'correct-score': SCORE,
  // Decided by no score of the match.
  outright: null,
  'corner-total': null,
};

/** True for bets that the scores of their match decide. */
export const isOnScore = ({ kind }: Pick<RiskedLeg, 'kind'>) => FEATURES[kind] !== null;

/** Adds up what bets on one period lose at a score of it, each side up to `span`. Losses are negative where a bet wins. */
export function lossTable(legs: readonly RiskedLeg[], span: number): (score: Pair) => number {
  const tables = new Map<Feature, Float64Array>();
  for (const leg of legs) {
    const feature = FEATURES[leg.kind];
    if (!feature) continue;
    const table = tables.get(feature) ?? new Float64Array(feature.size(span));
    for (const [index, loss] of lossesOf(leg, feature, span).entries()) table[index]! += loss;
    tables.set(feature, table);
  }
  const entries = [...tables];
  return (score) => {
    let loss = 0;
    for (const [feature, table] of entries) loss += table[feature.indexOf(score, span)] ?? 0;
    return loss;
  };
}

/** Losses by bet: every new bet of a match is compared with the same older ones. */
const known = new WeakMap<RiskedLeg, Float64Array>();

function lossesOf(leg: RiskedLeg, feature: Feature, span: number): Float64Array {
  const cached = known.get(leg);
  if (cached) return cached;
  const wager = wagerOf(leg);
  const losses = Float64Array.from({ length: feature.size(span) }, (_, index) => {
    const { top, bottom } = factorOf(leg.price, outcomeOf(wager, feature.scoreAt(index, span)));
    return Number(leg.rest - (leg.rest * top) / bottom);
  });
  known.set(leg, losses);
  return losses;
}
