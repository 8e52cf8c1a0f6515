import { toImParams } from '@/lib/domain/launch/params.rules';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { VenueParts } from '@/lib/venues/venue';
import { createImCaller, type ImSessions } from './im.client';

/** IM's view of the sessions that this browser keeps. */
const sessions: ImSessions = {
  open: async () => toImParams(await venueSessions.open('IMTY')),
  renew: async (expired) => toImParams(await venueSessions.renew('IMTY', expired.Token)),
};

/** IM in this browser. Its parts are asked for from here, so that none brings along what this chunk has. */
export function openIm(): VenueParts {
  const callIm = createImCaller(sessions, 'proxy');
  return {
    reading: async () => (await import('./im.reading.venue')).createImReading(callIm),
    records: async () => (await import('./im.records.venue')).createImRecords(callIm, { world: worldNow }),
    betting: async () => (await import('./im.betting.venue')).createImBetting(callIm),
  };
}
