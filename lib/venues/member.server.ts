import 'server-only';
import { createHash } from 'node:crypto';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { VenueCode } from '@pavilion/contract/constants';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { createVenueSessions, type VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { getSite } from '@/lib/domain/site/config/site.server';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import { perGeneration } from '@/lib/kit/store/epoch';
import { platformFor, type ServerIdentity } from '@/lib/platform/server.client';
import { getVenueSession } from '@/lib/venues/launch.api';
import { openFbRecords } from './fb/fb.records.venue';
import { openImRecords } from './im/im.records.venue';
import { withMemberNumber } from './ob/ob.launch';
import { openObRecords } from './ob/ob.records.venue';
import type { VenueRecords } from './venue';
import { MINUTE } from '@pavilion/number/duration';

/** A member's token and device, as the member's own request carried them. */
export type MemberIdentity = ServerIdentity & { token: string };

type SaveSession = (session: VenueSession) => void;
type MemberVenues = Readonly<Record<VenueCode, (sessions: VenueSessions, save: SaveSession) => VenueRecords>>;

/** Venues whose orders the server can read, each at its origin, since `/improxy` is for pages. */
const VENUES: MemberVenues = {
  FBTY: (sessions) => openFbRecords(sessions, REFRESH_TIMEOUT_MS),
  IMTY: (sessions) => openImRecords(sessions, 'origin', REFRESH_TIMEOUT_MS),
  OBTY: (sessions, save) => openObRecords(withMemberNumber(sessions, save), REFRESH_TIMEOUT_MS),
};

/** Members whose venue sessions this process remembers; the one that was added first is removed first. */
const MAX_MEMBERS = 2_000;
/** ms after which a member's venues are launched again, long before a venue ends a session. */
const LIFE_MS = 10 * MINUTE;

interface MemberRecords {
  readonly of: Readonly<Record<VenueCode, VenueRecords>>;
  readonly since: number;
}

function createRecords(identity: ServerIdentity): MemberRecords {
  const cached = new Map<VenueCode, VenueSession>();
  const save: SaveSession = (session) => void cached.set(session.venue, session);
  const caller = platformFor(identity);
  const sessions = createVenueSessions({
    async launch(venue) {
      const { origins } = await getSite();
      return getVenueSession(venue, origins.venues[venue] ?? [], { timeout: REFRESH_TIMEOUT_MS }, caller, logFailure);
    },
    stored: (venue) => cached.get(venue) ?? null,
    save,
    owner: () => identity.token,
    now: () => Date.now(),
  });
  const of = Object.fromEntries(Object.entries(VENUES).map(([code, open]) => [code, open(sessions, save)]));
  return { of: of as MemberRecords['of'], since: Date.now() };
}

// Sessions are valid for one generation of the platform's data.
const members = perGeneration(() => new BoundedMap<string, MemberRecords>(MAX_MEMBERS));

/**
 * A member's orders at a venue over sessions that this process opens with the member's token and device. They are cached under the
 * token's hash, in memory only. Errors are those of `VenueRecords`, within 5 s.
 */
export function recordsOfMember(identity: MemberIdentity, venue: VenueCode): VenueRecords {
  const name = createHash('sha256')
    .update(`${identity.uuid ?? ''}\n${identity.token}`)
    .digest('base64url');
  let records = members().get(name);
  if (!records || Date.now() - records.since >= LIFE_MS) {
    records = createRecords(identity);
    members().set(name, records);
  }
  return records.of[venue];
}
