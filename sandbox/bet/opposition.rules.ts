import type { MarketKind, OptionRole, Pair } from '../world/world.model';
import type { BetLeg, BetRow } from './bet.schema';
import { factorOf } from './combination.rules';
import { outcomeOf } from './settlement.rules';
import { wagerOf } from './verdict.rules';

/** A leg of a member's bet with what of the bet decides about opposition. */
export type StakedLeg = Pick<
  BetLeg,
  'betId' | 'sport' | 'matchId' | 'period' | 'kind' | 'line' | 'role' | 'price' | 'inPlay' | 'homeAtBet' | 'awayAtBet'
> &
  Pick<BetRow, 'stake' | 'cashedStake' | 'placedAt' | 'closedAt'> & {
    /** Several legs: a combination. */
    isCombo: boolean;
  };

type Side = 'first' | 'second' | 'draw' | 'no-draw';

/** Kinds that all decide who is ahead: bets on opposite sides of them meet, whatever the line. */
const AHEAD: ReadonlySet<MarketKind> = new Set(['winner', 'handicap', 'double-chance', 'draw-no-bet', 'set-handicap']);

const SIDES: Partial<Record<OptionRole, Side>> = {
  home: 'first',
  'home-draw': 'first',
  away: 'second',
  'draw-away': 'second',
  draw: 'draw',
  'home-away': 'no-draw',
  over: 'first',
  under: 'second',
  yes: 'first',
  no: 'second',
  odd: 'first',
  even: 'second',
};

const OPPOSITE: Readonly<Record<Side, Side>> = { first: 'second', second: 'first', draw: 'no-draw', 'no-draw': 'draw' };

/** The market that a leg is on, whichever venue and line; null of kinds that have no opposite side. */
function marketOf({ matchId, period, kind, role }: StakedLeg): string | null {
  if (kind === 'outright' || !SIDES[role]) return null;
  return `${matchId} ${period} ${AHEAD.has(kind) ? 'ahead' : kind}`;
}

const restOf = ({ stake, cashedStake }: StakedLeg) => stake - cashedStake;
const sumOf = (legs: readonly StakedLeg[]) => legs.reduce((sum, leg) => sum + restOf(leg), 0n);
const least = (...amounts: bigint[]) => amounts.reduce((low, amount) => (amount < low ? amount : low));

/** Both ran at the same time: what is over when the other is placed hedges nothing. */
function overlap(one: StakedLeg, other: StakedLeg): boolean {
  return (one.closedAt === null || one.closedAt >= other.placedAt) && (other.closedAt === null || other.closedAt >= one.placedAt);
}

/**
 * The part of each bet's stake that meets opposite bets of the same member, by the bet's number; bets that meet none are missing.
 * `legs`: all legs of the member's bets on the matches in question.
 *
 * On one market the stakes of opposite sides cancel each other, oldest bets first, so that their difference is left. Of home,
 * draw and away the least stake cancels on all three sides. A combination with a leg opposite to another bet cancels whole, and
 * a single bet meets the stakes of combinations on the other side. Bets on the goals of a football match that cover each other by
 * other ways, such as a total and correct scores, count at most what all of them together can lose.
 */
export function opposedStakes(legs: readonly StakedLeg[]): Map<bigint, bigint> {
  const opposed = new Map<bigint, bigint>();
  const markets = new Map<string, StakedLeg[]>();
  for (const leg of legs) {
    const market = marketOf(leg);
    if (market !== null && restOf(leg) > 0n) markets.set(market, [...(markets.get(market) ?? []), leg]);
  }
  for (const market of markets.values()) {
    for (const [betId, amount] of opposedOn(market)) {
      const known = opposed.get(betId) ?? 0n;
      opposed.set(betId, amount > known ? amount : known);
    }
  }
  for (const period of periodsOf(legs)) boundByLoss(period, opposed);
  return opposed;
}

/** Kinds that can cover each other and other kinds, so that sides alone do not show it. */
const COVERING: ReadonlySet<MarketKind> = new Set(['correct-score', 'both-score', 'odd-even', 'home-total', 'away-total']);

/** Single bets on the goals of one match and period, where some of them are of covering kinds. */
function periodsOf(legs: readonly StakedLeg[]): StakedLeg[][] {
  const periods = new Map<string, StakedLeg[]>();
  for (const leg of legs) {
    if (leg.sport !== 'football' || leg.isCombo || leg.kind === 'outright' || leg.kind === 'corner-total' || restOf(leg) <= 0n) continue;
    const key = `${leg.matchId} ${leg.period}`;
    periods.set(key, [...(periods.get(key) ?? []), leg]);
  }
  return [...periods.values()].filter((period) => period.length > 1 && period.some(({ kind }) => COVERING.has(kind)));
}

/** Goals of a side beyond those at the newest bet that results are tried with. */
const GOALS = 10;

/** Cancels of a period's stakes, oldest bets first, what exceeds the most that all of them together can lose. */
function boundByLoss(period: readonly StakedLeg[], opposed: Map<bigint, bigint>): void {
  const inOrder = period.toSorted((a, b) => (a.betId < b.betId ? -1 : 1));
  const left = (leg: StakedLeg) => restOf(leg) - (opposed.get(leg.betId) ?? 0n);
  let excess = inOrder.reduce((sum, leg) => sum + left(leg), 0n) - maxLoss(inOrder);
  for (const leg of inOrder) {
    if (excess <= 0n) return;
    const part = least(left(leg), excess);
    opposed.set(leg.betId, (opposed.get(leg.betId) ?? 0n) + part);
    excess -= part;
  }
}

function maxLoss(legs: readonly StakedLeg[]): bigint {
  const counts = legs[0]!.period !== 'second-half';
  const [home, away] = [
    Math.max(...legs.map((leg) => (counts ? (leg.homeAtBet ?? 0) : 0))),
    Math.max(...legs.map((leg) => (counts ? (leg.awayAtBet ?? 0) : 0))),
  ];
  let max = 0n;
  for (let more = 0; more <= GOALS; more += 1) {
    for (let others = 0; others <= GOALS; others += 1) {
      const lost = legs.reduce((sum, leg) => sum + restOf(leg) - paidAt(leg, [home + more, away + others]), 0n);
      if (lost > max) max = lost;
    }
  }
  return max;
}

function paidAt(leg: StakedLeg, score: Pair): bigint {
  const { top, bottom } = factorOf(leg.price, outcomeOf(wagerOf(leg), score));
  return (restOf(leg) * top) / bottom;
}

function opposedOn(market: readonly StakedLeg[]): Map<bigint, bigint> {
  const opposed = new Map<bigint, bigint>();
  const on = (side: Side, isCombo: boolean) => market.filter((leg) => SIDES[leg.role] === side && leg.isCombo === isCombo);
  const stakes = { first: sumOf(on('first', false)), second: sumOf(on('second', false)), draw: sumOf(on('draw', false)) };
  const triple = least(stakes.first, stakes.second, stakes.draw);
  for (const side of ['first', 'second', 'draw', 'no-draw'] as const) {
    const singles = on(side, false).toSorted((a, b) => (a.betId < b.betId ? -1 : 1));
    const other = OPPOSITE[side];
    const facing = sumOf(on(other, false));
    const own = side === 'no-draw' ? 0n : triple;
    const combos = on(other, true).filter((combo) => singles.some((single) => overlap(single, combo)));
    const theirs = other === 'no-draw' ? 0n : triple;
    let cover = own + (facing - theirs) + sumOf(combos);
    for (const leg of singles) {
      const part = least(restOf(leg), cover);
      if (part > 0n) opposed.set(leg.betId, part);
      cover -= part;
    }
    const against = [...on(other, false), ...on(other, true)];
    for (const combo of on(side, true)) {
      if (against.some((leg) => leg.betId !== combo.betId && overlap(leg, combo))) opposed.set(combo.betId, restOf(combo));
    }
  }
  return opposed;
}
