'use client';

import { useQuery } from '@tanstack/react-query';
import { MoneyOrderCard } from '@/components/money/cashier/money-order-card';
import { WITHDRAW_STATUS_COPY } from '@/lib/domain/money/withdraw/withdraw-status.copy';
import { isOpenWithdrawal, withdrawPath } from '@/lib/domain/money/withdraw/withdraw.model';
import { openWithdrawalsOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayMinute } from '@/lib/kit/format/site-time';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/money/withdraw/withdraw.api';

/** 我的: the withdrawals on their way; nothing without any. For members only. */
export function WithdrawCards() {
  const { data: list = [] } = useQuery(openWithdrawalsOptions());
  const now = worldNow();
  return list.filter(isOpenWithdrawal).map(({ orderId, payeeName, state, net, waitUntil }) => (
    <MoneyOrderCard key={orderId} href={withdrawPath({ order: orderId })} title={WITHDRAW_STATUS_COPY.title(payeeName)} amount={net}>
      {WITHDRAW_STATUS_COPY.status[state]}·
      {state === 'reviewing' && waitUntil !== null && waitUntil > now
        ? WITHDRAW_STATUS_COPY.waiting(dayMinute(waitUntil))
        : WITHDRAW_STATUS_COPY.soon}
    </MoneyOrderCard>
  ));
}
