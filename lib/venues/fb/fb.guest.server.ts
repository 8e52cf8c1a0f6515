import 'server-only';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { openFbReading } from './fb.reading.venue';

/** FB as the site's server reads it for visitors. */
export const fbGuest: GuestVenue = {
  createReading: (sessions) => openFbReading(sessions, REFRESH_TIMEOUT_MS),
};
