import type { VenueCode } from '@pavilion/contract/constants';
import type { VenueParts, VenuePartTypes } from './venue';

type ByVenue<T> = Readonly<Partial<Record<VenueCode, T>>>;

/** Loads once per key; a failed load is repeated. */
function oncePerKey<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loading = new Map<K, Promise<T>>();
  return (key) => {
    let part = loading.get(key);
    if (!part) {
      part = load(key).catch((error: unknown) => {
        loading.delete(key);
        throw error;
      });
      loading.set(key, part);
    }
    return part;
  };
}

function noAdapter(code: VenueCode): never {
  throw new RangeError(`no adapter for ${code}`);
}

/**
 * Venues by name, in display order, with loaders of their parts. A part's code is loaded at its first use: reading at the
 * first poll, records for a member, betting after a tap. A first page shows the server's prices and needs none.
 */
export function createVenueRegistry(names: ByVenue<string>, loadParts: () => Promise<ByVenue<VenueParts>>) {
  const partOf = <P extends keyof VenuePartTypes>(name: P) =>
    oncePerKey(async (code: VenueCode): Promise<VenuePartTypes[P]> => ((await loadParts())[code] ?? noAdapter(code))[name]());
  return {
    /** Venues with an adapter. */
    OPEN_VENUES: Object.keys(names) as readonly VenueCode[],
    /** `FB体育`. @throws RangeError for a venue without an adapter, as do the promises of its parts; check `OPEN_VENUES` first. */
    venueName: (code: VenueCode) => names[code] ?? noAdapter(code),
    readingOf: partOf('reading'),
    recordsOf: partOf('records'),
    bettingOf: partOf('betting'),
  };
}

export const { OPEN_VENUES, venueName, readingOf, recordsOf, bettingOf } = createVenueRegistry(
  { FBTY: 'FB体育', IMTY: 'IM体育', OBTY: 'OB体育' } satisfies Record<VenueCode, string>,
  // The sessions of all venues, and the loaders of their parts.
  async () => (await import('./browser.store')).PARTS,
);

const OWN_PRICES: ReadonlySet<VenueCode> = new Set(['IMTY']);

/** True for a venue that may give members prices of their own: its reading has `hasVisitorPrices`. */
export const givesOwnPrices = (code: VenueCode): boolean => OWN_PRICES.has(code);
