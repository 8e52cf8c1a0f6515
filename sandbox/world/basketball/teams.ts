import data from '../data/basketball.json';
import cityRows from '../data/cities.json';
import { hash, unitAt } from '../engine/chance.ts';
import type { Circuit, LeagueSchedule } from '../engine/rounds.ts';
import type { Forms } from '../engine/duel-form.ts';
import type { WorldLeague, WorldMatch, WorldTeam } from '../engine/world.model.ts';

/** Points a possession brings on average in a league, before the two teams' strengths count. */
const levels = new Map<string, number>();

const OTHER_CHINA = { region: '中国', regionNumber: 6 };
/** Minutes of a quarter in the small leagues. */
const SMALL = 10;

function createLeague(
  row: Pick<WorldLeague, 'id' | 'number' | 'name' | 'shortName' | 'region' | 'regionNumber' | 'rank'>,
  level: number,
): WorldLeague {
  levels.set(row.id, level);
  const { id, number, name, shortName, region, regionNumber, rank } = row;
  return { id, number, sport: 'basketball', name, shortName, region, regionNumber, rank, hot: rank === 1 };
}

export const basketballLeagues: readonly LeagueSchedule[] = data.leagues.map((row, index) => ({
  league: createLeague(row, row.level),
  format: row.quarter,
  minutes: row.minutes,
  teams: row.teams.map((name, teamIndex) => ({ id: `${row.id}-${teamIndex + 1}`, number: 80_000 + index * 100 + teamIndex, name })),
}));

/** City teams from morning to midnight in China, then the overseas leagues until it is morning again. */
export const basketballCircuits: readonly Circuit[] = [...data.squads.flatMap(cityCircuits), ...overseasCircuits()];

function cityCircuits(squad: (typeof data.squads)[number], squadIndex: number): Circuit[] {
  return cityRows.map((row, rowIndex) => {
    const province = row.shortName.replace('城市联', '');
    const id = `bb.city.${row.id}.${squad.key}`;
    const league = createLeague(
      {
        id,
        number: 610 + squadIndex * 12 + rowIndex,
        name: row.name.replace('足球', squad.league),
        shortName: `${province}${squad.team}`,
        ...OTHER_CHINA,
        rank: 5,
      },
      squad.level,
    );
    const teams = row.teams.map((name, teamIndex) => ({
      id: `${id}-${teamIndex + 1}`,
      number: 81_000 + squadIndex * 1000 + rowIndex * 20 + teamIndex,
      name: `${name}${squad.team}`,
    }));
    return { league, teams, format: SMALL };
  });
}

function overseasCircuits(): Circuit[] {
  return data.overseas.leagues.map(({ name, shortName, region, regionNumber, teams }, index) => {
    const id = `bb.overseas.${index + 1}`;
    return {
      league: createLeague({ id, number: 650 + index, name, shortName, region, regionNumber, rank: 5 }, data.overseas.level),
      teams: teams.map((team, teamIndex) => ({ id: `${id}-${teamIndex + 1}`, number: 85_000 + index * 100 + teamIndex, name: team })),
      format: SMALL,
    };
  });
}

/** Average points of a possession of each side: half of rating and form is the attack's doing, half the other's defence. */
export function pointsPerPossession(
  { league, home, away }: Pick<WorldMatch, 'league' | 'home' | 'away'>,
  forms: Forms,
): readonly [home: number, away: number] {
  const level = levels.get(league.id)!;
  const edge = ADVANTAGE + (FORM_POINTS * (forms[0] - forms[1])) / 2;
  return [level + edge + rating(home, 1) - rating(away, 2), level - edge + rating(away, 1) - rating(home, 2)];
}

/** Difference of the sides' points per possession for a unit of form. */
const FORM_POINTS = 0.15;

const ADVANTAGE = 0.014;

/** A rating near zero, derived from the team: the sum of three random numbers, within ±0.09. */
function rating(team: WorldTeam, kind: 1 | 2): number {
  const own = hash(team.id);
  return 0.06 * (unitAt(own, kind) + unitAt(own, kind + 10) + unitAt(own, kind + 20) - 1.5);
}
