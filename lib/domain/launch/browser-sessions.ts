import { READ_TIMEOUT_MS, type VenueCode } from '@/lib/contract/constants';
import { currentToken } from '@/lib/platform/token';
import { keepVenueSession, storedVenueSession } from './session.storage';
import { getVenueSession } from './launch.api';
import { createVenueSessions } from './launch.sessions';
import { originsOf, setVenueOrigins } from './origins';

// Everybody who waits for a venue shares one launch: one that hangs must not hold the next callers for the default's 100 s.
async function launch(venue: VenueCode) {
  // The page names the list; only one that was rendered without the platform asks for it.
  if (originsOf(venue).length === 0) setVenueOrigins(await (await import('./origins.api')).getVenueOrigins());
  const session = await getVenueSession(venue, originsOf(venue), { timeout: READ_TIMEOUT_MS });
  return venue === 'OBTY' ? (await import('@/lib/venues/ob/ob.user.api')).withCuid(session) : session;
}

/** Venue sessions of this browser (contract §2.9). */
export const venueSessions = createVenueSessions({
  launch,
  kept(venue) {
    const session = storedVenueSession(venue);
    // A list that has changed since takes its old sessions with it.
    const allowed = originsOf(venue);
    return session && (allowed.length === 0 || allowed.includes(session.origin)) ? session : null;
  },
  keep: keepVenueSession,
  owner: currentToken,
  now: () => Date.now(),
});
