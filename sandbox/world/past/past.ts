import { setImmediate } from 'node:timers/promises';
import { memoLatest } from '../engine/memo.ts';
import type { FinalReader } from '../engine/finals.ts';
import type { LeagueSeasons } from '../engine/league-seasons.ts';
import type { MatchPast, PastResult, WorldMatch, WorldTeam } from '../engine/world.model.ts';
import { createTables } from './tables.ts';

/** Results of each team. */
const FORM = 6;
/** Results between two teams. */
const MEETINGS = 10;
/** Seasons whose matches, and pairs whose meetings, are cached. */
const CACHE_SIZE = 64;
const PAIRS = 2000;

interface Options {
  /** Read with the first match: a world starts without it. */
  seasons(): readonly LeagueSeasons[];
  finalOf: FinalReader;
  /** Another text after every control event. */
  version(): string;
}

/** Read results of a sport: form, meetings and tables, from finished matches alone. */
export function createPast({ seasons, finalOf, version }: Options): (match: WorldMatch, at: number) => Promise<MatchPast> {
  let known: ReturnType<typeof indexOf> | undefined;
  const leagues = () => (known ??= indexOf(seasons()));
  const leaguesOf = ({ number }: WorldTeam) => leagues().byTeam.get(number) ?? [];

  const seasonMatches = memoLatest<string, readonly WorldMatch[]>(CACHE_SIZE);
  const matchesOf = (league: LeagueSeasons, season: number) =>
    seasonMatches(`${league.league.number}|${season}`, '', () => league.matchesOf(season));

  const pairMatches = memoLatest<string, readonly WorldMatch[]>(PAIRS);
  const meetingsOf = (league: LeagueSeasons, season: number, home: WorldTeam, away: WorldTeam) =>
    pairMatches(`${league.league.number}|${season}|${home.number}|${away.number}`, '', () => league.meetingsOf(season, home, away));

  /** The newest finished ones of matches by kick-off that began before a moment, newest first. */
  function newest(matches: readonly WorldMatch[], before: number, at: number, limit: number): PastResult[] {
    const out: PastResult[] = [];
    for (let index = matches.length - 1; index >= 0 && out.length < limit; index -= 1) {
      const match = matches[index]!;
      if (match.kickOff >= before) continue;
      const score = finalOf(match, at);
      if (score !== null && score !== 'void') out.push({ match, score });
    }
    return out;
  }

  /** Newest results of a league and its earlier seasons. */
  function lately(
    match: WorldMatch,
    league: LeagueSeasons,
    at: number,
    limit: number,
    read: (season: number) => readonly WorldMatch[],
  ): PastResult[] {
    const last = seasonFor(match, league);
    const out: PastResult[] = [];
    for (let season = last; season >= last - league.earlier && out.length < limit; season -= 1)
      out.push(...newest(read(season), match.kickOff, at, limit - out.length));
    return out;
  }

  const formOf = (match: WorldMatch, team: WorldTeam, at: number) =>
    newestFirst(
      leaguesOf(team).flatMap((league) =>
        lately(match, league, at, FORM, (season) =>
          matchesOf(league, season).filter(({ home, away }) => home.number === team.number || away.number === team.number),
        ),
      ),
      FORM,
    );

  const tableAt = createTables({ finalOf, version, matchesOf, pause: setImmediate });

  return async (match, at) => {
    const { home, away } = match;
    const shared = leaguesOf(home).filter((league) => leaguesOf(away).includes(league));
    const own = leagues().byLeague.get(match.league.number);
    return {
      form: { home: formOf(match, home, at), away: formOf(match, away, at) },
      meetings: newestFirst(
        shared.flatMap((league) => lately(match, league, at, MEETINGS, (season) => meetingsOf(league, season, home, away))),
        MEETINGS,
      ),
      table: own ? await tableAt(own, own.seasonOf(match), at) : null,
    };
  };
}

/** The season of a league that is present when a match begins. */
function seasonFor(match: WorldMatch, league: LeagueSeasons): number {
  return league.league.number === match.league.number ? league.seasonOf(match) : league.seasonAt(match.kickOff);
}

/** Leagues by number, and those of each team. */
function indexOf(list: readonly LeagueSeasons[]) {
  const byTeam = new Map<number, LeagueSeasons[]>();
  for (const league of list) {
    for (const { number } of league.teams) byTeam.set(number, [...(byTeam.get(number) ?? []), league]);
  }
  return { byLeague: new Map(list.map((one) => [one.league.number, one])), byTeam };
}

function newestFirst(results: readonly PastResult[], limit: number): PastResult[] {
  return results.toSorted((a, b) => b.match.kickOff - a.match.kickOff || b.match.number - a.match.number).slice(0, limit);
}
