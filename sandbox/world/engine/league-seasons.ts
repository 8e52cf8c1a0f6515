import { doubleRounds, meetingRounds } from './round-robin.ts';
import type { Ranking } from './standings.ts';
import type { WorldLeague, WorldMatch, WorldTeam } from './world.model.ts';

/** The seasons of a league, as far as results of them may be reported. */
export interface LeagueSeasons {
  league: WorldLeague;
  teams: readonly WorldTeam[];
  /** Null for a league without a table. */
  ranking: Ranking | null;
  /** Number of earlier seasons whose results may be reported; 0 for real seasons, since the next one repeats them. */
  earlier: number;
  /** Season of a match of this league. */
  seasonOf(match: WorldMatch): number;
  /** The present or next season at a world time. */
  seasonAt(at: number): number;
  /** Every match of a season, by kick-off; none of a season before the world began. */
  matchesOf(season: number): readonly WorldMatch[];
  /** Matches of a season in which two of its teams meet, by kick-off. */
  meetingsOf(season: number, one: WorldTeam, other: WorldTeam): readonly WorldMatch[];
}

/** Earlier seasons of the invented leagues: four of them contain eight meetings of a pair. */
export const EARLIER = 4;

interface RoundRobin {
  league: WorldLeague;
  /** Teams in the order of their seats. */
  teams: readonly WorldTeam[];
  ranking: Ranking | null;
  roundOf(match: WorldMatch): number;
  roundAt(at: number): number;
  matchesIn(round: number): readonly WorldMatch[];
}

export const byKickOff = (a: WorldMatch, b: WorldMatch) => a.kickOff - b.kickOff || a.number - b.number;

/** Seasons of an endless round robin: in each, everybody plays everybody at home and away. */
export function roundRobinSeasons({ league, teams, ranking, roundOf, roundAt, matchesIn }: RoundRobin): LeagueSeasons {
  const length = doubleRounds(teams.length);
  const seatOf = new Map(teams.map(({ number }, seat) => [number, seat]));
  return {
    league,
    teams,
    ranking,
    earlier: EARLIER,
    seasonOf: (match) => Math.floor(roundOf(match) / length),
    seasonAt: (at) => Math.floor(roundAt(at) / length),
    matchesOf: (season) =>
      season < 0
        ? []
        : Array.from({ length }, (_, index) => matchesIn(season * length + index))
            .flat()
            .toSorted(byKickOff),
    meetingsOf(season, one, other) {
      const seats = [seatOf.get(one.number), seatOf.get(other.number)] as const;
      if (season < 0 || seats[0] === undefined || seats[1] === undefined) return [];
      return meetingRounds(teams.length, [seats[0], seats[1]], season * length, length)
        .flatMap((index) => matchesIn(season * length + index))
        .filter(isBetween(one, other))
        .toSorted(byKickOff);
    },
  };
}

/** A filter of the matches between two teams. */
export function isBetween(one: WorldTeam, other: WorldTeam): (match: WorldMatch) => boolean {
  const pair = new Set([one.number, other.number]);
  return ({ home, away }) => pair.has(home.number) && pair.has(away.number);
}
