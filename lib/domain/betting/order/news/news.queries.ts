import { worldNow } from '@/lib/kit/browser/world-time';
import { findClosedOrders, findOpenOrders, orderKey } from '../found-orders.queries';
import type { OpenOrder, OpenOrders } from '../open-orders.model';
import type { Order } from '../order.model';
import type { OrderNews } from './news.model';
import { compareOrders, countMisses, markAnnounced, newsOf, ordersOf, silentOf } from './news.rules';
import { inTurn, readSeen, writeSeen } from './news.storage';

/** ms between two reads of the open orders on any page, and while one is pending or in play. */
const WATCH_MS = 30_000;
const LIVE_MS = 10_000;

/** ms until the open orders are read again for news; false without any. */
export function watchDelay(orders: readonly Pick<OpenOrder, 'state' | 'liveFrom'>[]): number | false {
  if (orders.length === 0) return readSeen()?.open.length ? WATCH_MS : false;
  const now = worldNow();
  return orders.some(({ state, liveFrom }) => state === 'pending' || (liveFrom !== null && liveFrom <= now)) ? LIVE_MS : WATCH_MS;
}

/** The news in a read of the open orders that no tab has announced yet; null once `isSame` reports a changed session. */
export function readNews(member: string, page: OpenOrders, isSame: () => boolean): Promise<readonly OrderNews[] | null> {
  return inTurn(async () => {
    const { gone, taken } = compareOrders(readSeen(), member, page);
    const [found, accepted] = await Promise.all([findAny(gone, findClosedOrders), findAny(taken, findOpenOrders)]);
    if (!isSame()) return null;
    // Again: without locks another tab may have announced something meanwhile.
    const change = compareOrders(readSeen(), member, page);
    const now = worldNow();
    const ended = change.gone.flatMap((order) => found.get(orderKey(order)) ?? []);
    const seen = countMisses(change.seen, change.gone, found);
    writeSeen(markAnnounced(seen, silentOf(ended, now)) ?? seen);
    return newsOf(
      ended,
      change.taken.flatMap((order) => accepted.get(orderKey(order)) ?? []),
      now,
    );
  });
}

/** The orders of a change with their content; no venue's code is loaded when there are none. */
const findAny = <Row>(rows: readonly Row[], find: (rows: readonly Row[]) => Promise<ReadonlyMap<string, Order>>) =>
  rows.length > 0 ? find(rows) : Promise.resolve<ReadonlyMap<string, Order>>(new Map());

/** Marks news as announced; false when another tab has announced it, or it is another member's. */
export function announceNews(member: string, news: OrderNews): Promise<boolean> {
  return inTurn(async () => {
    const seen = readSeen();
    const announced = seen?.member === member ? markAnnounced(seen, ordersOf(news), news.kind === 'taken') : null;
    if (announced) writeSeen(announced);
    return announced !== null;
  });
}
