import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/engine/world.model';
import { PLAY, matchesOf, matchesOnSale, sportsIn, type Play } from './fb.list.rules';
import { toFbLeague } from './fb.match';
import { PLAY_NAME, SPORT, SPORTS } from './fb.numbers';
import { outrightsOf } from './fb.outright';
import type { LeaguesRequest, matchCountSchema, statisticalSchema } from './fb.request';
import { DAY, siteDayOf } from '../../kernel/clock/calendar';

/** `/v1/match/statistical`: number of matches of each sport in each play type. FB sells ball sports alone (`sportTypes` 1). */
export function menu(world: World, { leagueId, sportTypes }: z.infer<typeof statisticalSchema>) {
  const isRequested = (league: { number: number }) => leagueId === undefined || league.number === leagueId;
  const requestedSports = sportTypes && !sportTypes.includes(1) ? [] : SPORTS;
  const sports = requestedSports.map((sport) => {
    const matchesIn = (play: Play) => matchesOf(world, play, sport).filter((match) => isRequested(match.league));
    const lists = [matchesIn(PLAY.live), matchesIn(PLAY.today), matchesIn(PLAY.early)] as const;
    const [live, today, early] = lists.map((matches) => matches.length) as [number, number, number];
    const outright = outrightsOf(world, [sport]).filter(({ league }) => isRequested(league)).length;
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
  // Parlays take the same matches.
  const tc = sl.reduce((total, { ty, tc: own }) => (ty === PLAY.parlay ? total : total + own), 0);
  return { tc, ht: hot.size, sl, hls: [...hot.values()], mts: [] };
}

/** `/v1/match/getOnSaleLeagues`: the leagues of a list with the number of their matches (`mt`), most important first. */
export function leagues(world: World, body: LeaguesRequest) {
  const { type } = body;
  const sports = sportsIn(body);
  const matches: readonly WorldMatch[] =
    type === PLAY.outright ? outrightsOf(world, sports).map((one) => one.match) : sports.flatMap((sport) => matchesOf(world, type, sport));
  const counted = new Map<number, { match: WorldMatch; mt: number }>();
  for (const match of matches) {
    const known = counted.get(match.league.number);
    if (known) known.mt += 1;
    else counted.set(match.league.number, { match, mt: 1 });
  }
  return [...counted.values()]
    .map(({ match, mt }) => ({ ...toFbLeague(match), ps: [], mt }))
    .toSorted((a, b) => a.or - b.or || a.id - b.id);
}

/** `/v1/match/matchCount`: matches to come by day of site time: `d` all of them, `dl` each day from today, `o` later ones. */
export function matchCount(world: World, body: z.infer<typeof matchCountSchema>) {
  const now = world.now();
  const today = siteDayOf(now);
  const coming = sportsIn(body)
    .flatMap((sport) => matchesOnSale(world, sport))
    .filter((match) => match.kickOff > now);
  const dl = Array.from({ length: body.days }, (_, i) => {
    const bt = today + i * DAY;
    return { bt, c: coming.filter((match) => match.kickOff >= bt && match.kickOff < bt + DAY).length };
  });
  const counted = dl.reduce((sum, day) => sum + day.c, 0);
  return { d: coming.length, dl, o: coming.length - counted };
}
