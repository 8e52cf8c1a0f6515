import type { VenueCode } from '@/lib/contract/constants';
import type { Venue, VenueBetting, VenueReading, VenueRecords } from './venue';

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

const READING = [
  'getCounts',
  'getLeagues',
  'getMatches',
  'getMatchesById',
  'getMatch',
  'getOutrights',
  'search',
  'getResults',
] as const satisfies readonly (keyof VenueReading)[];
const RECORDS = ['getOrderStates', 'getOrders'] as const satisfies readonly (keyof VenueRecords)[];
const BETTING = [
  'getBalance',
  'getQuotes',
  'getComboQuote',
  'place',
  'placeCombo',
  'getCashOuts',
  'cashOut',
] as const satisfies readonly (keyof VenueBetting)[];

type Method = (...given: readonly unknown[]) => Promise<unknown>;

/** The methods of a part that is loaded with the first call of one of them. */
function forward<P extends object, K extends keyof P>(part: () => Promise<P>, names: readonly K[]): Pick<P, K> {
  const method =
    (name: K): Method =>
    async (...given) =>
      ((await part())[name] as Method)(...given);
  return Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as Pick<P, K>;
}

/**
 * A venue whose code arrives with the first call of each part: readings, which a page needs at its first poll, a member's
 * records, and bets, which a page needs after a tap. A first page shows the server's prices and needs none.
 */
function lazyVenue(code: VenueCode, name: string): Venue {
  const parts = async () => (await getParts()).PARTS[code]!;
  const reading = once(async () => (await parts()).reading());
  const records = once(async () => (await parts()).records());
  const betting = once(async () => (await parts()).betting());
  return { code, name, ...forward(reading, READING), ...forward(records, RECORDS), ...forward(betting, BETTING) };
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
