import { keepVenueSession } from '@/lib/domain/launch/session.storage';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/browser-sessions';
import { toObSessions } from './ob.request';
import type { VenueParts } from '@/lib/venues/venue';

/** A launch goes through without OB's number of the member; a call does not. */
async function numbered(session: VenueSession): Promise<VenueSession> {
  if (session.ob?.cuid) return session;
  const { withCuid } = await import('./ob.user.api');
  const asked = await withCuid(session);
  if (asked.ob?.cuid) keepVenueSession(asked);
  return asked;
}

const sessions = toObSessions({
  open: async (venue) => numbered(await venueSessions.open(venue)),
  renew: async (venue, expiredToken) => numbered(await venueSessions.renew(venue, expiredToken)),
});

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
