import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/world.model';
import { eventsOf, titlesOf } from './im.list.rules';
import { competitionName } from './im.event';
import { MARKET, sportOf, SPORTS } from './im.numbers';
import type { competitionSchema, countSchema } from './im.request';

/** `GetAllSportCount`: how many events each market holds. */
export function sportCount(world: World, { IsCombo }: z.infer<typeof countSchema>) {
  const at = world.now();
  return {
    SportCount: SPORTS.map(({ id, sport, name }, place) => {
      const [RBFECount, TodayFECount, EarlyFECount] = [MARKET.running, MARKET.today, MARKET.early].map(
        (market) => eventsOf(world, sport, market, at, IsCombo).length,
      ) as [number, number, number];
      const ORCount = IsCombo ? 0 : titlesOf(world, sport, at).length;
      const counts = { Count: RBFECount + TodayFECount + EarlyFECount, RBFECount, TodayFECount, EarlyFECount, ORCount };
      return { SportId: id, SportName: name, OrderNumber: place + 1, ...counts, EventGroupTypes: [{ EventGroupTypeId: 1, ...counts }] };
    }),
  };
}

/** `GetAllCompetitionCount` */
export function competitionCount(world: World, { SportId, Market, IsCombo }: z.infer<typeof competitionSchema>) {
  const groups = new Map<number, { first: WorldMatch; count: number }>();
  const sport = sportOf(SportId);
  for (const match of sport ? eventsOf(world, sport, Market, world.now(), IsCombo) : []) {
    const held = groups.get(match.competition.number);
    groups.set(match.competition.number, { first: held?.first ?? match, count: (held?.count ?? 0) + 1 });
  }
  const rows = [...groups.values()].toSorted(
    (a, b) => a.first.competition.rank - b.first.competition.rank || a.first.competition.number - b.first.competition.number,
  );
  return {
    CompetitionCount: rows.map(({ first, count }) => ({
      CompetitionId: first.competition.number,
      CompetitionName: competitionName(first),
      PMOrderNumber: first.competition.rank,
      Count: count,
      SportId,
      Market,
    })),
  };
}
