import type { DuelFixture, OutrightRace } from './fixture.model.ts';
import type { LeagueSeasons } from './league-seasons.ts';
import { formOf } from './season-form.ts';
import { SMALL_RANK, type WorldMatch } from './world.model.ts';

/** Races for the first place in the round robins of a sport without draws, ranked by matches won; `slot` is the first one's. */
export function duelRaces(
  seed: string,
  seasons: readonly LeagueSeasons[],
  slot: number,
  homeChance: (match: WorldMatch) => number,
): readonly OutrightRace<DuelFixture>[] {
  return seasons
    .filter(({ league }) => league.rank < SMALL_RANK)
    .map(({ league, teams, seasonAt, matchesOf }, index) => ({
      league,
      slot: slot + index,
      ranking: 'wins',
      endless: true,
      cup: false,
      formOf: (season, team) => formOf(seed, teams.find(({ number }) => number === team)!.id, season),
      seasonAt: (at) => Math.max(0, seasonAt(at)),
      fixturesOf: (season) => matchesOf(season).map((match) => ({ match, homeChance: () => homeChance(match) })),
    }));
}
