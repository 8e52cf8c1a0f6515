import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import type { LegBet, Outcome, Wager } from './bet.model';
import { FULL_COVER, factorOf, payoutOfBets } from './combination.rules';

/** The end of a bet: its outcome, and its payout, stake included, in minor units. */
export interface Verdict {
  outcome: Outcome;
  payout: Minor;
}

interface Judged {
  /** Legs per bet; 0 = every combination of two legs and more. */
  size: number;
  stake: Minor;
  legs: readonly { price: Odds; outcome: Outcome | null }[];
}

/**
 * The verdict on a bet: when every leg is decided, or at once when so many legs are lost that no combination can pay any more;
 * null before. A void leg counts factor 1. The payout decides the outcome of several legs: more than the stake is won, the stake
 * itself a push, less lost; all legs void is void.
 */
export function verdictOf({ size, stake, legs }: Judged): Verdict | null {
  const alive = legs.filter((leg) => leg.outcome !== 'lost').length;
  if (alive < (size === FULL_COVER ? 2 : size)) return { outcome: 'lost', payout: 0n };
  if (legs.some((leg) => leg.outcome === null)) return null;
  const payout = maxPayoutOf({ size, stake, legs });
  const [only, second] = legs;
  if (only?.outcome && !second) return { outcome: only.outcome, payout };
  if (legs.every((leg) => leg.outcome === 'void')) return { outcome: 'void', payout };
  return { outcome: payout > stake ? 'won' : payout === stake ? 'push' : 'lost', payout };
}

/** The most that the bet can still return: legs without an outcome count as won. Minor units. */
export function maxPayoutOf({ size, stake, legs }: Judged): Minor {
  return payoutOfBets(
    stake,
    legs.map((leg) => factorOf(leg.price, leg.outcome)),
    size,
  );
}

/** The wager of a leg, as the settlement rules take it. */
export function wagerOf({ sport, kind, period, line, role, inPlay, homeAtBet, awayAtBet }: LegBet): Wager {
  const football = sport === 'football';
  return { kind, period, line, role, scoreAtBet: inPlay && football ? [homeAtBet ?? 0, awayAtBet ?? 0] : null, twoWay: !football };
}
