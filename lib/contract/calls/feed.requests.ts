import { VENUE_CODES } from '../constants';
import type { Requests } from '../request';
import * as z from '../schema';

/** A match by its venue's id: the same fixture has another id at each venue. */
export const venueMatch = {
  venue: /* @__PURE__ */ z.enum(VENUE_CODES),
  matchId: /* @__PURE__ */ z.string(z.minLength(1), z.maxLength(32)),
};

const id = z.string(z.minLength(1), z.maxLength(200));

export const feedRequests = {
  matchTimeline: {
    about: 'Events, momentum and statistics of a match so far, oldest first. 10001 for a match that the venue has never had.',
    request: z.object(venueMatch),
  },
  oddsHistory: {
    about: 'Prices of one selection from its opening until now: only changes, at most 120, and more of them near the present.',
    request: z.object({ venue: z.enum(VENUE_CODES), matchId: id, marketId: id, selectionId: id }),
  },
} satisfies Requests;
