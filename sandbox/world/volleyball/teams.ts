import data from '../data/volleyball.json';
import { hash, unitAt } from '../engine/chance.ts';
import type { LeagueSchedule } from '../engine/rounds.ts';
import type { WorldTeam } from '../engine/world.model.ts';

/** Numbers go into ids of venues: append only. */
const FIRST_TEAM = 95_000;

/** Leagues of invented teams; every league has its own cities. */
export const volleyballLeagues: readonly LeagueSchedule[] = data.leagues.map(({ teams, minutes, ...row }, index) => ({
  league: { ...row, sport: 'volleyball', hot: row.rank === 1 },
  format: 5,
  minutes,
  teams: teams.map((name, position): WorldTeam => {
    const number = FIRST_TEAM + index * 100 + position;
    return { id: `vb-${number}`, number, name };
  }),
}));

/** Chance that the home team wins a point. */
export function pointChance(home: WorldTeam, away: WorldTeam): number {
  return 0.504 + strength(home) - strength(away);
}

/** A strength within ±0.02. */
function strength({ id }: WorldTeam): number {
  return 0.04 * (unitAt(hash(id), 1) - 0.5);
}
