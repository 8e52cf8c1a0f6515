import { createFbBetting } from '@/lib/venues/fb/fb.betting.venue';
import { createFbCaller, type FbSessions } from '@/lib/venues/fb/fb.client';
import { createFbReading } from '@/lib/venues/fb/fb.reading.venue';
import { createFbRecords } from '@/lib/venues/fb/fb.records.venue';
import { createImBetting } from '@/lib/venues/im/im.betting.venue';
import { createImCaller, type ImSessions, type Way } from '@/lib/venues/im/im.client';
import { createImReading } from '@/lib/venues/im/im.reading.venue';
import { createImRecords } from '@/lib/venues/im/im.records.venue';
import { createObBetting } from '@/lib/venues/ob/ob.betting.venue';
import { createObCaller, type ObSessions } from '@/lib/venues/ob/ob.client';
import { createObReading } from '@/lib/venues/ob/ob.reading.venue';
import { createObRecords } from '@/lib/venues/ob/ob.records.venue';
import type { Venue } from '@/lib/venues/venue';

/** Venues with all their parts at once; a browser loads them one by one (`lib/venues/registry.ts`). */
export function createFbVenue(sessions: FbSessions, timeout?: number): Venue {
  const callFb = createFbCaller(sessions, timeout);
  const parts = [createFbReading(callFb), createFbRecords(callFb), createFbBetting(callFb)] as const;
  return { code: 'FBTY', name: 'FB体育', ...parts[0], ...parts[1], ...parts[2] };
}

export function createObVenue(sessions: ObSessions, timeout?: number): Venue {
  const callOb = createObCaller(sessions, timeout);
  const parts = [createObReading(callOb), createObRecords(callOb), createObBetting(callOb)] as const;
  return { code: 'OBTY', name: 'OB体育', ...parts[0], ...parts[1], ...parts[2] };
}

type Options<Make extends (...args: never) => unknown> = NonNullable<Parameters<Make>[1]>;
type ImOptions = { way?: Way; timeout?: number } & Options<typeof createImReading> &
  Options<typeof createImRecords> &
  Options<typeof createImBetting>;

export function createImVenue(sessions: ImSessions, { way = 'proxy', timeout, ...options }: ImOptions = {}): Venue {
  const callIm = createImCaller(sessions, way, timeout);
  const parts = [createImReading(callIm, options), createImRecords(callIm, options), createImBetting(callIm, options)] as const;
  return { code: 'IMTY', name: 'IM体育', ...parts[0], ...parts[1], ...parts[2] };
}
