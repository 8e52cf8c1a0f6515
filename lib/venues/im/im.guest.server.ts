import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { createImCaller } from './im.client';
import { toSport } from './im.enums.adapter';
import { readMatchId } from './im.id.adapter';
import { createImReading } from './im.reading.venue';
import { toImSessions } from './im.request';

/** IM as the site's server reads it for visitors: at its origin, since `/improxy` is for pages. */
export const imGuest: GuestVenue = {
  createReading: (sessions) => createImReading(createImCaller(toImSessions(sessions), 'origin', SERVER_TIMEOUT_MS)),
  sportOfMatchId(matchId) {
    const id = readMatchId(matchId);
    return id && toSport(id.sportId);
  },
};
