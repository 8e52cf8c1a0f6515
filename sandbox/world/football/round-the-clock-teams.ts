import cityRows from '../data/cities.json';
import { hash, unitAt } from '../engine/chance.ts';
import { clubs, leagueOf, leagues, type Club } from './club.ts';
import type { WorldLeague } from '../engine/world.model.ts';

/** A league of second teams, youth teams or cities; such leagues fill the clock with play. */
export interface RoundTheClockLeague {
  league: WorldLeague;
  /** League whose level of goals and cards it has. */
  level: string;
  teams: readonly Club[];
}

/** Part of the world whose teams play in the same hours. */
export type RoundTheClockRegion = 'east' | 'west' | 'europe' | 'america';

const SQUADS = [
  { key: 'u23', team: 'U23', league: 'U23联赛' },
  { key: 'u21', team: 'U21', league: 'U21联赛' },
  { key: 'u19', team: 'U19', league: 'U19联赛' },
  { key: 'w', team: '女足', league: '女子足球联赛' },
  { key: 'b', team: '后备队', league: '后备队联赛' },
] as const;

const COUNTRIES: Readonly<Record<RoundTheClockRegion, readonly string[]>> = {
  east: ['chn.1', 'jpn.1'],
  west: ['ksa.1', 'tur.1'],
  europe: ['eng.1', 'esp.1', 'ger.1', 'ita.1', 'fra.1', 'ned.1', 'por.1', 'sco.1'],
  america: ['bra.1', 'usa.1'],
};

/** The leagues of each region, in the order of their numbers. */
export const roundTheClockLeagues: Readonly<Record<RoundTheClockRegion, readonly RoundTheClockLeague[]>> = {
  east: [...squadLeagues('east'), ...cityLeagues()],
  west: squadLeagues('west'),
  europe: squadLeagues('europe'),
  america: squadLeagues('america'),
};

function squadLeagues(region: RoundTheClockRegion): RoundTheClockLeague[] {
  return SQUADS.flatMap((squad, squadIndex) =>
    COUNTRIES[region].map((level) => {
      const parent = leagueOf(level);
      const league: WorldLeague = {
        id: `${level}.${squad.key}`,
        number: 100 + parent.number * 10 + squadIndex,
        sport: 'football',
        name: `${parent.region}${squad.league}`,
        shortName: `${parent.region}${squad.team}`,
        region: parent.region,
        regionNumber: parent.regionNumber,
        rank: 5,
        hot: false,
      };
      return { league, level, teams: squadsOf(parent.region, squadIndex) };
    }),
  );
}

/** The same squad of every club of the country that plays in one of its leagues. */
function squadsOf(region: string, squadIndex: number): Club[] {
  const squad = SQUADS[squadIndex]!;
  const own = new Set(leagues.filter((one) => one.region === region).map((one) => one.id));
  return [...clubs.values()]
    .filter((club) => club.league !== null && own.has(club.league))
    .map((club) => {
      const id = `${club.team.id}-${squad.key}`;
      return {
        ...club,
        team: { id, number: (squadIndex + 1) * 10_000 + club.team.number, name: squadName(club.team.name, squad.team) },
        ...near(id, club.attack * 0.8, club.defence * 0.8),
      };
    });
}

function cityLeagues(): RoundTheClockLeague[] {
  const china = leagueOf('chn.1');
  return cityRows.map((row, rowIndex) => ({
    league: {
      id: `city.${row.id}`,
      number: 500 + rowIndex,
      sport: 'football',
      name: row.name,
      shortName: row.shortName,
      region: china.region,
      regionNumber: china.regionNumber,
      rank: 5,
      hot: false,
    },
    level: 'chn.1',
    teams: row.teams.map((name, index) => {
      const id = `${row.id}-${index + 1}`;
      return { team: { id, number: 70_000 + rowIndex * 100 + index, name: `${name}队` }, country: 'CHN', league: null, ...near(id, 0, 0) };
    }),
  }));
}

/** A strength near the given one, derived from the team. */
function near(id: string, attack: number, defence: number): Pick<Club, 'attack' | 'defence'> {
  const own = hash(id);
  return { attack: attack + (unitAt(own, 1) - 0.5) * 0.5, defence: defence + (unitAt(own, 2) - 0.5) * 0.5 };
}

/** Separates names that end in Latin letters from the squad's mark. */
function squadName(club: string, squad: string): string {
  return /[A-Za-z]$/.test(club) && /^[A-Z]/.test(squad) ? `${club} ${squad}` : `${club}${squad}`;
}
