import { keepVenueSession } from '@/lib/domain/launch/kept.store';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import { withCuid } from '@/lib/domain/launch/ob-user.api';
import { toObParams } from '@/lib/domain/launch/params.rules';
import type { VenueParts } from '@/lib/venues/venue';
import { createObCaller, type ObSessions } from './ob.client';

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

/** OB in this browser. Its parts are asked for from here, so that none brings along what this chunk has. */
export function openOb(): VenueParts {
  const callOb = createObCaller(sessions);
  return {
    reading: async () => (await import('./ob.reading.venue')).createObReading(callOb),
    records: async () => (await import('./ob.records.venue')).createObRecords(callOb),
    betting: async () => (await import('./ob.betting.venue')).createObBetting(callOb),
  };
}
