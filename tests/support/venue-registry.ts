import type { VenueCode } from '@pavilion/contract/constants';

/**
 * `lib/venues/registry.ts` with every part of a venue in one object that holds a test's stubs. For `jest.mock`, which needs
 * `jest.requireActual` to reach it.
 */
export function registryOf(open: readonly VenueCode[], partsOf: (venue: VenueCode) => object) {
  const part = async (venue: VenueCode) => partsOf(venue);
  return {
    OPEN_VENUES: open,
    venueName: (venue: VenueCode) => `${venue.slice(0, 2)}体育`,
    givesOwnPrices: () => false,
    readingOf: part,
    recordsOf: part,
    bettingOf: part,
  };
}
