import type { OptionRole, WorldMarket } from '../../world/engine/market.model';
import type { MatchState, WorldMatch } from '../../world/engine/world.model';

/** The offer of a venue's selection now. */
export interface Offer {
  match: WorldMatch;
  state: MatchState;
  inPlay: boolean;
  market: WorldMarket;
  role: OptionRole;
  /** Null while the selection is locked. */
  price: string | null;
  /** True when the requested line is not sold any more; `market` is the one that replaced it. */
  moved: boolean;
  /** True while it takes bets. */
  open: boolean;
}

/** True when it has a price. */
export function isPriced(offer: Offer): offer is Offer & { price: string } {
  return offer.price !== null;
}

/** `missing`: the venue never had such a selection; `closed`: it is not sold any more. */
export type Lookup<Found = Offer> = Found | 'missing' | 'closed';
