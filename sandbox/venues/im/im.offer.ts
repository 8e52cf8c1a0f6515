import type { MatchState, OptionRole, World, WorldMarket, WorldMatch } from '../../world/world.model';
import { IM_PRICING, isRunning } from './im.event';
import { matchOfImId, selectionOfImId } from './im.ids';

/** What stands behind a selection id now. */
export interface Offer {
  match: WorldMatch;
  state: MatchState;
  inPlay: boolean;
  market: WorldMarket;
  role: OptionRole;
  /** Null while the selection is locked. */
  price: string | null;
  /** The asked line is no longer sold; `market` is the nearest that is. */
  moved: boolean;
  /** Takes bets now. */
  open: boolean;
}

/** `invalid`: IM never had such a selection; `closed`: it is not sold any more. */
type Lookup = Offer | 'invalid' | 'closed';

/** Looks a selection up as it is sold now. Where its line jumped, the nearest of the same kind stands in. */
export function findOffer(world: World, eventId: number, selectionId: number): Lookup {
  const key = selectionOfImId(selectionId);
  const match = matchOfImId(world, eventId);
  if (!key || !match || key.line.matchNumber !== match.number) return 'invalid';
  const { line, role } = key;
  const at = world.now();
  if (line.kind === 'outright') return contender(world, match, line.line ?? 0, at);
  const state = world.state(match, at);
  const sold = world.markets(match, IM_PRICING, at).filter(({ kind, period }) => kind === line.kind && period === line.period);
  const exact = sold.find((market) => market.line === line.line);
  const distance = (market: WorldMarket) => Math.abs((market.line ?? 0) - (line.line ?? 0));
  const market = exact ?? sold.toSorted((a, b) => distance(a) - distance(b) || Number(b.main) - Number(a.main))[0];
  if (!market) return 'closed';
  const option = market.options.find((one) => one.role === role);
  if (!option) return 'invalid';
  const open = state.suspended === null && option.price !== null;
  return { match, state, inPlay: isRunning(state.phase), market, role, price: option.price, moved: !exact, open };
}

/** A contender of 冠军, while its competition's bets are open. */
function contender(world: World, match: WorldMatch, number: number, at: number): Lookup {
  const outright = world.outrights(IM_PRICING, at).find((one) => one.number === match.number && at < one.closesAt);
  const option = outright?.options.find((one) => one.number === number);
  if (!option) return outright ? 'invalid' : 'closed';
  const { price } = option;
  const market: WorldMarket = { kind: 'outright', period: 'full', line: number, main: true, options: [{ role: 'yes', price }] };
  return { match, state: world.state(match, at), inPlay: false, market, role: 'yes', price, moved: false, open: price !== null };
}
