import { venueSessions } from '@/lib/domain/launch/launch.store';
import { toFbParams } from '@/lib/domain/launch/params.rules';
import type { VenueHalves } from '@/lib/venues/venue';
import type { FbSessions } from './fb.client';
import { createFbReading } from './fb.reading.venue';

/** FB's view of the sessions that this browser keeps. */
const sessions: FbSessions = {
  open: async () => toFbParams(await venueSessions.open('FBTY')),
  renew: async (expired) => toFbParams(await venueSessions.renew('FBTY', expired.Authorization)),
};

/** FB in this browser. Betting is asked for from here, so that its chunk leaves out what reading has brought along. */
export function openFb(): VenueHalves {
  return {
    reading: createFbReading(sessions),
    betting: async () => (await import('./fb.betting.venue')).createFbBetting(sessions),
  };
}
