import { keepVenueSession } from '@/lib/domain/launch/session.storage';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/browser-sessions';
import { toObParams } from './ob.request';
import type { VenueParts } from '@/lib/venues/venue';
import type { ObSessions } from './ob.client';

/** A launch goes through without OB's number of the member; a call does not. */
async function numbered(session: VenueSession): Promise<VenueSession> {
  if (session.ob?.cuid) return session;
  const { withCuid } = await import('./ob.user.api');
  const asked = await withCuid(session);
  if (asked.ob?.cuid) keepVenueSession(asked);
  return asked;
}

const sessions: ObSessions = {
  open: async () => toObParams(await numbered(await venueSessions.open('OBTY'))),
  renew: async (expired) => toObParams(await numbered(await venueSessions.renew('OBTY', expired.requestId))),
};

/** OB in this browser. Each part brings the way to call OB along: a file of its own would cost a page more. */
export const obParts: VenueParts = {
  async reading() {
    const { createObCaller, createObReading } = await import('./ob.reading.venue');
    return createObReading(createObCaller(sessions));
  },
  async records() {
    const { createObCaller, createObRecords } = await import('./ob.records.venue');
    return createObRecords(createObCaller(sessions));
  },
  async betting() {
    const { createObCaller, createObBetting } = await import('./ob.betting.venue');
    return createObBetting(createObCaller(sessions));
  },
};
