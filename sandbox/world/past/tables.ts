import { LRUCache } from 'lru-cache';
import type { FinalReader } from '../engine/finals.ts';
import type { LeagueSeasons } from '../engine/league-seasons.ts';
import { outcomeOf, ownScore, standingsOf, type Outcome, type Ranking } from '../engine/standings.ts';
import type { PastResult, WorldMatch, WorldTable } from '../engine/world.model.ts';

/** Seasons whose tables are cached. */
const CACHE_SIZE = 64;
/** Results of each team in a table. */
const FORM = 5;
/** ms of work until other requests get their turn: the first table of a large league takes longer. */
const SLICE_MS = 5;

interface Options {
  finalOf: FinalReader;
  version(): string;
  matchesOf(league: LeagueSeasons, season: number): readonly WorldMatch[];
  /** Lets other work run. */
  pause(): Promise<unknown>;
}

/** A season's results until a moment. */
interface Season {
  version: string;
  at: number;
  results: readonly PastResult[];
  /** Matches without a result yet, by kick-off. */
  open: readonly WorldMatch[];
  table: WorldTable | null;
}

/**
 * Tables of leagues as known at a moment; null before the first result. A season is read once; from then on only its newly finished
 * matches are, and a table changes with them alone.
 */
export function createTables({ finalOf, version, matchesOf, pause }: Options) {
  const cache = new LRUCache<string, Season>({ max: CACHE_SIZE });

  return async (league: LeagueSeasons, season: number, at: number): Promise<WorldTable | null> => {
    const { ranking } = league;
    if (!ranking) return null;
    const key = `${league.league.number}|${season}`;
    const stored = cache.get(key);
    const requested = version();
    const known = stored && stored.version === requested && stored.at <= at ? stored : null;
    const fresh: PastResult[] = [];
    const open: WorldMatch[] = [];
    let until = performance.now() + SLICE_MS;
    for (const match of known?.open ?? matchesOf(league, season)) {
      const score = match.kickOff < at ? finalOf(match, at) : null;
      if (score === null) open.push(match);
      else if (score !== 'void') fresh.push({ match, score });
      if (performance.now() < until) continue;
      await pause();
      until = performance.now() + SLICE_MS;
    }
    const results = known && fresh.length === 0 ? known.results : [...(known?.results ?? []), ...fresh];
    const table = known?.results === results ? known.table : tableOf(league, ranking, results);
    // An event of a tester in one of the pauses may have changed a result that was read before it.
    if (version() === requested) cache.set(key, { version: requested, at, results, open, table });
    return table;
  };
}

function tableOf({ teams }: LeagueSeasons, ranking: Ranking, results: readonly PastResult[]): WorldTable | null {
  if (results.length === 0) return null;
  const lately = new Map<number, Outcome[]>();
  for (const { match, score } of results.toSorted((a, b) => b.match.kickOff - a.match.kickOff || b.match.number - a.match.number)) {
    for (const side of ['home', 'away'] as const) {
      const form = lately.get(match[side].number) ?? [];
      if (form.length < FORM) lately.set(match[side].number, [...form, outcomeOf(ownScore(score, side))]);
    }
  }
  return {
    ranking,
    rows: standingsOf(teams, results, ranking).map((row) => ({ ...row, form: lately.get(row.team.number) ?? [] })),
  };
}
