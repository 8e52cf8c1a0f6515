import type { VenueCode } from '@/lib/contract/constants';
import type { Venue, VenueParts } from './venue';

/**
 * Every venue that the browser can talk to. One chunk per venue holds its sessions; those behind it read, which a page
 * needs at its first poll, tell a member's orders, and bet, which a page needs after a tap. A first page shows the server's prices and needs neither.
 */
const OPENERS: Readonly<Partial<Record<VenueCode, Opener>>> = {
  FBTY: { name: 'FB体育', open: async () => (await import('./fb/fb.store')).openFb() },
  IMTY: { name: 'IM体育', open: async () => (await import('./im/im.store')).openIm() },
  OBTY: { name: 'OB体育', open: async () => (await import('./ob/ob.store')).openOb() },
};

interface Opener {
  name: string;
  open: () => Promise<VenueParts>;
}

const opened = new Map<VenueCode, Venue>();

/** Loads once; a chunk that failed to load is asked for again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** A venue whose code arrives with the first call of each part. */
function lazyVenue(code: VenueCode, { name, open }: Opener): Venue {
  const parts = once(open);
  const reading = once(async () => (await parts()).reading());
  const records = once(async () => (await parts()).records());
  const betting = once(async () => (await parts()).betting());
  return {
    code,
    name,
    getCounts: async (options) => (await reading()).getCounts(options),
    getCompetitions: async (filter, options) => (await reading()).getCompetitions(filter, options),
    getMatches: async (filter, options) => (await reading()).getMatches(filter, options),
    getMatchesById: async (matchIds, options) => (await reading()).getMatchesById(matchIds, options),
    getMatch: async (matchId, options) => (await reading()).getMatch(matchId, options),
    getOutrights: async (sport, options) => (await reading()).getOutrights(sport, options),
    search: async (words, options) => (await reading()).search(words, options),
    getResults: async (filter, options) => (await reading()).getResults(filter, options),
    getBalance: async (options) => (await betting()).getBalance(options),
    getQuotes: async (legs, options) => (await betting()).getQuotes(legs, options),
    getComboQuote: async (legs, options) => (await betting()).getComboQuote(legs, options),
    place: async (placement) => (await betting()).place(placement),
    placeCombo: async (placement) => (await betting()).placeCombo(placement),
    getOrderStates: async (orderIds, options) => (await records()).getOrderStates(orderIds, options),
    getOrders: async (filter, options) => (await records()).getOrders(filter, options),
    getCashOuts: async (orders, options) => (await betting()).getCashOuts(orders, options),
    cashOut: async (request) => (await betting()).cashOut(request),
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
  const venue = lazyVenue(code, opener);
  opened.set(code, venue);
  return venue;
}
