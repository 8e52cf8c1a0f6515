import type { VenueCode } from '@pavilion/contract/constants';

/** Cache key of a match's timeline. */
export const timelineKey = (venue: VenueCode, matchId: string) => ['timeline', venue, matchId] as const;
