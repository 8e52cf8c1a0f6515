import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { createImCaller } from './im.client';
import { createImReading } from './im.reading.venue';
import { toImSessions } from './im.request';

/** IM as the site's server reads it for visitors: at its origin, since `/improxy` is for pages. */
export const imGuest: GuestVenue = {
  createReading: (sessions) => createImReading(createImCaller(toImSessions(sessions), 'origin'), { timeout: SERVER_TIMEOUT_MS }),
};
