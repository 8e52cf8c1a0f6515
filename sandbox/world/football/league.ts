import { leagues, type League } from './club.ts';
import { memo } from '../engine/memo.ts';
import { roundTheClockLeagues } from './round-the-clock-teams.ts';
import type { WorldLeague } from '../engine/world.model.ts';

const known = memo(64, (id: string): WorldLeague => {
  const { number, name, shortName, region, regionNumber, rank } = leagues.find((one) => one.id === id)!;
  return { id, number, sport: 'football', name, shortName, region, regionNumber, rank, hot: rank === 1 };
});

export function toWorldLeague(league: League): WorldLeague {
  return known(league.id);
}

/** Every league that the world may show, most important first. */
export function allLeagues(): readonly WorldLeague[] {
  const roundTheClock = Object.values(roundTheClockLeagues).flatMap((list) => list.map((one) => one.league));
  return [...leagues.map(toWorldLeague), ...roundTheClock].toSorted((a, b) => a.rank - b.rank || a.number - b.number);
}
