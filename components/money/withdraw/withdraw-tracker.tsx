'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { TRACKER_COPY } from '@/lib/domain/money/withdraw/withdraw-tracker.copy';
import { withdrawPath } from '@/lib/domain/money/withdraw/withdraw.model';
import { openWithdrawalsOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { isOnItsWay } from '@/lib/domain/money/withdraw/withdraw.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayMinute } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';

/** 我的: the withdrawals on their way; nothing without any. For members only. */
export function WithdrawCards() {
  const { data: list = [] } = useQuery(openWithdrawalsOptions());
  const now = worldNow();
  return list.filter(isOnItsWay).map(({ orderId, payeeName, state, net, waitUntil }) => (
    <a key={orderId} href={withdrawPath({ order: orderId })} className="card flex min-h-15 items-center gap-3 px-4 py-2.5">
      <Icon name="clock" size={20} className="text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{TRACKER_COPY.title(payeeName)}</span>
        <span className="block text-13 text-text-2">
          {TRACKER_COPY.status[state]}·
          {state === 'reviewing' && waitUntil !== null && waitUntil > now ? TRACKER_COPY.waiting(dayMinute(waitUntil)) : TRACKER_COPY.soon}
        </span>
      </span>
      {net === null ? null : <span className="text-16 font-semibold">{formatMinor(net)}</span>}
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
  ));
}
