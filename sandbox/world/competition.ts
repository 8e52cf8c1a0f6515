import { leagues, type League } from './club.ts';
import { memo } from './memo.ts';
import { relayCompetitions } from './relay-teams.ts';
import type { WorldCompetition } from './world.model.ts';

const known = memo(64, (id: string): WorldCompetition => {
  const { number, name, shortName, region, regionNumber, rank } = leagues.find((one) => one.id === id)!;
  return { id, number, sport: 'football', name, shortName, region, regionNumber, rank, hot: rank === 1 };
});

export function toCompetition(league: League): WorldCompetition {
  return known(league.id);
}

/** Every competition that the world may show, most important first. */
export function allCompetitions(): readonly WorldCompetition[] {
  const relay = Object.values(relayCompetitions).flatMap((list) => list.map((one) => one.competition));
  return [...leagues.map(toCompetition), ...relay].toSorted((a, b) => a.rank - b.rank || a.number - b.number);
}
