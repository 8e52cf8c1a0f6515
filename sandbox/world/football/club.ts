import leagueRows from '../data/leagues.json';
import teamRows from '../data/teams.json';
import type { WorldTeam } from '../engine/world.model.ts';

/** A team with its strength in the goal model (natural logs). */
export interface Club {
  team: WorldTeam;
  country: string;
  /** The league it plays in when at home; null for national teams and foreign cup sides. */
  league: string | null;
  attack: number;
  defence: number;
}

export interface League {
  number: number;
  id: string;
  name: string;
  shortName: string;
  region: string;
  regionNumber: number;
  rank: number;
  zone: string;
  teams: readonly string[];
}

export const leagues: readonly League[] = leagueRows;

export const clubs: ReadonlyMap<string, Club> = new Map(
  teamRows.map((row) => [
    row.id,
    {
      team: { id: row.id, number: row.number, name: row.name },
      country: row.country,
      league: row.league ?? null,
      attack: row.rating[0]!,
      defence: row.rating[1]!,
    },
  ]),
);

export function leagueOf(id: string): League {
  const league = leagues.find((one) => one.id === id);
  if (!league) throw new Error(`No league ${id}.`);
  return league;
}

/** The club at this form: half of it shows in attack, half in defence. */
export function withForm(club: Club, form: number): Club {
  return { ...club, attack: club.attack + form / 2, defence: club.defence + form / 2 };
}
