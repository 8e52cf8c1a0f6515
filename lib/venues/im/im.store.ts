import { toImParams } from '@/lib/domain/launch/params.rules';
import { venueSessions } from '@/lib/domain/launch/launch.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { VenueParts } from '@/lib/venues/venue';
import type { ImCaller, ImSessions } from './im.client';

/** IM's view of the sessions that this browser keeps. */
const sessions: ImSessions = {
  open: async () => toImParams(await venueSessions.open('IMTY')),
  renew: async (expired) => toImParams(await venueSessions.renew('IMTY', expired.Token)),
};

/** The parts of IM call it alike. */
let caller: Promise<ImCaller> | null = null;
function getCaller(): Promise<ImCaller> {
  caller ??= import('./im.client').then(
    ({ createImCaller }) => createImCaller(sessions, 'proxy'),
    (error: unknown) => {
      caller = null;
      throw error;
    },
  );
  return caller;
}

/** IM in this browser. */
export const imParts: VenueParts = {
  async reading() {
    const [callIm, { createImReading }] = await Promise.all([getCaller(), import('./im.reading.venue')]);
    return createImReading(callIm);
  },
  async records() {
    const [callIm, { createImRecords }] = await Promise.all([getCaller(), import('./im.records.venue')]);
    return createImRecords(callIm, { world: worldNow });
  },
  async betting() {
    const [callIm, { createImBetting }] = await Promise.all([getCaller(), import('./im.betting.venue')]);
    return createImBetting(callIm);
  },
};
