import type { VenueCode } from '@pavilion/contract/constants';
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import { saveVenueSession } from '@/lib/domain/betting/launch/session.storage';
import type { VenueParts } from './venue';
// Every part of every venue needs these, and a page may load three venues: this module loads them once.
import './shared/venue-call';
import './shared/general-sport.adapter';
import '@/lib/kit/http/row';
import '@pavilion/number/odds';

const obSessions = async () => (await import('./ob/ob.launch')).withMemberNumber(venueSessions, saveVenueSession);

/**
 * The venues over this browser's sessions. In one chunk, so that no part contains the launch again; each part contains its
 * venue's caller, since a separate chunk for it would cost a page more.
 */
export const PARTS: Readonly<Record<VenueCode, VenueParts>> = {
  FBTY: {
    reading: async () => (await import('./fb/fb.reading.venue')).openFbReading(venueSessions),
    records: async () => (await import('./fb/fb.records.venue')).openFbRecords(venueSessions),
    betting: async () => (await import('./fb/fb.betting.venue')).openFbBetting(venueSessions),
  },
  IMTY: {
    reading: async () => (await import('./im/im.reading.venue')).openImReading(venueSessions, 'proxy'),
    records: async () => (await import('./im/im.records.venue')).openImRecords(venueSessions, 'proxy'),
    betting: async () => (await import('./im/im.betting.venue')).openImBetting(venueSessions),
  },
  OBTY: {
    reading: async () => (await import('./ob/ob.reading.venue')).openObReading(await obSessions()),
    records: async () => (await import('./ob/ob.records.venue')).openObRecords(await obSessions()),
    betting: async () => (await import('./ob/ob.betting.venue')).openObBetting(await obSessions()),
  },
};
