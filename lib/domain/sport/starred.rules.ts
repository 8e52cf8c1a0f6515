import { VENUE_CODES, type VenueCode } from '@/lib/contract/constants';

/** What one question may name (`VenueReading.getMatchesById`). */
const MOST_ASKED = 40;

/** Stars `FBTY:863211` by venue, the newest first, as many as one question may name. */
export function starsByVenue(stars: readonly string[]): readonly { venue: VenueCode; matchIds: readonly string[] }[] {
  return VENUE_CODES.flatMap((venue) => {
    const prefix = `${venue}:`;
    const matchIds = stars.flatMap((star) => (star.startsWith(prefix) ? [star.slice(prefix.length)] : [])).slice(-MOST_ASKED);
    return matchIds.length > 0 ? [{ venue, matchIds: matchIds.toReversed() }] : [];
  });
}
