import type { VenueCode } from '@pavilion/contract/constants';
import { worldNow } from '@/lib/kit/browser/world-time';
import { recordsOf } from '@/lib/venues/registry';
import { DAY } from '@pavilion/number/duration';
import type { Order } from './order.model';
import { readOrders } from './read-orders';

/** ms before a day's first kick-off in which bets on it are searched. */
const AHEAD_MS = 7 * DAY;

/**
 * Ids of the matches in the member's settled and open orders at a venue. `from`: first kick-off, ms. Throws the errors of
 * `getOrders`.
 */
export async function getBetMatches(venue: VenueCode, from: number, signal?: AbortSignal): Promise<readonly string[]> {
  const records = await recordsOf(venue);
  const range = { from: from - AHEAD_MS, to: worldNow() + DAY };
  const listed = async (settled: boolean) => {
    const ids: string[] = [];
    const add = (orders: readonly Order[]) => void ids.push(...orders.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)));
    await readOrders(records, { settled, ...range }, add, signal);
    return ids;
  };
  return [...new Set((await Promise.all([listed(true), listed(false)])).flat())];
}
