import type { VenueCode } from '@/lib/contract/constants';
import type { Venue } from './venue';

/**
 * Every venue that the browser can talk to. An adapter, its schemas and the launcher are one chunk: the first
 * page shows the server's prices and needs none of it before the first poll.
 */
const OPENERS: Readonly<Partial<Record<VenueCode, { name: string; load: () => Promise<Venue> }>>> = {
  FBTY: { name: 'FB体育', load: async () => (await import('./fb/fb.store')).openFb() },
};

const opened = new Map<VenueCode, Venue>();

/** A venue whose code arrives with the first call. A chunk that failed to load is asked for again. */
function lazyVenue(code: VenueCode, name: string, load: () => Promise<Venue>): Venue {
  let loading: Promise<Venue> | null = null;
  const venue = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    code,
    name,
    getCounts: async (options) => (await venue()).getCounts(options),
    getMatches: async (filter, options) => (await venue()).getMatches(filter, options),
    getMatch: async (matchId, options) => (await venue()).getMatch(matchId, options),
    getBalance: async (options) => (await venue()).getBalance(options),
    getQuotes: async (legs, options) => (await venue()).getQuotes(legs, options),
    place: async (placement) => (await venue()).place(placement),
    getOrderStates: async (orderIds, options) => (await venue()).getOrderStates(orderIds, options),
    getOrders: async (filter, options) => (await venue()).getOrders(filter, options),
  };
}

/** Venues with an adapter, in the order in which they are drawn. */
export const OPEN_VENUES: readonly VenueCode[] = Object.keys(OPENERS) as VenueCode[];

/**
 * The venue of a code.
 * @throws RangeError for one without an adapter; ask `OPEN_VENUES` first.
 */
export function venueOf(code: VenueCode): Venue {
  const known = opened.get(code);
  if (known) return known;
  const opener = OPENERS[code];
  if (!opener) throw new RangeError(`no adapter for ${code}`);
  const venue = lazyVenue(code, opener.name, opener.load);
  opened.set(code, venue);
  return venue;
}
