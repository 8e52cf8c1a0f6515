import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/world.model';
import { PLAY, endOfToday, matchesOfPlay, matchesOnSale, sportsIn } from './fb.list.rules';
import { toFbLeague } from './fb.match';
import type { LeaguesRequest, matchCountSchema } from './fb.request';
import { outrightsIn } from './fb.outright';

const DAY = 86_400_000;

/** `/v1/match/getOnSaleLeagues`: the leagues of a list with the number of their matches (`mt`), most important first. */
export function onSaleLeagues(world: World, body: LeaguesRequest) {
  const { type } = body;
  const sports = sportsIn(body);
  const matches: readonly WorldMatch[] =
    type === PLAY.outright
      ? outrightsIn(world, sports).map((one) => one.match)
      : sports.flatMap((sport) => matchesOfPlay(world, type, sport));
  const leagues = new Map<number, { match: WorldMatch; mt: number }>();
  for (const match of matches) {
    const known = leagues.get(match.league.number);
    if (known) known.mt += 1;
    else leagues.set(match.league.number, { match, mt: 1 });
  }
  return [...leagues.values()]
    .map(({ match, mt }) => ({ ...toFbLeague(match), ps: [], mt }))
    .toSorted((a, b) => a.or - b.or || a.id - b.id);
}

/** `/v1/match/matchCount`: matches to come by day of site time: `d` all of them, `dl` each day from today, `o` later ones. */
export function matchCount(world: World, body: z.infer<typeof matchCountSchema>) {
  const now = world.now();
  const today = endOfToday(now) - DAY;
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
