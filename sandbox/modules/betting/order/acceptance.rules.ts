import { MAX_WORTH } from '../../../world/engine/pricing';
import type { MatchState, Prospect } from '../../../world/engine/world.model';
import type { RejectReason } from '../ruling/bet.model';
import type { BetLeg } from './bet.tables';
import { rulingOf } from '../ruling/ruling.rules';
import { worthOf } from './worth.rules';
import type { LegBet } from '../ruling/bet.model';

const SHORTEST_MS = 4000;
const SPREAD_MS = 2001n;
/** Spreads neighbouring numbers over the whole range. */
const SCATTER = 2_654_435_761n;

/** Real ms that an in-play order waits for its confirmation: 4 to 6 s, always the same for one order. */
export function delayOf(orderId: bigint): number {
  return SHORTEST_MS + Number((orderId * SCATTER) % SPREAD_MS);
}

/** A leg of an in-play order. */
export interface PendingLeg extends LegBet, Pick<BetLeg, 'price'> {
  /** World ms. */
  placedAt: number;
}

/** An order that has lost more of its worth than this while it waited is as stale as one that has gained. */
const LEFT = 0.85;

/** `World.prospects` of a leg when it was placed, and at the end of its delay; null where nothing of its kind is sold. */
export interface Outlook {
  before: readonly Prospect[] | null;
  now: readonly Prospect[] | null;
}

/**
 * The result of a leg of an in-play order at the end of its delay, from its match at that moment: null = confirmed at its price. A
 * goal or a red card in between rejects it, also when the market reopened. Points of basketball and tennis, which fall every few
 * seconds, reject it only where they have moved the odds: its price is worth more than any that is sold, or much less than it was.
 */
export function rejectionAfterDelay(leg: PendingLeg, state: MatchState, { before, now }: Outlook): RejectReason | null {
  if (rulingOf(state, leg.period)) return 'ended';
  if (state.suspended || !now) return 'suspended';
  if (state.sport === 'football' && hasScored(leg, state)) return 'score-changed';
  const worth = worthOf(leg, now);
  const isLess = before !== null && worth < LEFT * worthOf(leg, before);
  return isLess || worth > MAX_WORTH.accepted ? 'odds-changed' : null;
}

/** True when a goal or a red card fell since the order; a leg before the start was taken at 0-0. */
function hasScored({ inPlay, homeAtBet, awayAtBet, placedAt }: PendingLeg, state: MatchState): boolean {
  const [home, away] = inPlay ? [homeAtBet ?? 0, awayAtBet ?? 0] : [0, 0];
  if (state.score[0] !== home || state.score[1] !== away) return true;
  return state.incidents.some(({ type, at }) => (type === 'goal' || type === 'red') && at > placedAt);
}
