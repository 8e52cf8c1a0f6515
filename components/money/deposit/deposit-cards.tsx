'use client';

import { useQuery } from '@tanstack/react-query';
import { MoneyOrderCard } from '@/components/money/cashier/money-order-card';
import { DepositNext } from '@/components/money/open-deposit/deposit-next';
import { DEPOSIT_STATE_COPY, DEPOSIT_STATUS_COPY } from '@/lib/domain/money/deposit/deposit-status.copy';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { openDepositsOptions } from '@/lib/domain/money/deposit/deposit.queries';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/money/deposit/deposit.api';

/** 我的: the open deposits; nothing without any. For members only. */
export function DepositCards() {
  const { data: open = [] } = useQuery(openDepositsOptions());
  return open.map((deposit) => (
    <MoneyOrderCard
      key={deposit.orderId}
      href={depositPath({ order: deposit.orderId })}
      title={DEPOSIT_STATUS_COPY.title(deposit.methodName)}
      amount={deposit.credit}
    >
      {DEPOSIT_STATE_COPY[deposit.state]}·<DepositNext deposit={deposit} />
    </MoneyOrderCard>
  ));
}
