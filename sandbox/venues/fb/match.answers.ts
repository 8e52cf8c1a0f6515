import type { z } from 'zod';
import type { World, WorldMatch } from '../../world/world.model';
import { CODE, FbError } from './fb.error';
import { matchOfFbId } from './fb.ids';
import { PLAY, arrange, matchesOfPlay, matchesOnSale, pageOf } from './fb.list.rules';
import { SPORT, toFbLeague, toFbMatch } from './fb.match';
import type { ListRequest, detailSchema, statisticalSchema } from './fb.request';

const PLAY_NAME = [
  [PLAY.live, '滚球'],
  [PLAY.today, '今日'],
  [PLAY.early, '早盘'],
] as const;

/** `/v1/match/statistical`: how many matches each play type holds. */
export function statistical(world: World, { leagueId }: z.infer<typeof statisticalSchema>) {
  const ofLeague = (match: WorldMatch) => leagueId === undefined || match.competition.number === leagueId;
  const sl = PLAY_NAME.map(([ty, des]) => {
    const tc = matchesOfPlay(world, ty).filter(ofLeague).length;
    return { ty, des, tc, ssl: [{ sid: SPORT.football, c: tc }] };
  });
  const hot = new Map<number, { id: number; mt: number; na: string; sid: number; lurl: string; ps: never[] }>();
  for (const match of matchesOnSale(world)) {
    if (!match.competition.hot || !ofLeague(match)) continue;
    const { id, na, sid, lurl } = toFbLeague(match);
    hot.set(id, { id, mt: PLAY.today, na, sid, lurl, ps: [] });
  }
  return { tc: sl.reduce((total, row) => total + row.tc, 0), ht: hot.size, sl, hls: [...hot.values()], mts: [] };
}

function chosen(world: World, body: ListRequest): readonly WorldMatch[] {
  const sports = body.sportIds ?? [body.sportId ?? SPORT.football];
  if (!sports.includes(SPORT.football)) return [];
  if (body.matchIds) {
    const known = [...new Set(body.matchIds)].map((id) => matchOfFbId(world, id));
    return known.filter((match) => match !== null);
  }
  return body.type === undefined ? matchesOnSale(world) : matchesOfPlay(world, body.type);
}

/** `/v1/match/getList`: one page of matches with their main markets. The time range counts for early matches only. */
export function list(world: World, body: ListRequest) {
  const early = body.type === PLAY.early;
  const matches = arrange(chosen(world, body), {
    leagues: body.leagueIds ?? (body.leagueId === undefined ? [] : [body.leagueId]),
    from: early ? (body.beginTime ?? null) : null,
    to: early ? (body.endTime ?? null) : null,
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
