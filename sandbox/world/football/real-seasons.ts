import { HOUR, WEEK } from '../../kernel/clock/calendar.ts';
import { clubs, leagues, type Club, type League } from './club.ts';
import { toWorldLeague } from './league.ts';
import type { Fixture, Result, SeasonSource, OutrightRace } from '../engine/fixture.model.ts';
import { isBetween, type LeagueSeasons } from '../engine/league-seasons.ts';
import { memo } from '../engine/memo.ts';
import type { Ranking } from '../engine/standings.ts';
import { ratesOf } from './rates.ts';
import { readRealLeagues, readRealTeams, type RealLeague, type RealMatch, type RealSeason } from './real-data.ts';

/** Seasons repeat after whole weeks, so that weekday and hour stay. */
const YEAR = 52 * WEEK;

/** A season counts as finished when at least this share of it was played; missing matches are shown as called off. */
const FINISHED = 0.8;

/** Numbers: league × 1,000,000 + shift × 1,000 + place in the season. */
const BASE = 500_000_000;
const PER_LEAGUE = 1_000_000;
const PER_SHIFT = 1000;
const SHIFT_ZERO = 500;

const TOURNAMENTS = new Set(['fifa.world', 'uefa.euro', 'fifa.cwc']);
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'fifa.world:2018': ['nt-rus'],
  'fifa.world:2022': ['nt-qat'],
  'fifa.world:2026': ['nt-usa', 'nt-can', 'nt-mex'],
  'uefa.euro:2024': ['nt-ger'],
  'fifa.cwc:2025': ['inter-miami', 'seattle', 'lafc'],
};

/** A season with its matches' kick-offs in UTC ms. */
interface Played {
  league: League;
  season: RealSeason;
  kickOffs: readonly number[];
  first: number;
  last: number;
}

/**
 * Real seasons, each league's newest finished one, moved by whole multiples of 52 weeks so that one covers any date.
 * @throws Error with one sentence when the folder's content is not as required.
 */
export function createRealSeasons(folder: string): SeasonSource {
  const extra = new Map(readRealTeams(folder).map((row, index) => [row.id, unrated(row.id, row.zh, row.country, index)]));
  const club = (id: string): Club => {
    const known = clubs.get(id) ?? extra.get(id);
    if (!known) throw new Error(`SANDBOX_DATA: the team ${id} is in no teams.json.`);
    return known;
  };
  const seasons = readRealLeagues(folder).flatMap((league) => newestOf(league) ?? []);
  for (const { season } of seasons) for (const match of season.matches) void [club(match.h), club(match.a)];
  const fixtures = memo(4096, (number: number): Fixture => {
    const played = seasons.find((one) => one.league.number === Math.floor((number - BASE) / PER_LEAGUE))!;
    const shift = Math.floor((number % PER_LEAGUE) / PER_SHIFT) - SHIFT_ZERO;
    return toFixture(played, (number % PER_SHIFT) - 1, shift, number, club);
  });
  return {
    between: (from, to) => seasons.flatMap((played) => numbersBetween(played, from, to)).map(fixtures),
    byNumber(number) {
      const played = seasons.find((one) => one.league.number === Math.floor((number - BASE) / PER_LEAGUE));
      const matchIndex = number % PER_SHIFT;
      return played && matchIndex >= 1 && matchIndex <= played.season.matches.length ? fixtures(number) : null;
    },
    races: seasons.filter((played) => !isKnockout(played.league.id)).map((played) => raceOf(played, fixtures)),
    seasons: () => seasons.map((played) => seasonsOf(raceOf(played, fixtures), isKnockout(played.league.id) ? null : 'points')),
  };
}

/** Leagues that no table decides. */
function isKnockout(league: string): boolean {
  return TOURNAMENTS.has(league) || league.startsWith('uefa.');
}

/** A season is counted by its shift from the real one. */
function raceOf(played: Played, fixtures: (number: number) => Fixture): OutrightRace<Fixture> {
  const { league, season, last } = played;
  return {
    league: toWorldLeague(league),
    slot: league.number,
    ranking: 'points',
    endless: false,
    cup: false,
    formOf: null,
    seasonAt: (at) => Math.ceil((at - last) / YEAR) + SHIFT_ZERO,
    fixturesOf: (index) =>
      season.matches
        .map((_, matchIndex) => fixtures(BASE + league.number * PER_LEAGUE + index * PER_SHIFT + matchIndex + 1))
        .toSorted((a, b) => a.match.kickOff - b.match.kickOff || a.match.number - b.match.number),
  };
}

function seasonsOf(race: OutrightRace, ranking: Ranking | null): LeagueSeasons {
  const matchesOf = (season: number) => race.fixturesOf(season).map(({ match }) => match);
  const teams = new Map(matchesOf(SHIFT_ZERO).flatMap(({ home, away }) => [home, away].map((team) => [team.number, team])));
  return {
    league: race.league,
    teams: [...teams.values()],
    ranking,
    earlier: 0,
    seasonOf: ({ number }) => Math.floor((number % PER_LEAGUE) / PER_SHIFT),
    seasonAt: race.seasonAt,
    matchesOf,
    meetingsOf: (season, one, other) => matchesOf(season).filter(isBetween(one, other)),
  };
}

function newestOf(real: RealLeague): Played | null {
  const league = leagues.find((one) => one.id === real.league);
  if (!league) throw new Error(`SANDBOX_DATA: the league ${real.league} is unknown.`);
  const season = real.seasons.filter(isFinished).toSorted((a, b) => (a.season < b.season ? 1 : -1))[0];
  if (!season) return null;
  const kickOffs = season.matches.map(kickOffOf);
  return { league, season, kickOffs, first: Math.min(...kickOffs), last: Math.max(...kickOffs) };
}

function isFinished({ matches }: RealSeason): boolean {
  return matches.length > 0 && matches.filter((match) => match.s === 'FT').length >= matches.length * FINISHED;
}

function kickOffOf(match: RealMatch): number {
  const kickOff = match.utc === undefined ? Date.parse(`${match.d}T00:00Z`) + 12 * HOUR : Date.parse(match.utc);
  if (Number.isNaN(kickOff)) throw new Error(`SANDBOX_DATA: match ${match.id} has no readable kick-off.`);
  return kickOff;
}

function numbersBetween({ league, kickOffs, first, last }: Played, from: number, to: number): number[] {
  const out: number[] = [];
  for (let shift = Math.ceil((from - last) / YEAR); shift <= Math.floor((to - first) / YEAR); shift += 1) {
    for (const [matchIndex, kickOff] of kickOffs.entries()) {
      const shifted = kickOff + shift * YEAR;
      if (shifted >= from && shifted < to) out.push(BASE + league.number * PER_LEAGUE + (shift + SHIFT_ZERO) * PER_SHIFT + matchIndex + 1);
    }
  }
  return out;
}

function toFixture(
  { league, season, kickOffs }: Played,
  matchIndex: number,
  shift: number,
  number: number,
  club: (id: string) => Club,
): Fixture {
  const real = season.matches[matchIndex]!;
  const [home, away] = [club(real.h), club(real.a)];
  const neutral = isNeutral(league.id, season, matchIndex);
  const result = resultOf(real);
  return {
    match: {
      id: `ev-${number}`,
      number,
      sport: 'football',
      format: 45,
      league: toWorldLeague(league),
      home: home.team,
      away: away.team,
      kickOff: kickOffs[matchIndex]! + shift * YEAR,
      neutral,
      simulated: false,
      cancelled: result === null,
    },
    key: real.id,
    rates: ratesOf(league.id, home, away, neutral),
    statsLeague: league.id,
    firstAdded: null,
    result,
  };
}

/** Tournaments are played on neutral ground except by their hosts, and so is a European cup's final. */
function isNeutral(league: string, season: RealSeason, matchIndex: number): boolean {
  if (TOURNAMENTS.has(league)) return !HOSTS[`${league}:${season.season}`]?.includes(season.matches[matchIndex]!.h);
  return league.startsWith('uefa.') && matchIndex === season.matches.length - 1;
}

/**
 * The score after 90 minutes; null for a match that was not played out, which is called off. Goals that do not add up are replaced
 * by random ones.
 */
function resultOf({ s, ht, ft, goals = [] }: RealMatch): Result | null {
  if (s !== 'FT' || !ft) return null;
  const known = goals
    .filter((goal) => goal.m <= 90)
    .map((goal) => ({ side: goal.s === 'h' ? ('home' as const) : ('away' as const), minute: goal.m, added: goal.x ?? 0 }));
  const scored = (side: 'home' | 'away', until: number) => known.filter((goal) => goal.side === side && goal.minute <= until).length;
  const half = ht ?? [0, 0];
  const whole =
    scored('home', 90) === ft[0] && scored('away', 90) === ft[1] && scored('home', 45) === half[0] && scored('away', 45) === half[1];
  return { half, full: ft, goals: whole ? known : [] };
}

function unrated(id: string, name: string, country: string, index: number): Club {
  return { team: { id, number: 5001 + index, name }, country, league: null, attack: 0, defence: 0 };
}
