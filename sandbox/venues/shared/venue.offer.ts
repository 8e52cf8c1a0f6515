import type { MatchState, OptionRole, WorldMarket, WorldMatch } from '../../world/engine/world.model';

/** What stands behind a venue's selection now. */
export interface Offer {
  match: WorldMatch;
  state: MatchState;
  inPlay: boolean;
  market: WorldMarket;
  role: OptionRole;
  /** Null while the selection is locked. */
  price: string | null;
  /** The asked line is no longer sold; `market` is the one that took its place. */
  moved: boolean;
  /** Takes bets now. */
  open: boolean;
}

/** Whether it has a price to go by. */
export function isPriced(offer: Offer): offer is Offer & { price: string } {
  return offer.price !== null;
}

/** `missing`: the venue never had such a selection; `closed`: it is not sold any more. */
export type Lookup<Found = Offer> = Found | 'missing' | 'closed';
