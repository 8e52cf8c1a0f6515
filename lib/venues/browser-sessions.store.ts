import type { VenueCode } from '@pavilion/contract/constants';
import { CancelledError } from '@/lib/kit/http/errors';
import { currentToken } from '@/lib/platform/token';
import { allowedOrigins } from '../domain/betting/launch/allowed-origins';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { saveVenueSession, storedVenueSession } from '../domain/betting/launch/session.storage';
import { getVenueSession } from './launch.api';
import { createVenueSessions } from '../domain/betting/launch/launch.sessions';
import { originsOf } from '../domain/betting/launch/origins';

// All callers that wait for a venue share one launch; a hanging one ends as a read does.
async function launch(venue: VenueCode) {
  const owner = currentToken();
  const allowed = await allowedOrigins(venue);
  // The call carries the current token, whose owner may have left before the response.
  if (currentToken() !== owner) throw new CancelledError();
  return getVenueSession(venue, allowed);
}

/** Venue sessions of this browser (contract §2.9). */
export const venueSessions = createVenueSessions({
  launch,
  stored(venue) {
    const session = storedVenueSession(venue);
    // Drop a session whose origin is not on the current list.
    const allowed = originsOf(venue);
    return session && (allowed.length === 0 || allowed.includes(session.origin)) ? session : null;
  },
  save: saveVenueSession,
  owner: currentToken,
  now: () => steadyNow(),
});
