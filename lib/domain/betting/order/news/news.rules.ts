import { DAY } from '@pavilion/number/duration';
import type { OpenOrder, OpenOrders } from '../open-orders.model';
import { isVoid } from '../order-state.rules';
import type { Order } from '../order.model';
import type { OrderNews, SeenOrder, SeenOrders } from './news.model';

/** Reads after which an order that is in no list is forgotten without news. */
const MAX_MISSES = 40;
/** Most keys of announced news that are stored. */
const MAX_ANNOUNCED = 300;
/** World ms; orders settled longer ago are no news. */
const NEWS_MS = DAY;

const keyOf = ({ venue, id }: Pick<Order, 'venue' | 'id'>) => `${venue} ${id}`;

/** Changes that a new read of the open orders shows. */
export interface OrderChange {
  seen: SeenOrders;
  /** Orders seen open before and not listed now, by a venue that responded. */
  gone: readonly SeenOrder[];
  /** Seen pending before and accepted now. */
  taken: readonly OpenOrder[];
}

/** Compares the open orders with those seen before. The first read for a member is the start and makes no news. */
export function compareOrders(
  before: SeenOrders | null,
  member: string,
  { parts, lateVenues }: Pick<OpenOrders, 'parts' | 'lateVenues'>,
): OrderChange {
  const seen: SeenOrders = before?.member === member ? before : { member, open: [], announced: [] };
  const resolved = new Set(Object.keys(parts).filter((venue) => !lateVenues.some((late) => late === venue)));
  const listed = Object.values(parts).flatMap(({ orders }) => orders);
  // A list that was read before another tab announced of a settlement may still hold the order.
  const current = listed.filter((order) => resolved.has(order.venue) && !seen.announced.includes(keyOf(order)));
  const keys = new Set(current.map(keyOf));
  const others = seen.open.filter((order) => !keys.has(keyOf(order)));
  const wasPending = new Set(seen.open.filter(({ pending }) => pending).map(keyOf));
  const isPending = (order: OpenOrder) => order.state === 'pending' || wasPending.has(keyOf(order));
  return {
    seen: {
      ...seen,
      open: [
        ...others,
        ...current.map((order) => ({ venue: order.venue, id: order.id, placedAt: order.placedAt, pending: isPending(order), misses: 0 })),
      ],
    },
    gone: others.filter(({ venue }) => resolved.has(venue)),
    taken: current.filter((order) => order.state === 'accepted' && wasPending.has(keyOf(order))),
  };
}

/** Counts the reads that found an order in no list, and forgets it after many. */
export function countMisses(seen: SeenOrders, gone: readonly SeenOrder[], found: ReadonlyMap<string, Order>): SeenOrders {
  const missing = new Set(gone.map(keyOf).filter((key) => !found.has(key)));
  const open = seen.open.flatMap((order): SeenOrder[] => {
    if (!missing.has(keyOf(order))) return [order];
    return order.misses >= MAX_MISSES ? [] : [{ ...order, misses: order.misses + 1 }];
  });
  return { ...seen, open };
}

/** The news of ended and accepted orders; settled ones together when there are several. `now`: world ms. */
export function newsOf(ended: readonly Order[], taken: readonly Order[], now: number): readonly OrderNews[] {
  const settled = ended.filter((order) => order.state === 'settled' && !isOldNews(order, now));
  const profit = settled.reduce((sum, order) => sum + order.profit, 0n);
  return [
    ...(settled.length > 1
      ? [{ kind: 'several', orders: settled, profit } satisfies OrderNews]
      : settled.map((order): OrderNews => ({ kind: 'settled', order }))),
    ...ended.filter(isVoid).map((order): OrderNews => ({ kind: 'rejected', order })),
    ...taken.map((order): OrderNews => ({ kind: 'taken', order })),
  ];
}

/** Ended orders that need no telling: settled long ago, or sold back whole by 提前结算, whose own sheet announced the result. */
export function silentOf(ended: readonly Order[], now: number): readonly Order[] {
  return ended.filter((order) => !isVoid(order) && (order.state !== 'settled' || isOldNews(order, now)));
}

const isOldNews = ({ cashedOut, stake, settledAt }: Order, now: number) =>
  now - (settledAt ?? now) >= NEWS_MS || (cashedOut !== null && cashedOut.stake === stake);

/** The orders of a piece of news. */
export const ordersOf = (news: OrderNews): readonly Order[] => (news.kind === 'several' ? news.orders : [news.order]);

/**
 * Marks orders as announced; null when another tab has announced them all. `taken`: only their acceptance, since the result is still to
 * come.
 */
export function markAnnounced(seen: SeenOrders, orders: readonly Order[], taken = false): SeenOrders | null {
  const keys = orders.map(keyOf);
  const concerns = (order: SeenOrder) => keys.includes(keyOf(order));
  if (taken) {
    const unannounced = seen.open.some((order) => concerns(order) && order.pending);
    return unannounced ? { ...seen, open: seen.open.map((order) => (concerns(order) ? { ...order, pending: false } : order)) } : null;
  }
  const unannounced = keys.filter((key) => !seen.announced.includes(key));
  if (unannounced.length === 0) return null;
  return {
    ...seen,
    open: seen.open.filter((order) => !concerns(order)),
    announced: [...seen.announced, ...unannounced].slice(-MAX_ANNOUNCED),
  };
}
