import { queryOptions } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { HOUR } from '@pavilion/number/duration';
import { getTimeline } from './timeline.api';
import { timelineKey } from './timeline.keys';

/** ms from a response to the next request while a match runs. */
export const TIMELINE_POLL_MS = 10_000;
/** The same while it does not run. */
export const TIMELINE_REST_MS = HOUR;

/** Events of a match so far; only the feed's loop fetches them. */
export function timelineOptions(venue: VenueCode, matchId: string) {
  return queryOptions({
    queryKey: timelineKey(venue, matchId),
    queryFn: ({ signal }) => getTimeline(venue, matchId, { signal }),
  });
}
