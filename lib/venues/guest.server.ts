import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import type { VenueCode } from '@/lib/contract/constants';
import { toFbParams } from '@/lib/domain/launch/fb-params.rules';
import { getVenueSession } from '@/lib/domain/launch/launch.api';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { createVenueSessions } from '@/lib/domain/launch/launch.sessions';
import { withCuid } from '@/lib/domain/launch/ob-user.api';
import { toImParams, toObParams } from '@/lib/domain/launch/params.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import { getSite } from '@/lib/domain/site/site.server';
import { callPlatform } from '@/lib/platform/server.client';
import { createFbReading } from './fb/fb.reading.venue';
import { createImReading } from './im/im.reading.venue';
import { createObReading } from './ob/ob.reading.venue';
import type { VenueReading } from './venue';

/** A guest's session serves every visitor's first page; it is renewed long before a platform forgets it. */
const LIFE_MS = 600_000;

const kept = new Map<VenueCode, { session: VenueSession; at: number }>();

/** The site's own guest sessions, one per venue (contract §2.15): no visitor's token is ever near them. */
export const guestSessions = createVenueSessions({
  async launch(venue) {
    const { origins } = await getSite();
    const session = await getVenueSession(venue, origins.venues[venue] ?? [], { anonymous: true }, callPlatform);
    return venue === 'OBTY' ? withCuid(session) : session;
  },
  kept(venue) {
    const held = kept.get(venue);
    return held && Date.now() - held.at < LIFE_MS ? held.session : null;
  },
  keep(session) {
    kept.set(session.venue, { session, at: Date.now() });
  },
  owner: () => null,
  now: () => Date.now(),
});

/**
 * The server's budget covers everything a page waits for, a launch included; what is under way goes on and serves the
 * next page.
 */
function within<T>(work: Promise<T>): Promise<T> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    deadline = setTimeout(
      () => reject(new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true })),
      SERVER_TIMEOUT_MS,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(deadline));
}

function reading(venue: VenueReading): VenueReading {
  return {
    getCounts: (options) => within(venue.getCounts(options)),
    getCompetitions: (filter, options) => within(venue.getCompetitions(filter, options)),
    getMatches: (filter, options) => within(venue.getMatches(filter, options)),
    getMatchesById: (matchIds, options) => within(venue.getMatchesById(matchIds, options)),
    getMatch: (matchId, options) => within(venue.getMatch(matchId, options)),
    getOutrights: (sport, options) => within(venue.getOutrights(sport, options)),
    search: (words, options) => within(venue.search(words, options)),
    getResults: (filter, options) => within(venue.getResults(filter, options)),
  };
}

const VENUES: Readonly<Partial<Record<VenueCode, VenueReading>>> = {
  OBTY: reading(
    createObReading(
      {
        open: async () => toObParams(await guestSessions.open('OBTY')),
        renew: async (expired) => toObParams(await guestSessions.renew('OBTY', expired.requestId)),
      },
      SERVER_TIMEOUT_MS,
    ),
  ),
  FBTY: reading(
    createFbReading(
      {
        open: async () => toFbParams(await guestSessions.open('FBTY')),
        renew: async (expired) => toFbParams(await guestSessions.renew('FBTY', expired.Authorization)),
      },
      SERVER_TIMEOUT_MS,
    ),
  ),
  IMTY: reading(
    createImReading(
      {
        open: async () => toImParams(await guestSessions.open('IMTY')),
        renew: async (expired) => toImParams(await guestSessions.renew('IMTY', expired.Token)),
      },
      { way: 'origin', timeout: SERVER_TIMEOUT_MS },
    ),
  ),
};

/** A venue as a visitor may read it, for the first HTML; callers swallow failures, the browser asks again. */
export function guestVenue(code: VenueCode): VenueReading {
  const venue = VENUES[code];
  if (!venue) throw new RangeError(`no adapter for ${code}`);
  return venue;
}
