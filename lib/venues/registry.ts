import type { VenueCode } from '@/lib/contract/constants';
import type { Venue } from './venue';

/** Every venue that the browser can talk to, in the order in which they are drawn. */
const NAMES: Readonly<Partial<Record<VenueCode, string>>> = { FBTY: 'FB体育', IMTY: 'IM体育', OBTY: 'OB体育' };

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

/** The sessions of all venues, and the way to the parts of each. */
const getParts = once(() => import('./browser.store'));

/**
 * A venue whose code arrives with the first call of each part: readings, which a page needs at its first poll, a member's
 * records, and bets, which a page needs after a tap. A first page shows the server's prices and needs none.
 */
function lazyVenue(code: VenueCode, name: string): Venue {
  const parts = async () => (await getParts()).PARTS[code]!;
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

/** Venues with an adapter. */
export const OPEN_VENUES: readonly VenueCode[] = Object.keys(NAMES) as VenueCode[];

/**
 * The venue of a code.
 * @throws RangeError for one without an adapter; ask `OPEN_VENUES` first.
 */
export function venueOf(code: VenueCode): Venue {
  const known = opened.get(code);
  if (known) return known;
  const name = NAMES[code];
  if (!name) throw new RangeError(`no adapter for ${code}`);
  const venue = lazyVenue(code, name);
  opened.set(code, venue);
  return venue;
}
