import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/engine/world.model';
import { matchesOf } from './im.list.rules';
import { leagueName } from '../shared/venue-names.rules';
import { MARKET, SPORTS, sportOf } from './im.numbers';
import { outrightsOf } from './im.outright';
import type { competitionSchema, countSchema } from './im.request';

/** `GetAllSportCount`: number of events in each market. */
export function menu(world: World, { IsCombo }: z.infer<typeof countSchema>) {
  const at = world.now();
  return {
    SportCount: SPORTS.map(({ id, sport, name }, index) => {
      const [RBFECount, TodayFECount, EarlyFECount] = [MARKET.running, MARKET.today, MARKET.early].map(
        (market) => matchesOf(world, sport, market, at, IsCombo).length,
      ) as [number, number, number];
      const ORCount = IsCombo ? 0 : outrightsOf(world, sport, at).length;
      const counts = { Count: RBFECount + TodayFECount + EarlyFECount, RBFECount, TodayFECount, EarlyFECount, ORCount };
      return { SportId: id, SportName: name, OrderNumber: index + 1, ...counts, EventGroupTypes: [{ EventGroupTypeId: 1, ...counts }] };
    }),
  };
}

/** `GetAllCompetitionCount` */
export function leagues(world: World, { SportId, Market, IsCombo }: z.infer<typeof competitionSchema>) {
  const groups = new Map<number, { first: WorldMatch; count: number }>();
  const sport = sportOf(SportId);
  for (const match of sport ? matchesOf(world, sport, Market, world.now(), IsCombo) : []) {
    const existing = groups.get(match.league.number);
    groups.set(match.league.number, { first: existing?.first ?? match, count: (existing?.count ?? 0) + 1 });
  }
  const rows = [...groups.values()].toSorted(
    (a, b) => a.first.league.rank - b.first.league.rank || a.first.league.number - b.first.league.number,
  );
  return {
    CompetitionCount: rows.map(({ first, count }) => ({
      CompetitionId: first.league.number,
      CompetitionName: leagueName(first),
      PMOrderNumber: first.league.rank,
      Count: count,
      SportId,
      Market,
    })),
  };
}
