import type { MatchState, OptionRole, World, WorldMarket, WorldMatch } from '../../world/world.model';
import { marketOfFbId, matchOfFbId } from './fb.ids';
import { contenderOf, roleOf } from './fb.numbers';
import { FB_PRICING, isInPlay, marketsAt } from './fb.match';

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
export function findOffer(world: World, marketId: number, type: number): Lookup {
  const key = marketOfFbId(marketId);
  if (key?.kind === 'outright') return findContender(world, key.matchNumber, type);
  const match = key && matchOfFbId(world, key.matchNumber);
  const role = roleOf(type);
  if (!key || !match || !role) return 'missing';

  const at = world.now();
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

/** A contender of an outright: a market of its own, on a match whose away side is the contender. */
function findContender(world: World, number: number, type: number): Lookup {
  const at = world.now();
  const outright = world.outrights(FB_PRICING, at).find((one) => one.number === number);
  const contender = contenderOf(type);
  if (contender === null) return 'missing';
  if (!outright) return world.matchByNumber(number) ? 'closed' : 'missing';
  const option = outright.options.find((one) => one.number === contender);
  if (!option) return 'missing';
  const state = world.state(outright.match, at);
  return {
    match: { ...outright.match, away: { id: `${outright.id}-${contender}`, number: contender, name: option.name } },
    state,
    inPlay: false,
    market: { kind: 'outright', period: 'full', line: contender, main: true, options: [{ role: 'yes', price: option.price }] },
    role: 'yes',
    price: option.price,
    moved: false,
    open: state.suspended === null && option.price !== null && at < outright.closesAt,
  };
}
