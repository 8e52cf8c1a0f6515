import { toFbParams } from '@/lib/domain/launch/fb-params.rules';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import type { VenueParts } from '@/lib/venues/venue';
import { createFbCaller, type FbSessions } from './fb.client';

/** FB's view of the sessions that this browser keeps. */
const sessions: FbSessions = {
  open: async () => toFbParams(await venueSessions.open('FBTY')),
  renew: async (expired) => toFbParams(await venueSessions.renew('FBTY', expired.Authorization)),
};

/** FB in this browser. Its parts are asked for from here, so that none brings along what this chunk has. */
export function openFb(): VenueParts {
  const callFb = createFbCaller(sessions);
  return {
    reading: async () => (await import('./fb.reading.venue')).createFbReading(callFb),
    records: async () => (await import('./fb.records.venue')).createFbRecords(callFb),
    betting: async () => (await import('./fb.betting.venue')).createFbBetting(callFb),
  };
}
