import { keepVenueSession } from '@/lib/domain/launch/kept.store';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import { toObParams } from '@/lib/domain/launch/params.rules';
import type { VenueParts } from '@/lib/venues/venue';
import type { ObCaller, ObSessions } from './ob.client';

/** A launch goes through without OB's number of the member; a call does not. */
async function numbered(session: VenueSession): Promise<VenueSession> {
  if (session.ob?.cuid) return session;
  const { withCuid } = await import('@/lib/domain/launch/ob-user.api');
  const asked = await withCuid(session);
  if (asked.ob?.cuid) keepVenueSession(asked);
  return asked;
}

const sessions: ObSessions = {
  open: async () => toObParams(await numbered(await venueSessions.open('OBTY'))),
  renew: async (expired) => toObParams(await numbered(await venueSessions.renew('OBTY', expired.requestId))),
};

/** The parts of OB call it alike. */
let caller: Promise<ObCaller> | null = null;
function getCaller(): Promise<ObCaller> {
  caller ??= import('./ob.client').then(
    ({ createObCaller }) => createObCaller(sessions),
    (error: unknown) => {
      caller = null;
      throw error;
    },
  );
  return caller;
}

/** OB in this browser. */
export const obParts: VenueParts = {
  async reading() {
    const [callOb, { createObReading }] = await Promise.all([getCaller(), import('./ob.reading.venue')]);
    return createObReading(callOb);
  },
  async records() {
    const [callOb, { createObRecords }] = await Promise.all([getCaller(), import('./ob.records.venue')]);
    return createObRecords(callOb);
  },
  async betting() {
    const [callOb, { createObBetting }] = await Promise.all([getCaller(), import('./ob.betting.venue')]);
    return createObBetting(callOb);
  },
};
