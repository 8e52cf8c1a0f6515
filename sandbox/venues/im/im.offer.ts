import type { WorldMarket } from '../../world/engine/market.model';
import type { World } from '../../world/engine/world.model';
import type { SelectionIds, VenueSelection } from '../../modules/venue';
import { findContender } from '../shared/contender-offer';
import type { Lookup } from '../shared/venue-offer';
import { matchOfImId, optionOfImId } from './im.ids';
import { IM_PRICING, isInPlay } from './im.match';

/** Finds a selection as sold now. If its line has changed, the nearest of the same kind replaces it. */
export function findOffer(world: World, eventId: number, selectionId: number): Lookup {
  const key = optionOfImId(selectionId);
  const match = matchOfImId(world, eventId);
  if (!key || !match || key.matchNumber !== match.number) return 'missing';
  const { kind, period, line, role } = key;
  if (kind === 'outright') return findContender(world, IM_PRICING, key.matchNumber, line ?? 0);
  const at = world.now();
  if (at < world.opensAt(match)) return 'closed';
  const state = world.state(match, at);
  const sold = world.markets(match, IM_PRICING, at).filter((market) => market.kind === kind && market.period === period);
  const exact = sold.find((market) => market.line === line);
  const distance = (market: WorldMarket) => Math.abs((market.line ?? 0) - (line ?? 0));
  const market = exact ?? sold.toSorted((a, b) => distance(a) - distance(b) || Number(b.main) - Number(a.main))[0];
  if (!market) return 'closed';
  const option = market.options.find((one) => one.role === role);
  if (!option) return 'missing';
  const open = state.suspended === null && option.price !== null;
  return { match, state, inPlay: isInPlay(state.phase), market, role, price: option.price, moved: !exact, open };
}

/** The selection of a page's ids, on sale or not. */
export function findSelection(world: World, { matchId, selectionId }: SelectionIds): VenueSelection | null {
  const key = optionOfImId(Number(selectionId.split('~')[0]));
  const match = matchOfImId(world, Number(matchId.split('-')[1]));
  return key && match && key.matchNumber === match.number ? { ...key, match } : null;
}
