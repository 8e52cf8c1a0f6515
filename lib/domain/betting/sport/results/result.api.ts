import type { Match, MatchList, SportId } from '@/lib/domain/betting/match/sport.model';
import { readPages } from '@/lib/kit/list/read-pages';
import type { ResultFilter } from '@/lib/venues/venue';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import { resultDays, type ResultHint } from './result.rules';

/** Rows of a page of results, the same at every venue. */
const PAGE_SIZE = 50;
/** Most pages of one list that are read: no venue's day has half of these. */
const MAX_PAGES = 20;

export interface ResultSpan {
  sport: SportId;
  /** Kick-off in [from, to), ms. */
  from: number;
  to: number;
}

/** Results of a span, each match once. */
export interface SpanResults {
  matches: readonly Match[];
  /** False if a page after the first did not load: matches may be missing. */
  complete: boolean;
}

export interface ResultSearch {
  matchId: string;
  /** From the address of the match. */
  hint: ResultHint | null;
  /** The sport in the match's id, for venues whose ids contain one. */
  sport: SportId | null;
  /** World ms. */
  now: number;
}

type GetResults = (filter: ResultFilter) => Promise<MatchList>;

/** Ranges in which a result may be: at the kick-off in the address, and, where the id names its sport, on each day of that sport. */
function spansOf({ hint, sport, now }: ResultSearch): readonly ResultSpan[] {
  const named = hint ? [{ sport: hint.sport, from: hint.startTime, to: hint.startTime + 1 }] : [];
  return sport ? [...named, ...resultDays(now).map(({ from, to }) => ({ sport, from, to }))] : named;
}

/** Reads the results of a span until `use` returns true; returns false if there are more than are read. */
function readResults(
  getResults: GetResults,
  filter: Omit<ResultFilter, 'page'>,
  use: (list: MatchList) => boolean | void,
): Promise<boolean> {
  return readPages({ read: (page) => getResults({ ...filter, page }), use, rows: () => PAGE_SIZE, max: MAX_PAGES });
}

/** All results of a span, page by page, great leagues first. Throws the errors of `getResults` for the first page. */
export async function getSpanResults(getResults: GetResults, span: ResultSpan): Promise<SpanResults> {
  const found = new Map<string, Match>();
  const add = ({ matches }: MatchList) => {
    for (const match of matches) found.set(match.id, match);
  };
  const complete = await readResults(getResults, { ...span, byLeague: true }, add).catch((error: unknown) => {
    if (found.size === 0) throw error;
    return false;
  });
  return { matches: [...found.values()], complete };
}

async function findIn(getResults: GetResults, matchId: string, span: ResultSpan): Promise<Match | null> {
  let found: Match | undefined;
  await readResults(getResults, span, ({ matches }) => {
    found = matches.find(({ id }) => id === matchId);
    return found !== undefined;
  });
  return found ?? null;
}

/** A finished or cancelled match that its venue returns in 赛果 only; null when no list has it. Throws the errors of `getResults`. */
export async function findResult(getResults: GetResults, search: ResultSearch): Promise<Match | null> {
  for (const span of spansOf(search)) {
    const found = await findIn(getResults, search.matchId, span);
    if (found) return isOver(found) ? found : null;
  }
  return null;
}
