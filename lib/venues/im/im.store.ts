import { toImParams } from '@/lib/domain/launch/params.rules';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { VenueHalves } from '@/lib/venues/venue';
import type { ImSessions } from './im.client';
import { createImReading } from './im.reading.venue';

/** IM's view of the sessions that this browser keeps. */
const sessions: ImSessions = {
  open: async () => toImParams(await venueSessions.open('IMTY')),
  renew: async (expired) => toImParams(await venueSessions.renew('IMTY', expired.Token)),
};

/** IM in this browser. Betting is asked for from here, so that its chunk leaves out what reading has brought along. */
export function openIm(): VenueHalves {
  return {
    reading: createImReading(sessions),
    betting: async () => (await import('./im.betting.venue')).createImBetting(sessions, { world: worldNow }),
  };
}
