import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { createObCaller } from './ob.client';
import { createObReading } from './ob.reading.venue';
import { toObSessions } from './ob.request';

/** OB as the site's server reads it for visitors. */
export const obGuest: GuestVenue = {
  createReading: (sessions) => createObReading(createObCaller(toObSessions(sessions), SERVER_TIMEOUT_MS)),
};
