'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { OPEN_ORDERS_COPY } from '@/lib/domain/betting/order/open-orders.copy';
import { openOrdersOptions } from '@/lib/domain/betting/order/open-orders.queries';
import { formatMinor } from '@pavilion/number/money';
import { route } from '@/lib/routes';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/betting/order/open-orders.api';
import '@/lib/domain/betting/order/open-orders.rules';

/** 我的: number of open bets, and their total stake; nothing without any. For members only. */
export function OpenOrdersCard() {
  const { data } = useQuery(openOrdersOptions());
  if (!data || data.orders.length === 0) return null;
  const pending = data.orders.filter((order) => order.state === 'pending').length;
  return (
    <a href={route('/mine/record/betRecord')} className="card flex min-h-15 items-center gap-3 px-4 py-2.5">
      <Icon name="clock" size={20} className="text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{OPEN_ORDERS_COPY.title}</span>
        <span className="block text-13 text-text-2">
          {pending > 0 ? OPEN_ORDERS_COPY.confirming(pending) : OPEN_ORDERS_COPY.waiting(data.total)}
        </span>
      </span>
      <span className="text-16 font-semibold">{formatMinor(data.stake)}</span>
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
  );
}
