import type { Requests } from '../request';
import * as z from '../schema';
import { venueMatch } from './feed.requests';

export const pastRequests = {
  matchPast: {
    about:
      'Form of both teams, their meetings, and the table of their league, from finished matches alone. 10001 for a match that the venue has never had.',
    request: z.object(venueMatch),
  },
} satisfies Requests;
