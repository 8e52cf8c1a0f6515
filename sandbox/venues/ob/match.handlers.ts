import type { World, WorldMatch, WorldOutright } from '../../world/engine/world.model';
import { CODE, ObError } from './ob.error';
import { matchOfObId, obMatchId } from './ob.ids';
import { LIST, arrange, idsOf, listScope, matchesOf, matchesOnSale, pageOf, requestedDay, type ListType } from './ob.list.rules';
import { toPlays } from './ob.market';
import { OB_PRICING, isInPlay, toObMatch } from './ob.match';
import { leagueName } from '../shared/venue-names.rules';
import { outrightsOf, toObOutright } from './ob.outright';
import type { ListRequest } from './ob.request';

/** Most matches of one call by ids. */
const MAX_MATCH_IDS = 40;
/** Most matches that a search returns. */
const MAX_RESULTS = 50;

/** A page of a list: matches in play, or not in play. @throws ObError 0408006 without a menu's number, 9999999 for another list's type. */
export function list(world: World, body: ListRequest, types: readonly ListType[]) {
  const { type, sport } = listScope(body, types);
  if (!sport) return [];
  const day = type === LIST.early ? requestedDay(body.md) : null;
  const all = arrange(matchesOf(world, type, sport), { leagues: idsOf(body.tid), day, sort: body.sort });
  return pageOf(all, body).map((match) => toObMatch(world, match));
}

/** `matchesPB`: leagues whose winner can be bet on. */
export function outrights(world: World, body: ListRequest) {
  const { sport } = listScope(body, [LIST.outright]);
  return pageOf(
    outrightsOf(world).filter(({ league }) => league.sport === sport),
    body,
  ).map(toObOutright);
}

function outrightOf(world: World, mid: string): WorldOutright | null {
  return outrightsOf(world).find(({ match }) => obMatchId(match) === mid) ?? null;
}

/** `getMatchBaseInfoByMidsPB`: those of the matches that OB knows. */
export function matchesByMids(world: World, mids: string) {
  return idsOf(mids)
    .slice(0, MAX_MATCH_IDS)
    .flatMap((id) => baseOf(world, id) ?? []);
}

function baseOf(world: World, mid: string) {
  const outright = outrightOf(world, mid);
  if (outright) return toObOutright(outright);
  const match = matchOfObId(world, mid);
  return match && toObMatch(world, match);
}

/** `getMatchDetailPB` @throws ObError 0402001 */
export function detail(world: World, mid: string) {
  const base = baseOf(world, mid);
  if (!base) throw new ObError(CODE.matchMissing);
  return base;
}

/** Groups of plays that a detail can be narrowed to, `mcid`. venues §2.1 */
const CATEGORIES = [
  { id: '0', marketName: '所有投注', holds: () => true },
  { id: '76', marketName: '让球&大小', holds: (hpid: string) => ['4', '2', '19', '18', '39', '38', '155', '202'].includes(hpid) },
  { id: '83', marketName: '半场', holds: (hpid: string) => ['19', '18', '17', '43'].includes(hpid) },
] as const;

function playsOf(world: World, match: WorldMatch) {
  const at = world.now();
  const state = world.state(match, at);
  const view = { inPlay: isInPlay(state.phase), suspended: state.suspended !== null, detail: true };
  return toPlays(match, world.markets(match, OB_PRICING, at), view);
}

/** `getMatchOddsInfoPB`: every play of the match with all its lines. @throws ObError 0402001 */
export function oddsInfo(world: World, { mid, mcid }: { mid: string; mcid: string }) {
  const outright = outrightOf(world, mid);
  if (outright) return toObOutright(outright).hps;
  const match = matchOfObId(world, mid);
  if (!match) throw new ObError(CODE.matchMissing);
  const category = CATEGORIES.find(({ id }) => id === mcid) ?? CATEGORIES[0];
  return playsOf(world, match).filter(({ hpid }) => category.holds(hpid));
}

/** `getCategoryList` @throws ObError 0402001 */
export function categories(world: World, mid: string) {
  const plays = [...new Set(oddsInfo(world, { mid, mcid: '0' }).map(({ hpid }) => hpid))];
  return CATEGORIES.map(({ id, marketName, holds }) => ({ id, marketName, plays: plays.filter(holds).map(Number) })).filter(
    ({ plays: matchPlays }) => matchPlays.length > 0,
  );
}

const namesOf = (match: WorldMatch) => `${match.home.name} ${match.away.name} ${leagueName(match)}`.toLowerCase();

/** `searchForAppPB`: matches on sale whose teams or league contain the text. */
export function search(world: World, keyword: string) {
  const query = keyword.trim().toLowerCase();
  if (query === '') return [];
  return matchesOnSale(world)
    .filter((match) => namesOf(match).includes(query))
    .slice(0, MAX_RESULTS)
    .map((match) => toObMatch(world, match));
}
