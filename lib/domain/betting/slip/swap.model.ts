import type { VenueCode } from '@pavilion/contract/constants';
import type { Match, Pair } from '@/lib/domain/betting/match/sport.model';
import type { Odds } from '@pavilion/number/odds';
import type { SlipLeg } from './slip.model';

/** The twin of a leg's match at a venue, or why it is not known. */
export type TwinReading = { venue: VenueCode } & ({ match: Match } | { match: null; state: 'looking' | 'none' | 'maintenance' | 'failed' });

/** A leg's selection at another venue, or why it cannot be bet on there. `behind`: the venues show different scores. */
export type SwapTarget = { venue: VenueCode } & (
  | { state: 'open'; leg: SlipLeg; parlay: boolean }
  | { state: 'line'; line: string }
  | { state: 'looking' | 'none' | 'maintenance' | 'failed' | 'suspended' | 'behind' }
);

/** State of a leg's match now. */
export interface MatchNow {
  live: boolean;
  score: Pair | null;
}

/** A leg with its offers at all venues. */
export interface LegOffers {
  leg: SlipLeg;
  /** The present price at its own venue; null while none is known or it takes no bet. */
  price: Odds | null;
  /** Its own venue takes no bet on it now. */
  shut: boolean;
  /** Its own venue sells it in parlays, as far as is known. */
  parlay: boolean;
  /** A bet with it is under way: it stays where it is. */
  isFixed: boolean;
  /** The other venues, in display order; empty for a selection that only its venue can name. */
  targets: readonly SwapTarget[];
}

/** Offer for a leg of a parlay over several venues: the venue of an earlier leg, or why it cannot be moved there. */
export type RowSwap =
  | { kind: 'move'; leg: SlipLeg }
  | { kind: 'line'; venue: VenueCode; line: string }
  | { kind: 'none'; venue: VenueCode; why: 'none' | 'maintenance' | 'failed' | 'suspended' | 'behind' | 'no-parlay' | 'same-match' }
  | { kind: 'looking' }
  | { kind: 'nowhere' }
  | { kind: 'fixed' };

/** Offer for a single: another venue with a higher price, or one that takes the bet that its own does not. */
export interface SingleSwap {
  leg: SlipLeg;
  /** `0.03`; null when its own venue takes no bet. */
  by: string | null;
}

/** All legs at one venue, in their order. */
export interface WholeSwap {
  venue: VenueCode;
  legs: readonly SlipLeg[];
  /** Product of the prices. */
  total: Odds;
}

/** The offer in a row: a line in a parlay, a button beside the limit of a single. */
export type SwapRow =
  | { kind: 'blank' | 'looking' }
  | ({ kind: 'single' } & SingleSwap)
  | { kind: 'parlay'; swap: Exclude<RowSwap, { kind: 'looking' }> };

/** Content of the part below the legs of a parlay over several venues. */
export type SwapFoot =
  | { kind: 'blank' | 'looking' | 'nowhere'; legs: number }
  | { kind: 'whole'; legs: number; swaps: readonly WholeSwap[] };

/** A leg that was moved, with its stake as typed before. */
export interface SwappedLeg {
  before: SlipLeg;
  after: SlipLeg;
  stake: string | undefined;
}
