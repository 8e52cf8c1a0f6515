import type { World } from '../../world/engine/world.model';
import type { SelectionIds, VenueSelection } from '../../modules/venue';
import { findContender } from '../shared/contender-offer';
import type { Lookup, Offer } from '../shared/venue-offer';
import { marketOfObId, matchOfObId, obMarketId, optionOfObId } from './ob.ids';
import { slotsOf } from './ob.market';
import { OB_PRICING, isInPlay } from './ob.match';
import { playOf, type Play } from './ob.numbers';

/** An offer with OB's play and slot of it. */
export interface ObOffer extends Offer {
  play: Play;
  slot: number;
}

interface OfferQuery {
  marketId: string;
  optionId: string;
  /** Slot of the line. */
  slot: number;
}

/** Finds a selection as sold now. If its line has changed, the line in its slot replaces it. */
export function findOffer(world: World, { marketId, optionId, slot }: OfferQuery): Lookup<ObOffer> {
  const key = marketOfObId(marketId);
  const option = optionOfObId(optionId);
  if (!key || !option || option.matchNumber !== key.matchNumber || option.kind !== key.kind || option.period !== key.period)
    return 'missing';
  if (key.kind === 'outright') {
    const found = findContender(world, OB_PRICING, key.matchNumber, option.line ?? 0);
    return typeof found === 'string' ? found : { ...found, play: playOf(found.match.sport, found.market)!, slot: 1 };
  }
  const match = world.matchByNumber(key.matchNumber);
  const play = match && playOf(match.sport, key);
  if (!match || !play || option.line !== key.line) return 'missing';

  const at = world.now();
  if (at < world.opensAt(match)) return 'closed';
  const state = world.state(match, at);
  const slots = slotsOf(world.markets(match, OB_PRICING, at), key);
  const exact = slots.find(({ market }) => market.line === key.line);
  const found = exact ?? slots.find((other) => other.slot === slot) ?? slots[0];
  if (!found) return 'closed';
  const sold = found.market.options.find(({ role }) => role === option.role);
  if (!sold) return 'missing';
  return {
    match,
    state,
    inPlay: isInPlay(state.phase),
    play,
    market: found.market,
    slot: found.slot,
    role: option.role,
    price: sold.price,
    moved: !exact,
    open: state.suspended === null && sold.price !== null,
  };
}

/** The selection of a page's ids, on sale or not. */
export function findSelection(world: World, { matchId, marketId, selectionId }: SelectionIds): VenueSelection | null {
  const key = optionOfObId(selectionId);
  const match = matchOfObId(world, matchId);
  if (!key || match?.number !== key.matchNumber || marketId !== obMarketId(key)) return null;
  return playOf(match.sport, key) ? { ...key, match } : null;
}
