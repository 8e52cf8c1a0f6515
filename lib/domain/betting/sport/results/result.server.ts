import 'server-only';
import type { VenueCode } from '@pavilion/contract/constants';
import { sharedFor } from '@/lib/domain/betting/sport/shared-list.server';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { readAsGuest, sportOfMatchId } from '@/lib/venues/guest.server';
import { findResult } from './result.api';
import type { ResultHint } from './result.rules';

/** ms for which requests share a response: results do not change. */
const SHARED_MS = 30_000;

/**
 * A finished or cancelled match that its venue returns in 赛果 only; `missing` when no list has it, null when the lists did not
 * come in time. Never throws.
 */
export async function getResult(
  venue: VenueCode,
  matchId: string,
  hint: ResultHint | null,
  now: number,
): Promise<{ value: Match | 'missing'; at: number } | null> {
  const search = { matchId, hint, sport: sportOfMatchId(venue, matchId), now };
  const key = `${venue}:result:${matchId}:${hint ? `${hint.sport}:${hint.startTime}` : ''}`;
  return sharedFor(
    SHARED_MS,
    key,
    async () => (await findResult((filter) => readAsGuest(venue, 'getResults', filter), search)) ?? 'missing',
  );
}
