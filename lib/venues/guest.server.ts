import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import type { VenueCode } from '@/lib/contract/constants';
import { toFbParams } from '@/lib/venues/fb/fb.request';
import { getVenueSession } from '@/lib/domain/launch/launch.api';
import type { VenueSession } from '@/lib/domain/launch/launch.model';
import { createVenueSessions, type VenueSessions } from '@/lib/domain/launch/launch.sessions';
import { withCuid } from '@/lib/venues/ob/ob.user.api';
import { toImParams } from '@/lib/venues/im/im.request';
import { toObParams } from '@/lib/venues/ob/ob.request';
import { toFailure } from '@/lib/domain/sport/list/failure.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/log/failure-log.server';
import { perGeneration } from '@/lib/kit/store/epoch';
import { getSite } from '@/lib/domain/site/site.server';
import { callPlatform } from '@/lib/platform/server.client';
import { createFbCaller } from './fb/fb.client';
import { createFbReading } from './fb/fb.reading.venue';
import { createImCaller } from './im/im.client';
import { createImReading } from './im/im.reading.venue';
import { createObCaller } from './ob/ob.client';
import { createObReading } from './ob/ob.reading.venue';
import type { VenueReading } from './venue';

/** A guest's session serves every visitor's first page; it is renewed long before a platform forgets it. */
const LIFE_MS = 600_000;

/**
 * The server's budget covers everything a page waits for, a launch included; what is under way goes on and serves the
 * next page.
 */
function within<T>(work: Promise<T>): Promise<T> {
  let deadline: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    deadline = setTimeout(
      () => reject(new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true })),
      SERVER_TIMEOUT_MS,
    );
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(deadline));
}

/** Within the budget, and every failure in the log, since callers swallow it; a match that the venue does not know is none. */
function reading(code: VenueCode, venue: VenueReading): VenueReading {
  async function ask<T>(name: keyof VenueReading, work: Promise<T>): Promise<T> {
    try {
      return await within(work);
    } catch (error) {
      if (toFailure(error)?.kind !== 'missing') logFailure(`${code} ${name}`, error);
      throw error;
    }
  }
  return {
    getCounts: (options) => ask('getCounts', venue.getCounts(options)),
    getLeagues: (filter, options) => ask('getLeagues', venue.getLeagues(filter, options)),
    getMatches: (filter, options) => ask('getMatches', venue.getMatches(filter, options)),
    getMatchesById: (matchIds, options) => ask('getMatchesById', venue.getMatchesById(matchIds, options)),
    getMatch: (matchId, options) => ask('getMatch', venue.getMatch(matchId, options)),
    getOutrights: (sport, options) => ask('getOutrights', venue.getOutrights(sport, options)),
    search: (words, options) => ask('search', venue.search(words, options)),
    getResults: (filter, options) => ask('getResults', venue.getResults(filter, options)),
  };
}

function createSessions(): VenueSessions {
  const kept = new Map<VenueCode, { session: VenueSession; at: number }>();
  return createVenueSessions({
    async launch(venue) {
      const { origins } = await getSite();
      const session = await getVenueSession(venue, origins.venues[venue] ?? [], { anonymous: true }, callPlatform);
      return venue === 'OBTY' ? withCuid(session, (error) => logFailure('OBTY getUserInfo', error)) : session;
    },
    kept(venue) {
      const last = kept.get(venue);
      return last && Date.now() - last.at < LIFE_MS ? last.session : null;
    },
    keep(session) {
      kept.set(session.venue, { session, at: Date.now() });
    },
    owner: () => null,
    now: () => Date.now(),
  });
}

function createReadings(sessions: VenueSessions): Readonly<Partial<Record<VenueCode, VenueReading>>> {
  const callOb = createObCaller({
    open: async () => toObParams(await sessions.open('OBTY')),
    renew: async (expired) => toObParams(await sessions.renew('OBTY', expired.requestId)),
  });
  const callFb = createFbCaller({
    open: async () => toFbParams(await sessions.open('FBTY')),
    renew: async (expired) => toFbParams(await sessions.renew('FBTY', expired.Authorization)),
  });
  const callIm = createImCaller(
    {
      open: async () => toImParams(await sessions.open('IMTY')),
      renew: async (expired) => toImParams(await sessions.renew('IMTY', expired.Token)),
    },
    'origin',
  );
  return {
    OBTY: reading('OBTY', createObReading(callOb, SERVER_TIMEOUT_MS)),
    FBTY: reading('FBTY', createFbReading(callFb, SERVER_TIMEOUT_MS)),
    IMTY: reading('IMTY', createImReading(callIm, { timeout: SERVER_TIMEOUT_MS })),
  };
}

// Sessions, and the lists that IM's reading keeps, are of the platform's data: other data, other guests.
const perVenue = perGeneration(() => {
  const sessions = createSessions();
  return { sessions, venues: createReadings(sessions) };
});

/** The site's own guest sessions, one per venue (contract §2.15): no visitor's token is ever near them. */
export const guestSessions: VenueSessions = {
  open: (venue) => perVenue().sessions.open(venue),
  renew: (venue, expiredToken) => perVenue().sessions.renew(venue, expiredToken),
};

/** A venue as a visitor may read it, for the first HTML; callers swallow failures, the browser asks again. */
export function guestVenue(code: VenueCode): VenueReading {
  const venue = perVenue().venues[code];
  if (!venue) throw new RangeError(`no adapter for ${code}`);
  return venue;
}
