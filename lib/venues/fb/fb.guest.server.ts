import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { createFbCaller } from './fb.client';
import { createFbReading } from './fb.reading.venue';
import { toFbSessions } from './fb.request';

/** FB as the site's server reads it for visitors. */
export const fbGuest: GuestVenue = {
  createReading: (sessions) => createFbReading(createFbCaller(toFbSessions(sessions), SERVER_TIMEOUT_MS)),
};
