import { READ_TIMEOUT_MS } from '@/lib/contract/constants';
import type { Venue } from '@/lib/venues/venue';
import { createFbBetting } from './fb.betting.venue';
import type { FbSessions } from './fb.client';
import { createFbReading } from './fb.reading.venue';

/** FB Sports, both halves. A browser loads them one by one (`registry.ts`). */
export function createFbVenue(sessions: FbSessions, timeout = READ_TIMEOUT_MS): Venue {
  return { code: 'FBTY', name: 'FB体育', ...createFbReading(sessions, timeout), ...createFbBetting(sessions, timeout) };
}
