import type { MarketKind, MarketPeriod, OptionRole, Pair, WorldSport } from '../../../world/engine/world.model';

/**
 * pending: in-play, not yet confirmed, stake locked · accepted: runs · rejected: never ran, stake back · settled: over.
 */
export type BetState = 'pending' | 'accepted' | 'rejected' | 'settled';

/** How a settled bet ended. A void bet returns its stake. */
export type Outcome = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'void';

/** How a settled order ended: as its legs did, or given up whole before its end. */
export type BetOutcome = Outcome | 'cashed-out';

/** Why a pending bet was not confirmed. */
export type RejectReason = 'suspended' | 'score-changed' | 'odds-changed' | 'ended';

/** What a bet is on. `line` is the market's, in quarters from the home side. */
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

/** A leg as far as its outcome depends on it. */
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
