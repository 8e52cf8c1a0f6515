import type { World } from '../../world/engine/world.model';
import type { SelectionIds, VenueSelection } from '../../modules/venue';
import { findContender } from '../shared/contender-offer';
import type { Lookup } from '../shared/venue-offer';
import { marketOfFbId, matchOfFbId } from './fb.ids';
import { FB_PRICING, isInPlay, marketsAt } from './fb.match';
import { contenderOf, roleOf, sellsKind } from './fb.numbers';

/** Finds a selection as sold now. If its line has changed, the best line of the same kind replaces it. */
export function findOffer(world: World, marketId: number, type: number): Lookup {
  const key = marketOfFbId(marketId);
  if (key?.kind === 'outright') return findContender(world, FB_PRICING, key.matchNumber, contenderOf(type) ?? 0);
  const match = key && matchOfFbId(world, key.matchNumber);
  const role = roleOf(type);
  if (!key || !match || !role) return 'missing';

  const at = world.now();
  if (at < world.opensAt(match)) return 'closed';
  const state = world.state(match, at);
  const sold = marketsAt(world, match, at).filter((market) => market.kind === key.kind && market.period === key.period);
  const exact = sold.find((market) => market.line === key.line);
  const market = exact ?? sold.find((other) => other.main);
  if (!market) return 'closed';
  const option = market.options.find((one) => one.role === role);
  if (!option) return 'missing';

  return {
    match,
    state,
    inPlay: isInPlay(state.phase),
    market,
    role,
    price: option.price,
    moved: !exact,
    open: state.suspended === null && option.price !== null,
  };
}

/** The selection of a page's ids, on sale or not. */
export function findSelection(world: World, { matchId, marketId, selectionId }: SelectionIds): VenueSelection | null {
  const [market, type] = selectionId.split('_');
  const key = market === marketId ? marketOfFbId(Number(marketId)) : null;
  const role = roleOf(Number(type));
  const match = key && matchId === String(key.matchNumber) ? world.matchByNumber(key.matchNumber) : null;
  return key && match && role && sellsKind(match.sport, key.kind) ? { ...key, role, match } : null;
}
