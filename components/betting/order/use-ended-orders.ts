'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closedOrdersOptions, orderKey } from '@/lib/domain/betting/order/found-orders.queries';
import type { JoinedPage, Order } from '@/lib/domain/betting/order/order.model';

type Known = ReadonlyMap<string, Order>;

/**
 * Orders that ended while their open list is in view: each keeps its place, with its result once the venue's settled list has it, until the
 * list is left. `list` names the list; another one begins with nothing.
 */
export function useEndedOrders(list: string | null, pages: readonly JoinedPage[], orders: readonly Order[]): readonly Order[] {
  const [seen, setSeen] = useState<{ list: string | null; known: Known }>({ list, known: new Map() });
  const known: Known = seen.list === list ? seen.known : new Map();
  const isNew = list !== null && orders.some((order) => known.get(orderKey(order)) !== order);
  if (isNew || seen.list !== list) {
    setSeen({ list, known: list === null ? new Map() : new Map([...known, ...orders.map((order) => [orderKey(order), order] as const)]) });
  }
  const gone = list === null ? [] : goneOrders(known, pages, orders);
  const { data } = useQuery({ ...closedOrdersOptions(gone), enabled: gone.length > 0 });
  return gone.map((order) => data?.get(orderKey(order)) ?? order);
}

/** Known orders that their venue has responded for and no longer lists. An order past the read pages is not gone. */
function goneOrders(known: Known, pages: readonly JoinedPage[], orders: readonly Order[]): readonly Order[] {
  const listed = new Set(pages.flatMap(({ orders: all }) => all.map(orderKey)));
  const unsure = new Set(pages.flatMap(({ missing, lateVenues }) => [...missing, ...lateVenues]));
  const read = pages.reduce((sum, page) => sum + page.orders.length + page.invalidRows, 0);
  const whole = read >= (pages[0]?.total ?? 0);
  const oldest = orders.reduce((least, { placedAt }) => Math.min(least, placedAt), Number.POSITIVE_INFINITY);
  return [...known.values()].filter(
    (order) => !listed.has(orderKey(order)) && !unsure.has(order.venue) && (whole || order.placedAt >= oldest),
  );
}
