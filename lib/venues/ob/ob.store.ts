import { keepVenueSession } from '@/lib/domain/launch/kept.store';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import { withCuid } from '@/lib/domain/launch/ob-user.api';
import { toObParams } from '@/lib/domain/launch/params.rules';
import type { VenueHalves } from '@/lib/venues/venue';
import type { ObSessions } from './ob.client';
import { createObReading } from './ob.reading.venue';

/** A launch goes through without OB's number of the member; a call does not. */
async function numbered(session: VenueSession): Promise<VenueSession> {
  if (session.ob?.cuid) return session;
  const asked = await withCuid(session);
  if (asked.ob?.cuid) keepVenueSession(asked);
  return asked;
}

const sessions: ObSessions = {
  open: async () => toObParams(await numbered(await venueSessions.open('OBTY'))),
  renew: async (expired) => toObParams(await numbered(await venueSessions.renew('OBTY', expired.requestId))),
};

/** OB over the sessions that this browser keeps; its betting half is fetched when it is first asked for. */
export function openOb(): VenueHalves {
  return {
    reading: createObReading(sessions),
    betting: async () => (await import('./ob.betting.venue')).createObBetting(sessions),
  };
}
