import { loginCall } from '@pavilion/contract/calls/member.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import { toFbParams } from '@/lib/venues/fb/fb.request';
import { getVenueSession } from '@/lib/venues/launch.api';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { createVenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { getVenueOrigins } from '@/lib/domain/betting/launch/origins.api';
import { toImParams } from '@/lib/venues/im/im.request';
import { toObParams } from '@/lib/venues/ob/ob.request';
import type { PlatformCaller } from '@/lib/platform/caller';
import { createCaller } from '@/lib/platform/pipeline';
import { signArea } from '@/lib/platform/signer';
import { createFbVenue, createImVenue, createObVenue } from './whole-venues';
import type { Venue } from '@/lib/venues/venue';
import { knownDeviceOf } from './known-devices';
import { TEST_UUID } from './platform-client';
import { TEST_SIGN_KEY } from './sandbox-process';
import type { Sandbox } from './sandbox-process';

/**
 * The site's own client of the platform, as a visitor or with a member's token. A clock that goes wrong by `skewS` seconds makes
 * the first signature bad; `signed` records for each signature whether it had to be fresh.
 */
export function siteCaller({ origin }: Sandbox, token: string | null, skewS = 0): PlatformCaller & { signed: boolean[] } {
  const signed: boolean[] = [];
  const caller = createCaller({
    origin,
    timeout: 5000,
    token: () => token,
    uuid: () => knownDeviceOf(token ?? undefined) ?? TEST_UUID,
    renewUuid: () => undefined,
    sign: (area, prefix, uuid, fresh) => {
      signed.push(fresh);
      return signArea(TEST_SIGN_KEY, area, prefix, uuid, Math.floor(Date.now() / 1000) + (fresh ? 0 : skewS));
    },
    nameHash: () => Promise.resolve(null),
    observe: () => undefined,
    accepted: () => undefined,
    rejected: () => undefined,
  });
  return Object.assign(caller, { signed });
}

/** A member's own, after a login. `balance`: `500.00` */
export async function memberCaller(sandbox: Sandbox, balance: string): Promise<PlatformCaller> {
  const { userName, password } = await sandbox.control.member({ balance, uuid: TEST_UUID });
  const { token } = await siteCaller(sandbox, null)(loginCall, { userName, password });
  return siteCaller(sandbox, token);
}

export interface VenueClient {
  venue: Venue;
  caller: PlatformCaller;
  /** Replaces the current session by one that the venue does not know. */
  invalidateSession(part?: Partial<VenueSession>): void;
  launches(): number;
}

type VenueSessions = ReturnType<typeof createVenueSessions>;

const VENUE: Record<VenueCode, (sessions: VenueSessions) => Venue> = {
  FBTY(sessions) {
    return createFbVenue({
      open: async () => toFbParams(await sessions.open('FBTY')),
      renew: async (expired) => toFbParams(await sessions.renew('FBTY', expired.Authorization)),
    });
  },
  IMTY: (sessions) =>
    createImVenue(
      {
        open: async () => toImParams(await sessions.open('IMTY')),
        renew: async (expired) => toImParams(await sessions.renew('IMTY', expired.Token)),
      },
      { way: 'origin' },
    ),
  OBTY: (sessions) =>
    createObVenue({
      open: async () => toObParams(await sessions.open('OBTY')),
      renew: async (expired) => toObParams(await sessions.renew('OBTY', expired.requestId)),
    }),
};

/** The site's client of a venue with a session of its own, launched at the platform. */
export async function openVenueClient(code: VenueCode, caller: PlatformCaller): Promise<VenueClient> {
  let origins = await getVenueOrigins(caller);
  let launches = 0;
  let cached: VenueSession | null = null;
  const sessions = createVenueSessions({
    launch: async (venue) => {
      launches += 1;
      // They were unreadable while the platform was away.
      if (!origins[venue]) origins = await getVenueOrigins(caller);
      return getVenueSession(venue, origins[venue] ?? [], {}, caller);
    },
    stored: () => cached,
    save: (session) => void (cached = session),
    owner: () => null,
    now: Date.now,
  });
  return {
    venue: VENUE[code](sessions),
    caller,
    invalidateSession: (part = { token: 'gone' }) => void (cached = cached && { ...cached, ...part }),
    launches: () => launches,
  };
}
