import type { MarketKind, MarketPeriod, OptionRole } from '../../../world/engine/market.model';
import type { Pair, WorldSport } from '../../../world/engine/world.model';

/**
 * pending: in-play, not yet confirmed, stake locked · accepted: runs · rejected: never ran, stake back · settled: over.
 */
export type BetState = 'pending' | 'accepted' | 'rejected' | 'settled';

/** The end of a settled bet. A void bet returns its stake. */
export type Outcome = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'void';

/** The end of a settled order: that of its legs, or cashed out whole before it. */
export type BetOutcome = Outcome | 'cashed-out';

/** Reason for which a pending bet was not confirmed. */
export type RejectReason = 'suspended' | 'score-changed' | 'odds-changed' | 'ended';

/** A bet's selection. `line` is the market's, in quarters from the home side. */
export interface Wager {
  kind: MarketKind;
  period: MarketPeriod;
  line: number | null;
  role: OptionRole;
  /** Score from which a handicap counts: of a football bet taken in play; null = from the start. */
  scoreAtBet: Pair | null;
  /** Sold without a draw. */
  twoWay?: boolean;
}

/** The fields of a leg that decide its outcome. */
export interface LegBet {
  sport: WorldSport;
  kind: MarketKind;
  period: MarketPeriod;
  line: number | null;
  role: OptionRole;
  inPlay: boolean;
  /** The score when the bet was taken; null unless in play. */
  homeAtBet: number | null;
  awayAtBet: number | null;
}
