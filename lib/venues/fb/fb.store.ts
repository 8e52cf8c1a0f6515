import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import type { Venue } from '@/lib/venues/venue';
import type { FbSession } from './fb.client';
import { createFbVenue } from './fb.venue';

const toFb = (session: VenueSession): FbSession => ({
  origin: session.origin,
  authorization: session.token,
  languageType: session.language,
});

/** FB over the sessions that this browser keeps: adapter, schemas and launcher arrive together, so that nothing arrives twice. */
export function openFb(): Venue {
  return createFbVenue({
    open: async () => toFb(await venueSessions.open('FBTY')),
    renew: async (expired) => toFb(await venueSessions.renew('FBTY', expired.authorization)),
  });
}
