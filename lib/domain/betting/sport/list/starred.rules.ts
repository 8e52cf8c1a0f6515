import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';

/** Most matches that one request may name (`VenueReading.getMatchesById`). */
const MAX_QUERIES = 40;

/** The stars of one venue. */
export interface VenueStars {
  venue: VenueCode;
  matchIds: readonly string[];
}

/** Stars `FBTY:863211` by venue, newest first, no more than one request may name. */
export function starsByVenue(stars: readonly string[]): readonly VenueStars[] {
  return VENUE_CODES.flatMap((venue) => {
    const prefix = `${venue}:`;
    const matchIds = stars.flatMap((star) => (star.startsWith(prefix) ? [star.slice(prefix.length)] : [])).slice(-MAX_QUERIES);
    return matchIds.length > 0 ? [{ venue, matchIds: matchIds.toReversed() }] : [];
  });
}
