import { toFbSessions } from './fb.request';
import { venueSessions } from '@/lib/domain/launch/browser-sessions';
import type { VenueParts } from '@/lib/venues/venue';

const sessions = toFbSessions(venueSessions);

/** FB in this browser. Each part brings the way to call FB along: a file of its own would cost a page more. */
export const fbParts: VenueParts = {
  async reading() {
    const { createFbCaller, createFbReading } = await import('./fb.reading.venue');
    return createFbReading(createFbCaller(sessions));
  },
  async records() {
    const { createFbCaller, createFbRecords } = await import('./fb.records.venue');
    return createFbRecords(createFbCaller(sessions));
  },
  async betting() {
    const { createFbCaller, createFbBetting } = await import('./fb.betting.venue');
    return createFbBetting(createFbCaller(sessions));
  },
};
