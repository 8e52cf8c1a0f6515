import { READ_TIMEOUT_MS } from '@/lib/contract/constants';
import type { Venue } from '@/lib/venues/venue';
import { createObBetting } from './ob.betting.venue';
import type { ObSessions } from './ob.client';
import { createObReading } from './ob.reading.venue';

/** OB (Panda), both halves. A browser loads them one by one (`registry.ts`). */
export function createObVenue(sessions: ObSessions, timeout = READ_TIMEOUT_MS): Venue {
  return { code: 'OBTY', name: 'OB体育', ...createObReading(sessions, timeout), ...createObBetting(sessions, timeout) };
}
