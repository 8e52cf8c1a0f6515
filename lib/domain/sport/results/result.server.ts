import 'server-only';
import type { VenueCode } from '@/lib/contract/constants';
import { readAsGuest, sportOfMatchId } from '@/lib/venues/guest.server';
import { isOver, resultDays, type ResultHint } from './result.rules';
import { sharedFor } from '@/lib/domain/sport/list/shared-list.server';
import type { Match, SportId } from '@/lib/domain/sport/sport.model';

/** ms for which requests share an answer: results do not change. */
const SHARED_MS = 30_000;
/** Rows of a page of results, the same at every venue. */
const PAGE_SIZE = 50;
/** Most pages of one list that are searched; no venue's day has more. */
const MAX_PAGES = 10;

interface Span {
  sport: SportId;
  /** Kick-off in [from, to), ms. */
  from: number;
  to: number;
}

/** Where a result may be: at the kick-off in the address, and, where the id names its sport, on each day of that sport. */
function spansOf(venue: VenueCode, matchId: string, hint: ResultHint | null, now: number): readonly Span[] {
  const named = hint ? [{ sport: hint.sport, from: hint.startTime, to: hint.startTime + 1 }] : [];
  const sport = sportOfMatchId(venue, matchId);
  return sport ? [...named, ...resultDays(now).map(({ from, to }) => ({ sport, from, to }))] : named;
}

async function findIn(venue: VenueCode, matchId: string, span: Span): Promise<Match | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { matches, total } = await readAsGuest(venue, 'getResults', { ...span, page });
    const found = matches.find(({ id }) => id === matchId);
    if (found) return found;
    if (page * PAGE_SIZE >= total) return null;
  }
  return null;
}

/** A finished or cancelled match that its venue returns in 赛果 only; null when no list has it in time. Never throws. */
export async function getResult(
  venue: VenueCode,
  matchId: string,
  hint: ResultHint | null,
  now: number,
): Promise<{ value: Match; at: number } | null> {
  const load = async (): Promise<Match | 'missing'> => {
    for (const span of spansOf(venue, matchId, hint, now)) {
      const found = await findIn(venue, matchId, span);
      if (found) return isOver(found) ? found : 'missing';
    }
    return 'missing';
  };
  const asked = `${venue}:result:${matchId}:${hint ? `${hint.sport}:${hint.startTime}` : ''}`;
  const found = await sharedFor(SHARED_MS, asked, load);
  return found && found.value !== 'missing' ? { value: found.value, at: found.at } : null;
}
