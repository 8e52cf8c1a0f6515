import { READ_TIMEOUT_MS } from '@/lib/contract/constants';
import { createFbBetting } from '@/lib/venues/fb/fb.betting.venue';
import type { FbSessions } from '@/lib/venues/fb/fb.client';
import { createFbReading } from '@/lib/venues/fb/fb.reading.venue';
import { createImBetting } from '@/lib/venues/im/im.betting.venue';
import type { ImSessions } from '@/lib/venues/im/im.client';
import { createImReading } from '@/lib/venues/im/im.reading.venue';
import { createObBetting } from '@/lib/venues/ob/ob.betting.venue';
import type { ObSessions } from '@/lib/venues/ob/ob.client';
import { createObReading } from '@/lib/venues/ob/ob.reading.venue';
import type { Venue } from '@/lib/venues/venue';

/** Venues with both halves at once; a browser loads them one by one (`lib/venues/registry.ts`). */
export function createFbVenue(sessions: FbSessions, timeout = READ_TIMEOUT_MS): Venue {
  return { code: 'FBTY', name: 'FB体育', ...createFbReading(sessions, timeout), ...createFbBetting(sessions, timeout) };
}

export function createObVenue(sessions: ObSessions, timeout = READ_TIMEOUT_MS): Venue {
  return { code: 'OBTY', name: 'OB体育', ...createObReading(sessions, timeout), ...createObBetting(sessions, timeout) };
}

type ImOptions = NonNullable<Parameters<typeof createImReading>[1]> & NonNullable<Parameters<typeof createImBetting>[1]>;

export function createImVenue(sessions: ImSessions, options: ImOptions = {}): Venue {
  return { code: 'IMTY', name: 'IM体育', ...createImReading(sessions, options), ...createImBetting(sessions, options) };
}
