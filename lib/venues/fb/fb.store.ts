import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import type { VenueHalves } from '@/lib/venues/venue';
import type { FbSession, FbSessions } from './fb.client';
import { createFbReading } from './fb.reading.venue';

const toFb = (session: VenueSession): FbSession => ({
  origin: session.origin,
  authorization: session.token,
  languageType: session.language,
});

/** FB's view of the sessions that this browser keeps. */
const sessions: FbSessions = {
  open: async () => toFb(await venueSessions.open('FBTY')),
  renew: async (expired) => toFb(await venueSessions.renew('FBTY', expired.authorization)),
};

/** FB in this browser. Betting is asked for from here, so that its chunk leaves out what reading has brought along. */
export function openFb(): VenueHalves {
  return {
    reading: createFbReading(sessions),
    betting: async () => (await import('./fb.betting.venue')).createFbBetting(sessions),
  };
}
