import 'server-only';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { openObReading } from './ob.reading.venue';

/** OB as the site's server reads it for visitors. */
export const obGuest: GuestVenue = {
  createReading: (sessions) => openObReading(sessions, REFRESH_TIMEOUT_MS),
};
