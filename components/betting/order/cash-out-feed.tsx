'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CashOut } from '@/lib/domain/betting/order/cash-out.model';
import { cashOutsOptions, knownCashOuts } from '@/lib/domain/betting/order/cash-out.queries';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { useLostCashOuts } from './use-lost-cash-outs';

export { CashOutButton } from './cash-out-button';

/** The venues' present prices for open orders, by `venue id`. */
export type CashOutPrices = ReadonlyMap<string, CashOut>;

/** Fetches the cash-out prices of the accepted orders, and follows cash-outs without a result. Renders nothing. */
export function CashOutFeed({ orders, onPrices }: { orders: readonly Order[]; onPrices: (prices: CashOutPrices) => void }) {
  useLostCashOuts(orders);
  const running = orders.filter(({ state }) => state === 'accepted');
  const venues = OPEN_VENUES.filter((venue) => running.some((order) => order.venue === venue));
  const client = useQueryClient();
  const results = useQueries({
    queries: venues.map((venue) =>
      cashOutsOptions(
        venue,
        running.filter((order) => order.venue === venue),
      ),
    ),
  });
  // Each response is a new price, even with the same amount: the sheet may be waiting for the venue's next price.
  const news = venues
    .map((venue, index) => `${venue} ${results[index]?.dataUpdatedAt ?? 0} ${results[index]?.errorUpdatedAt ?? 0}`)
    .join(' ');
  useEffect(() => {
    const rows = venues.flatMap((venue, index) =>
      [...(results[index]?.data ?? knownCashOuts(client, venue) ?? [])].map(([id, price]) => [`${venue} ${id}`, price] as const),
    );
    onPrices(new Map(rows));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `news` changes with every response
  }, [news, onPrices]);
  return null;
}
