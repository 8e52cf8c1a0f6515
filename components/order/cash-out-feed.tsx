'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CashOut } from '@/lib/domain/order/cash-out.model';
import { cashOutsOptions, knownCashOuts } from '@/lib/domain/order/cash-out.queries';
import type { Order } from '@/lib/domain/order/order.model';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { useLostCashOuts } from './cash-out-follow';

export { CashOutButton } from './cash-out';

/** What the venues pay now for running orders, by `venue id`. */
export type CashOutPrices = ReadonlyMap<string, CashOut>;

/** Tells what the venues pay for those of the orders that run, and follows the cash-outs whose answer was lost. Draws nothing. */
export function CashOutFeed({ orders, onPrices }: { orders: readonly Order[]; onPrices: (prices: CashOutPrices) => void }) {
  useLostCashOuts(orders);
  const running = orders.filter(({ state }) => state === 'accepted');
  const venues = OPEN_VENUES.filter((venue) => running.some((order) => order.venue === venue));
  const client = useQueryClient();
  const answers = useQueries({
    queries: venues.map((venue) =>
      cashOutsOptions(
        venue,
        running.filter((order) => order.venue === venue),
      ),
    ),
  });
  const rows = venues.flatMap((venue, at) =>
    [...(answers[at]?.data ?? knownCashOuts(client, venue) ?? [])].map(([id, price]) => [`${venue} ${id}`, price] as const),
  );
  const news = rows.map(([key, { amount, ...rest }]) => [key, String(amount), JSON.stringify(rest, plain)].join(' ')).join('\n');
  useEffect(() => {
    onPrices(new Map(rows));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text says what is in the rows
  }, [news, onPrices]);
  return null;
}

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
