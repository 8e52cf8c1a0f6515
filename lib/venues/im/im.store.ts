import { toImSessions } from './im.request';
import { venueSessions } from '@/lib/domain/launch/browser-sessions';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { VenueParts } from '@/lib/venues/venue';

const sessions = toImSessions(venueSessions);

/** IM in this browser. Each part brings the way to call IM along: a file of its own would cost a page more. */
export const imParts: VenueParts = {
  async reading() {
    const { createImCaller, createImReading } = await import('./im.reading.venue');
    return createImReading(createImCaller(sessions, 'proxy'));
  },
  async records() {
    const { createImCaller, createImRecords } = await import('./im.records.venue');
    return createImRecords(createImCaller(sessions, 'proxy'), { world: worldNow });
  },
  async betting() {
    const { createImCaller, createImBetting } = await import('./im.betting.venue');
    return createImBetting(createImCaller(sessions, 'proxy'));
  },
};
