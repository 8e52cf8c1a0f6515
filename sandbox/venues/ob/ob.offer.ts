import type { MatchState, OptionRole, World, WorldMarket, WorldMatch } from '../../world/world.model';
import { marketOfObId, optionOfObId, type MarketKey } from './ob.ids';
import { slotsOf } from './ob.market';
import { OB_PRICING } from './ob.match';
import { outrightsOf } from './ob.outright';
import { playOf, type Play } from './ob.play';
import { isInPlay } from './ob.state';

/** What stands behind a market id and an option's name now. */
export interface Offer {
  match: WorldMatch;
  state: MatchState;
  inPlay: boolean;
  play: Play;
  market: WorldMarket;
  slot: number;
  role: OptionRole;
  /** Null while the option is locked. */
  price: string | null;
  /** The line asked for is no longer sold; `market` is the one in its slot. */
  moved: boolean;
  /** Takes bets now. */
  open: boolean;
}

/** `missing`: OB never had such a market; `closed`: it is not sold any more. */
type Lookup = Offer | 'missing' | 'closed';

interface Asked {
  marketId: string;
  optionId: string;
  /** Slot in which the line stood. */
  slot: number;
}

/** Looks a selection up as it is sold now. Where its line jumped, the line in its slot stands in. */
export function findOffer(world: World, { marketId, optionId, slot }: Asked): Lookup {
  const key = marketOfObId(marketId);
  const option = optionOfObId(optionId);
  if (!key || !option || option.matchNumber !== key.matchNumber || option.kind !== key.kind || option.period !== key.period) return 'missing';
  if (key.kind === 'outright') return findContender(world, key, option.line);
  const match = world.matchByNumber(key.matchNumber);
  const play = match && playOf(match.sport, key);
  if (!match || !play || option.line !== key.line) return 'missing';

  const at = world.now();
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

function findContender(world: World, key: MarketKey, contender: number | null): Lookup {
  const outright = outrightsOf(world).find(({ match }) => match.number === key.matchNumber);
  const option = outright?.options.find(({ number }) => number === contender);
  if (!outright || !option) return outright ? 'missing' : 'closed';
  const { match } = outright;
  const { price } = option;
  const market: WorldMarket = { kind: 'outright', period: 'full', line: contender, main: true, options: [{ role: 'yes', price }] };
  const play = playOf('football', market)!;
  const state = world.state(match);
  return { match, state, inPlay: false, play, market, slot: 1, role: 'yes', price, moved: false, open: price !== null };
}
