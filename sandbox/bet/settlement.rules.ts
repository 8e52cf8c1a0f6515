import type { Minor } from '../../lib/kit/number/money';
import type { Odds } from '../../lib/kit/number/odds';
import type { MatchState, MarketPeriod, OptionRole, Pair } from '../world/world.model';
import type { Outcome, Wager } from './bet.model';
import { factorOf, payoutOfBets } from './combination.rules';

/** What decides a market: a score, or nothing ever will. */
export type Ruling = { score: Pair } | 'void';

/**
 * The ruling on a period's markets, null while it is open. The first half stands once half time was reached, even if the
 * match is abandoned later; full-time markets of an abandoned match are void. venues §4
 */
export function rulingOf(state: MatchState, period: MarketPeriod): Ruling | null {
  if (state.phase === 'cancelled') return 'void';
  if (period === 'first-half' && state.phase !== 'first-half' && state.halfScore) return { score: state.halfScore };
  if (state.phase === 'abandoned') return 'void';
  return state.phase === 'ended' ? { score: state.score } : null;
}

/** How a wager ends at the final score of its period. */
export function outcomeOf(wager: Wager, score: Pair): Outcome {
  if (wager.kind === 'handicap') return fromQuarters(handicapQuarters(wager, score));
  if (wager.kind === 'total') return fromQuarters(totalQuarters(wager, score));
  return hits(wager.role, score) ? 'won' : 'lost';
}

/** Goals after the bet count for a handicap taken in play, all goals for one taken before kick-off. */
function handicapQuarters({ role, line, scoreAtBet }: Wager, [home, away]: Pair): number {
  const [homeThen, awayThen] = scoreAtBet ?? [0, 0];
  const forHome = (home - homeThen - (away - awayThen)) * 4 + (line ?? 0);
  return role === 'home' ? forHome : -forHome;
}

function totalQuarters({ role, line }: Wager, [home, away]: Pair): number {
  const over = (home + away) * 4 - (line ?? 0);
  return role === 'over' ? over : -over;
}

/** A quarter goal either way of the line wins or loses one of the two half stakes and returns the other. */
function fromQuarters(quarters: number): Outcome {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'half-won';
  if (quarters === 0) return 'push';
  return quarters === -1 ? 'half-lost' : 'lost';
}

function hits(role: OptionRole, [home, away]: Pair): boolean {
  switch (role) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'home-draw':
      return home >= away;
    case 'home-away':
      return home !== away;
    case 'draw-away':
      return home <= away;
    case 'yes':
      return home > 0 && away > 0;
    case 'no':
      return home === 0 || away === 0;
    case 'odd':
      return (home + away) % 2 === 1;
    case 'even':
      return (home + away) % 2 === 0;
    case 'over':
    case 'under':
      throw new RangeError(`${role} needs a total`);
  }
}

/** What goes back to the member of a single, stake included, in minor units. Parts of a minor unit are cut. */
export function payoutOf(stake: Minor, price: Odds, outcome: Outcome): Minor {
  return payoutOfBets(stake, [factorOf(price, outcome)], 1);
}
