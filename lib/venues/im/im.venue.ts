import type { Venue } from '@/lib/venues/venue';
import { createImBetting } from './im.betting.venue';
import type { ImSessions } from './im.client';
import { createImReading } from './im.reading.venue';

type Options = NonNullable<Parameters<typeof createImReading>[1]> & NonNullable<Parameters<typeof createImBetting>[1]>;

/** IM Sportsbook, both halves. A browser loads them one by one (`registry.ts`). */
export function createImVenue(sessions: ImSessions, options: Options = {}): Venue {
  return { code: 'IMTY', name: 'IM体育', ...createImReading(sessions, options), ...createImBetting(sessions, options) };
}
