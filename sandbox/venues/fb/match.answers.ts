import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/world.model';
import { PLAY_NAME, SPORT, SPORTS } from './fb.numbers';
import { CODE, FbError } from './fb.error';
import { matchOfFbId } from './fb.ids';
import { PLAY, arrange, matchesOfPlay, pageOf, type Play, leaguesIn, sportsIn } from './fb.list.rules';
import { toFbLeague, toFbMatch } from './fb.match';
import type { ListRequest, detailSchema, statisticalSchema } from './fb.request';
import { outrightsIn, toFbOutright } from './fb.outright';

/** `/v1/match/statistical`: how many matches of each sport each play type holds. FB sells ball sports alone (`sportTypes` 1). */
export function statistical(world: World, { leagueId, sportTypes }: z.infer<typeof statisticalSchema>) {
  const isRequested = (league: { number: number }) => leagueId === undefined || league.number === leagueId;
  const requestedSports = sportTypes && !sportTypes.includes(1) ? [] : SPORTS;
  const sports = requestedSports.map((sport) => {
    const matchesIn = (play: Play) => matchesOfPlay(world, play, sport).filter((match) => isRequested(match.league));
    const lists = [matchesIn(PLAY.live), matchesIn(PLAY.today), matchesIn(PLAY.early)] as const;
    const [live, today, early] = lists.map((matches) => matches.length) as [number, number, number];
    const outright = outrightsIn(world, [sport]).filter(({ league }) => isRequested(league)).length;
    return { sid: SPORT[sport], matches: lists.flat(), counts: { live, parlay: live + today + early, today, early, outright } };
  });
  const sl = (['live', 'parlay', 'today', 'early', 'outright'] as const).map((play) => {
    const ssl = sports.map(({ sid, counts }) => ({ sid, c: counts[play] }));
    return { ty: PLAY[play], des: PLAY_NAME[play], tc: ssl.reduce((sum, one) => sum + one.c, 0), ssl };
  });
  const hot = new Map<number, { id: number; mt: number; na: string; sid: number; lurl: string; ps: never[] }>();
  for (const match of sports.flatMap(({ matches }) => matches)) {
    if (!match.league.hot) continue;
    const { id, na, sid, lurl } = toFbLeague(match);
    hot.set(id, { id, mt: PLAY.today, na, sid, lurl, ps: [] });
  }
  // Parlays are of the same matches.
  const tc = sl.reduce((total, { ty, tc: own }) => (ty === PLAY.parlay ? total : total + own), 0);
  return { tc, ht: hot.size, sl, hls: [...hot.values()], mts: [] };
}

function chosen(world: World, body: ListRequest): readonly WorldMatch[] {
  const { type = PLAY.parlay, matchIds } = body;
  if (matchIds) {
    const known = [...new Set(matchIds)].map((id) => matchOfFbId(world, id));
    return known.filter((match) => match !== null);
  }
  if (type === PLAY.outright) return [];
  return sportsIn(body).flatMap((sport) => matchesOfPlay(world, type, sport));
}

/** `/v1/match/getList`: one page of matches with their main markets, or of outrights. The time range counts for early matches and parlays only. */
export function list(world: World, body: ListRequest) {
  if (body.type === PLAY.outright) {
    const leagues = leaguesIn(body);
    const found = outrightsIn(world, sportsIn(body)).filter(({ league }) => leagues.length === 0 || leagues.includes(league.number));
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
