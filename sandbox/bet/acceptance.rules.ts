import type { MarketPeriod, MatchState, Pair } from '../world/world.model';
import type { RejectReason } from './bet.model';
import { rulingOf } from './ruling.rules';

const SHORTEST_MS = 4000;
const SPREAD_MS = 2001n;
/** Spreads neighbouring numbers over the whole range. */
const SCATTER = 2_654_435_761n;

/** Real ms that an in-play order waits for its confirmation: 4 to 6 s, always the same for one order. */
export function delayOf(orderId: bigint): number {
  return SHORTEST_MS + Number((orderId * SCATTER) % SPREAD_MS);
}

interface PendingBet {
  period: MarketPeriod;
  /** World ms. */
  placedAt: number;
  scoreAtBet: Pair;
}

/**
 * The result of an in-play bet at the end of its delay, from its match at that moment: null = confirmed at its price. A goal or
 * a red card in between rejects it, also when the market reopened; points of basketball and tennis, which fall every few
 * seconds, do not.
 */
export function refusalAfterDelay(bet: PendingBet, state: MatchState): RejectReason | null {
  if (rulingOf(state, bet.period)) return 'ended';
  if (state.suspended) return 'suspended';
  if (state.sport !== 'football') return null;
  const [home, away] = bet.scoreAtBet;
  if (state.score[0] !== home || state.score[1] !== away) return 'score-changed';
  const stopped = state.incidents.some(({ type, at }) => (type === 'goal' || type === 'red') && at > bet.placedAt);
  return stopped ? 'score-changed' : null;
}
