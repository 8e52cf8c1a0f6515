import type { MarketKind, OptionRole } from '../../../world/engine/market.model';
import type { BetLeg, BetRow } from './bet.tables';
import { isOnScore, type RiskedLeg } from '../loss/loss-table.rules';
import { maxLoss } from '../loss/max-loss.rules';
import type { Position } from '../loss/position.rules';

/** A leg of a member's bet with the bet's fields that decide about opposition. */
export type StakedLeg = Pick<
  BetLeg,
  'betId' | 'sport' | 'matchId' | 'period' | 'kind' | 'line' | 'role' | 'price' | 'inPlay' | 'homeAtBet' | 'awayAtBet'
> &
  Pick<BetRow, 'stake' | 'cashedStake' | 'placedAt' | 'closedAt'> & {
    /** Several legs: a combination. */
    isCombo: boolean;
  };

/** The position of a match at a moment (world ms); null where the match is unknown. */
export type PositionAt = (matchId: string, at: number) => Position | null;

type Side = 'first' | 'second' | 'draw' | 'no-draw';

/** Kinds within which opposite sides meet, whichever their line and period. Without one, only the possible loss decides. */
const FAMILIES: Readonly<Record<MarketKind, 'ahead' | 'count' | 'corners' | 'both-score' | 'parity' | null>> = {
  winner: 'ahead',
  handicap: 'ahead',
  'double-chance': 'ahead',
  'draw-no-bet': 'ahead',
  'set-handicap': 'ahead',
  total: 'count',
  'set-total': 'count',
  'home-total': 'count',
  'away-total': 'count',
  'corner-total': 'corners',
  'both-score': 'both-score',
  'odd-even': 'parity',
  'correct-score': null,
  outright: null,
};

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

/** Bets of one direction can all be lost together. */
function directionOf({ kind, role, period }: StakedLeg): string {
  const family = FAMILIES[kind];
  return `${family} ${SIDES[role]} ${family === 'parity' ? period : ''}`;
}

/** Odd and even of two periods meet on every side: which of them is the hedge depends on what was scored before. */
function areOpposite(one: StakedLeg, other: StakedLeg): boolean {
  const [side, facing] = [SIDES[one.role], SIDES[other.role]];
  const family = FAMILIES[one.kind];
  if (one.betId === other.betId || family === null || family !== FAMILIES[other.kind] || !side || !facing) return false;
  return facing === OPPOSITE[side] || (family === 'parity' && one.period !== other.period);
}

/** True when both ran at the same time: a bet that is over when the other is placed hedges nothing. */
function overlap(one: StakedLeg, other: StakedLeg): boolean {
  return (one.closedAt === null || one.closedAt >= other.placedAt) && (other.closedAt === null || other.closedAt >= one.placedAt);
}

const restOf = ({ stake, cashedStake }: StakedLeg) => stake - cashedStake;
const least = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * The part of each bet's stake that meets opposite bets of the same member, by the bet's number; bets that meet none are missing.
 * `legs`: all legs of the member's bets on the matches in question.
 *
 * On one match, opposite sides cancel each other over all periods, lines and kinds of a family, oldest bets first, so that their
 * difference remains. The least stake of home, draw and away of a period cancels on all three sides. A combination with a leg
 * opposite to another bet cancels whole, and a single bet meets the stakes of combinations on the other side. All single bets of a
 * match together count at most what they can lose.
 *
 * Each bet is compared with the older ones that ran when it was placed. Later bets do not change what a closed bet met, so that
 * every settlement comes to the same parts.
 */
export function opposedStakes(legs: readonly StakedLeg[], positionAt: PositionAt = () => null): Map<bigint, bigint> {
  const opposed = new Map<bigint, bigint>();
  const staked = legs.filter((leg) => restOf(leg) > 0n && leg.kind !== 'outright');
  for (const matchId of new Set(staked.map((leg) => leg.matchId))) {
    const match = staked.filter((leg) => leg.matchId === matchId);
    for (const [betId, amount] of opposedOn(match, positionAt)) {
      const known = opposed.get(betId) ?? 0n;
      opposed.set(betId, amount > known ? amount : known);
    }
  }
  return opposed;
}

/** A part of a home and an away bet of one period that met. */
interface Met {
  legs: readonly [StakedLeg, StakedLeg];
  amount: bigint;
}

/** The bets of one match while they are compared in the order in which they were placed. */
class Meeting {
  readonly cancelled = new Map<bigint, bigint>();
  private readonly met: Met[] = [];
  /** Stakes of combinations that single bets have not met yet. */
  private readonly covers = new Map<bigint, bigint>();

  left(leg: StakedLeg): bigint {
    return restOf(leg) - (this.cancelled.get(leg.betId) ?? 0n);
  }

  cancel(leg: StakedLeg, part: bigint): void {
    if (part > 0n) this.cancelled.set(leg.betId, (this.cancelled.get(leg.betId) ?? 0n) + part);
  }

  singles(one: StakedLeg, other: StakedLeg, draws: readonly StakedLeg[]): void {
    const part = least(this.left(one), this.left(other));
    if (part <= 0n) return;
    this.cancel(one, part);
    this.cancel(other, part);
    if (FAMILIES[one.kind] !== 'ahead' || SIDES[one.role] === 'draw' || SIDES[one.role] === 'no-draw') return;
    const met: Met = { legs: [one, other], amount: part };
    this.met.push(met);
    for (const draw of draws) this.third(draw, met);
  }

  /** A draw meets home and away bets that met each other. */
  draw(draw: StakedLeg): void {
    for (const met of this.met) this.third(draw, met);
  }

  private third(draw: StakedLeg, met: Met): void {
    if (met.legs.some((leg) => leg.period !== draw.period || !overlap(leg, draw))) return;
    const part = least(this.left(draw), met.amount);
    this.cancel(draw, part);
    met.amount -= part;
  }

  combination(combo: StakedLeg, single: StakedLeg): void {
    const cover = this.covers.get(combo.betId) ?? restOf(combo);
    const part = least(this.left(single), cover);
    this.cancel(single, part);
    this.covers.set(combo.betId, cover - part);
    this.whole(combo);
  }

  whole(combo: StakedLeg): void {
    this.cancelled.set(combo.betId, restOf(combo));
  }
}

function opposedOn(match: readonly StakedLeg[], positionAt: PositionAt): Map<bigint, bigint> {
  const meeting = new Meeting();
  const risks = new Map(match.map((leg) => [leg, { ...leg, rest: restOf(leg) }]));
  const ordered = match.toSorted((a, b) => (a.betId < b.betId ? -1 : 1));
  for (const [index, leg] of ordered.entries()) {
    const running = ordered.slice(0, index).filter((older) => overlap(older, leg));
    meet(meeting, leg, running);
    if (!leg.isCombo) boundByLoss(meeting, [...running.filter(({ isCombo }) => !isCombo), leg], risks, positionAt);
  }
  return meeting.cancelled;
}

/** Compares a bet with the older ones that ran when it was placed: single bets first, then combinations. */
function meet(meeting: Meeting, leg: StakedLeg, running: readonly StakedLeg[]): void {
  const facing = running.filter((older) => areOpposite(older, leg));
  const draws = running.filter(({ role, isCombo }) => role === 'draw' && !isCombo);
  for (const older of facing.toSorted((a, b) => Number(a.isCombo) - Number(b.isCombo))) {
    if (leg.isCombo && older.isCombo) [leg, older].forEach((combo) => meeting.whole(combo));
    else if (leg.isCombo) meeting.combination(leg, older);
    else if (older.isCombo) meeting.combination(older, leg);
    else meeting.singles(older, leg, draws);
  }
  if (leg.role === 'draw' && !leg.isCombo) meeting.draw(leg);
}

/** Cancels, oldest first, the stake of single bets that run together beyond the most that all of them together can lose. */
function boundByLoss(
  meeting: Meeting,
  singles: readonly StakedLeg[],
  risks: ReadonlyMap<StakedLeg, RiskedLeg>,
  positionAt: PositionAt,
): void {
  const together = singles.filter(isOnScore);
  const newest = together.at(-1);
  if (!newest || (FAMILIES[newest.kind] && new Set(together.map(directionOf)).size < 2)) return;
  const position = positionAt(newest.matchId, newest.placedAt) ?? positionAtBets(together);
  let excess =
    together.reduce((sum, leg) => sum + meeting.left(leg), 0n) -
    maxLoss(
      together.map((leg) => risks.get(leg)!),
      position,
    );
  for (const leg of together) {
    if (excess <= 0n) return;
    const part = least(meeting.left(leg), excess);
    meeting.cancel(leg, part);
    excess -= part;
  }
}

/** Position of an unknown match: goals at the bets, and the longest that a match of sets can be. */
function positionAtBets(legs: readonly StakedLeg[]): Position {
  const scored = (of: 'homeAtBet' | 'awayAtBet') => Math.max(...legs.map((leg) => (leg.sport === 'football' && leg[of]) || 0));
  return { format: 5, done: [], running: [scored('homeAtBet'), scored('awayAtBet')] };
}
