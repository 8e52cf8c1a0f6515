import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import type { Entry } from '../price/list-entry.rules';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import type { MatchStatus } from '@/lib/domain/betting/match/sport.model';

/** Most matches that one request may name (`VenueReading.getMatchesById`). */
const MAX_QUERIES = 40;

/** Stars `FBTY:863211` by venue, newest first, no more than one request may name. */
export function starsByVenue(stars: readonly string[]): readonly { venue: VenueCode; matchIds: readonly string[] }[] {
  return VENUE_CODES.flatMap((venue) => {
    const prefix = `${venue}:`;
    const matchIds = stars.flatMap((star) => (star.startsWith(prefix) ? [star.slice(prefix.length)] : [])).slice(-MAX_QUERIES);
    return matchIds.length > 0 ? [{ venue, matchIds: matchIds.toReversed() }] : [];
  });
}

/** Live matches first, finished ones last; otherwise the venue's order. */
export function byStatus(entries: readonly Entry[], statusOf: (id: string) => MatchStatus | undefined): readonly Entry[] {
  const part = ({ id }: Entry) => {
    const status = statusOf(id);
    if (status === 'live' || status === 'interrupted') return 0;
    return status && isOver({ status }) ? 2 : 1;
  };
  return entries.toSorted((a, b) => part(a) - part(b));
}
