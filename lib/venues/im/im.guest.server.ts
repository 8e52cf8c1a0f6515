import 'server-only';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { GuestVenue } from '@/lib/venues/venue';
import { openImReading } from './im.reading.venue';

/** IM as the site's server reads it for visitors: at its origin, since `/improxy` is for pages. */
export const imGuest: GuestVenue = {
  createReading: (sessions) => openImReading(sessions, 'origin', REFRESH_TIMEOUT_MS),
};
