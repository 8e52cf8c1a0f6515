import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import type { FbSession, FbSessions } from './fb.client';

const toFb = (session: VenueSession): FbSession => ({
  origin: session.origin,
  authorization: session.token,
  languageType: session.language,
});

/** FB's view of the sessions that this browser keeps. */
export const fbSessions: FbSessions = {
  open: async () => toFb(await venueSessions.open('FBTY')),
  renew: async (expired) => toFb(await venueSessions.renew('FBTY', expired.authorization)),
};
