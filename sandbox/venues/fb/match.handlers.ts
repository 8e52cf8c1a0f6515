import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/engine/world.model';
import { CODE, FbError } from './fb.error';
import { matchOfFbId } from './fb.ids';
import { PLAY, arrange, leaguesIn, matchesOf, matchesOnSale, pageOf, sportsIn } from './fb.list.rules';
import { toFbMatch } from './fb.match';
import { leagueName } from '../shared/venue-names.rules';
import { SPORTS } from './fb.numbers';
import { outrightsOf, toFbOutright } from './fb.outright';
import type { ListRequest, detailSchema, searchSchema } from './fb.request';

function chosen(world: World, body: ListRequest): readonly WorldMatch[] {
  const { type = PLAY.parlay, matchIds } = body;
  if (matchIds) {
    const known = [...new Set(matchIds)].map((id) => matchOfFbId(world, id));
    return known.filter((match) => match !== null);
  }
  if (type === PLAY.outright) return [];
  return sportsIn(body).flatMap((sport) => matchesOf(world, type, sport));
}

/** `/v1/match/getList`: one page of matches with their main markets, or of outrights. The time range counts for early matches and parlays only. */
export function list(world: World, body: ListRequest) {
  if (body.type === PLAY.outright) {
    const leagues = leaguesIn(body);
    const found = outrightsOf(world, sportsIn(body)).filter(({ league }) => leagues.length === 0 || leagues.includes(league.number));
    const outrights = pageOf(found, body.current, body.size);
    return { ...outrights, records: outrights.records.map((one) => toFbOutright(one, body.oddsType)) };
  }
  const ranged = body.type === PLAY.early || body.type === PLAY.parlay;
  const matches = arrange(chosen(world, body), {
    leagues: leaguesIn(body),
    from: ranged ? (body.beginTime ?? null) : null,
    to: ranged ? (body.endTime ?? null) : null,
    orderBy: body.orderBy,
  });
  const page = pageOf(matches, body.current, body.size);
  const records = page.records.map((match) => toFbMatch(world, match, { detail: false, oddsType: body.oddsType }));
  return { ...page, records };
}

/**
 * `/v1/match/getMatchDetail`: one match with every market.
 * @throws FbError 14002 for a match that FB does not know.
 */
export function detail(world: World, { matchId, oddsType }: z.infer<typeof detailSchema>) {
  const match = matchOfFbId(world, matchId);
  if (!match) throw new FbError(CODE.missing);
  return toFbMatch(world, match, { detail: true, oddsType });
}

const MAX_RESULTS = 50;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/**
 * `/v1/match/queryMatchByRecommend`: matches of every sport whose teams or league contain the text, teams first, then by kick-off;
 * at most 50.
 */
export function search(world: World, { recommend, oddsType }: z.infer<typeof searchSchema>) {
  const query = plain(recommend);
  const ofTeam = ({ home, away }: WorldMatch) => [home, away].some((team) => plain(team.name).includes(query));
  const ofLeague = (match: WorldMatch) => plain(leagueName(match)).includes(query) || plain(match.league.shortName).includes(query);
  const onSale = SPORTS.flatMap((sport) => matchesOnSale(world, sport)).toSorted((a, b) => a.kickOff - b.kickOff || a.number - b.number);
  const found = [...onSale.filter(ofTeam), ...onSale.filter((match) => !ofTeam(match) && ofLeague(match))];
  return found.slice(0, MAX_RESULTS).map((match) => toFbMatch(world, match, { detail: false, oddsType }));
}
