import type { LeagueSeasons } from './league-seasons.ts';
import { formOf } from './season-form.ts';
import { SMALL_RANK, type WorldMatch } from './world.model.ts';

/** Forms of a home and an away side. */
export type Forms = readonly [home: number, away: number];

const NONE: Forms = [0, 0];

/** Reads the form of both sides of a match in its season; none in small leagues. */
export function createForms(seed: string, seasons: readonly LeagueSeasons[]): (match: WorldMatch) => Forms {
  const known = new Map(seasons.map((one) => [one.league.id, one]));
  return (match) => {
    const league = known.get(match.league.id);
    if (!league || match.league.rank >= SMALL_RANK) return NONE;
    const season = league.seasonOf(match);
    return [formOf(seed, match.home.id, season), formOf(seed, match.away.id, season)];
  };
}
