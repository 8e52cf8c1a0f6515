import { toFbParams } from '@/lib/domain/launch/fb-params.rules';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import type { VenueParts } from '@/lib/venues/venue';
import type { FbCaller, FbSessions } from './fb.client';

/** FB's view of the sessions that this browser keeps. */
const sessions: FbSessions = {
  open: async () => toFbParams(await venueSessions.open('FBTY')),
  renew: async (expired) => toFbParams(await venueSessions.renew('FBTY', expired.Authorization)),
};

/** The parts of FB call it alike. */
let caller: Promise<FbCaller> | null = null;
function getCaller(): Promise<FbCaller> {
  caller ??= import('./fb.client').then(
    ({ createFbCaller }) => createFbCaller(sessions),
    (error: unknown) => {
      caller = null;
      throw error;
    },
  );
  return caller;
}

/** FB in this browser. */
export const fbParts: VenueParts = {
  async reading() {
    const [callFb, { createFbReading }] = await Promise.all([getCaller(), import('./fb.reading.venue')]);
    return createFbReading(callFb);
  },
  async records() {
    const [callFb, { createFbRecords }] = await Promise.all([getCaller(), import('./fb.records.venue')]);
    return createFbRecords(callFb);
  },
  async betting() {
    const [callFb, { createFbBetting }] = await Promise.all([getCaller(), import('./fb.betting.venue')]);
    return createFbBetting(callFb);
  },
};
