'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { OPEN_ORDERS_COPY } from '@/lib/domain/betting/order/open-orders.copy';
import { openOrdersOptions } from '@/lib/domain/betting/order/order.queries';
import { formatMinor } from '@pavilion/number/money';
import { route } from '@/lib/routes';
import { OPEN_VENUES } from '@/lib/venues/registry';

/** 我的: number of open bets, and their total stake; nothing without any. For members only. */
export function OpenOrdersCard() {
  const { data } = useQuery(openOrdersOptions(OPEN_VENUES));
  const open = data?.orders.filter((order) => order.state === 'accepted' || order.state === 'pending') ?? [];
  if (!data || open.length === 0) return null;
  const pending = open.filter((order) => order.state === 'pending').length;
  const stake = open.reduce((sum, order) => sum + order.stake, 0n);
  return (
    <a href={route('/mine/record/betRecord')} className="card flex min-h-15 items-center gap-3 px-4 py-2.5">
      <Icon name="clock" size={20} className="text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{OPEN_ORDERS_COPY.title}</span>
        <span className="block text-13 text-text-2">
          {pending > 0 ? OPEN_ORDERS_COPY.confirming(pending) : OPEN_ORDERS_COPY.waiting(Math.max(open.length, data.total))}
        </span>
      </span>
      <span className="text-16 font-semibold">{formatMinor(data.totals?.stake ?? stake)}</span>
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
  );
}
