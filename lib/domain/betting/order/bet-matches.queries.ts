import type { VenueCode } from '@pavilion/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { recordsOf } from '@/lib/venues/registry';
import { DAY } from '@pavilion/number/duration';

/** ms before a day's first kick-off in which bets on it are searched. */
const AHEAD_MS = 7 * DAY;
/** Most pages of a venue's list that are read. */
const MAX_PAGES = 5;

/**
 * Ids of the matches in the member's settled and open orders at a venue. `from`: first kick-off, ms. Throws the errors of
 * `getOrders`.
 */
export async function getBetMatches(venue: VenueCode, from: number, signal?: AbortSignal): Promise<readonly string[]> {
  const records = await recordsOf(venue);
  const range = { from: from - AHEAD_MS, to: worldNow() + DAY };
  const listed = async (settled: boolean) => {
    const ids: string[] = [];
    let read = 0;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { orders, total, invalidRows } = await records.getOrders({ settled, ...range, page }, signal ? { signal } : {});
      ids.push(...orders.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)));
      read += orders.length + invalidRows;
      if (orders.length === 0 || read >= total) break;
    }
    return ids;
  };
  return [...new Set((await Promise.all([listed(true), listed(false)])).flat())];
}
