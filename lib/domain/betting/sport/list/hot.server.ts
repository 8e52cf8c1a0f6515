import 'server-only';
import type { VenueCode } from '@pavilion/contract/constants';
import { readAsGuest } from '@/lib/venues/guest.server';
import { renewedValue, sharedLate } from '../shared-list.server';
import { HOT_LIST, hotList } from './hot.queries';

/** Name of the shared value that has a venue's matches of the home page. */
export const hotName = (venue: VenueCode) => `${venue}:hot`;

const load = (venue: VenueCode) => () => hotList((timeframe) => readAsGuest(venue, 'getMatches', { ...HOT_LIST, timeframe }));

/** The home page's matches at a venue, as a guest reads them; null when they did not arrive until `until` (`performance.now()`). */
export const sharedHot = (venue: VenueCode, until: number) => sharedLate(hotName(venue), load(venue), until);

/** The same matches, requested now if the last response is older than half a second. Null when the venue did not send them. */
export const renewedHot = (venue: VenueCode) => renewedValue(hotName(venue), load(venue));
