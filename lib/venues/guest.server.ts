import 'server-only';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { VenueCode } from '@pavilion/contract/constants';
import { getVenueSession } from '@/lib/venues/launch.api';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { createVenueSessions, type VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { getSite } from '@/lib/domain/site/config/site.server';
import { withinTime } from '@/lib/kit/http/deadline';
import { BusinessError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { perGeneration } from '@/lib/kit/store/epoch';
import { callPlatform } from '@/lib/platform/server.client';
import { fbGuest } from './fb/fb.guest.server';
import { imGuest } from './im/im.guest.server';
import { obGuest } from './ob/ob.guest.server';
import type { GuestVenue, VenueReading } from './venue';
import { MINUTE } from '@pavilion/number/duration';

type GuestVenues = Readonly<Partial<Record<VenueCode, GuestVenue>>>;

/** Venues that the server can read. */
const VENUES: Readonly<Record<VenueCode, GuestVenue>> = { FBTY: fbGuest, IMTY: imGuest, OBTY: obGuest };

/** ms; all visitors' first pages share a guest session, which is renewed long before a platform ends it. */
const LIFE_MS = 10 * MINUTE;

function createSessions(): VenueSessions {
  const cached = new Map<VenueCode, { session: VenueSession; at: number }>();
  return createVenueSessions({
    async launch(venue) {
      const { origins } = await getSite();
      return getVenueSession(
        venue,
        origins.venues[venue] ?? [],
        { anonymous: true, timeout: REFRESH_TIMEOUT_MS },
        callPlatform,
        logFailure,
      );
    },
    stored(venue) {
      const last = cached.get(venue);
      return last && Date.now() - last.at < LIFE_MS ? last.session : null;
    },
    save(session) {
      cached.set(session.venue, { session, at: Date.now() });
    },
    owner: () => null,
    now: () => Date.now(),
  });
}

/** True if the venue reports that the match is gone. */
const isMissing = (error: unknown) => error instanceof BusinessError && error.kind === 'missing';

type Call = Exclude<keyof VenueReading, 'sportOfMatchId' | 'hasVisitorPrices'>;
type Given<K extends Call> = Parameters<VenueReading[K]>;
type Response<K extends Call> = Awaited<ReturnType<VenueReading[K]>>;
/** The calls of a `VenueReading` with one common type. */
type Readings = { readonly [K in Call]: (...given: Given<K>) => Promise<Response<K>> };

/** Reads a table of venues as a visitor, for the first HTML. */
export function createGuestReader(venues: GuestVenues) {
  // Sessions and cached lists are valid for one generation of the platform's data.
  const current = perGeneration(() => {
    const sessions = createSessions();
    const readings = new Map<VenueCode, Readings & Pick<VenueReading, 'sportOfMatchId'>>();
    for (const [code, venue] of Object.entries(venues)) readings.set(code as VenueCode, venue.createReading(sessions));
    return { sessions, readings };
  });

  /** The site's own guest sessions, one per venue (contract §2.15), without any visitor's token. */
  const guestSessions: VenueSessions = {
    open: (venue) => current().sessions.open(venue),
    renew: (venue, expiredToken) => current().sessions.renew(venue, expiredToken),
  };

  /**
   * Reads a venue for a value that all visitors share, within the time of a refresh, which includes a launch; a late launch
   * continues for the next one. Visitors wait for the shared value no longer than their own 400 ms (`shared-list.server.ts`).
   * Logs every failure except a missing match, since callers swallow errors and the browser repeats the request.
   * @throws RangeError for a venue without an adapter
   */
  async function readAsGuest<K extends Call>(code: VenueCode, method: K, ...given: Given<K>): Promise<Response<K>> {
    const reading: Readings | undefined = current().readings.get(code);
    if (!reading) throw new RangeError(`no adapter for ${code}`);
    try {
      return await withinTime({ timeout: REFRESH_TIMEOUT_MS }, () => reading[method](...given));
    } catch (error) {
      if (!isMissing(error)) logFailure(`${code} ${method}`, error);
      throw error;
    }
  }

  return {
    guestSessions,
    readAsGuest,
    /** The sport that a match's id contains; null without one. */
    sportOfMatchId: (code: VenueCode, matchId: string) => current().readings.get(code)?.sportOfMatchId?.(matchId) ?? null,
  };
}

export const { guestSessions, readAsGuest, sportOfMatchId } = createGuestReader(VENUES);
