import type { MatchState, OptionRole, World, WorldMarket, WorldMatch } from '../../world/world.model';
import { marketOfFbId, matchOfFbId } from './fb.ids';
import { OPTION_TYPE } from './fb.market';
import { FB_PRICING, isInPlay } from './fb.match';

/** What stands behind a market id and an option type now. */
export interface Offer {
  match: WorldMatch;
  state: MatchState;
  inPlay: boolean;
  market: WorldMarket;
  role: OptionRole;
  /** Null while the option is locked. */
  price: string | null;
  /** The asked line is no longer sold; `market` is the line that took its place. */
  moved: boolean;
  /** Takes bets now. */
  open: boolean;
}

/** `missing`: FB never had such a market; `closed`: it is not sold any more. */
type Lookup = Offer | 'missing' | 'closed';

/** Looks a selection up as it is sold now. Where its line jumped, the best line of the same kind stands in. */
export function findOffer(world: World, marketId: number, optionType: number): Lookup {
  const key = marketOfFbId(marketId);
  const match = key && matchOfFbId(world, key.matchNumber);
  const role = (Object.keys(OPTION_TYPE) as OptionRole[]).find((name) => OPTION_TYPE[name] === optionType);
  if (!key || !match || !role) return 'missing';

  const at = world.now();
  const state = world.state(match, at);
  const sold = world
    .markets(match, FB_PRICING, at)
    .filter((market) => market.kind === key.kind && market.period === key.period);
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
