'use client';

import { useQuery } from '@tanstack/react-query';
import { MoneyOrderCard } from '@/components/money/cashier/money-order-card';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { DEPOSIT_STATE_COPY, DEPOSIT_STATUS_COPY } from '@/lib/domain/money/deposit/deposit-status.copy';
import { type Deposit, depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { openDepositsOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { leftText } from '@pavilion/number/left.copy';
import { formatMinor } from '@pavilion/number/money';
import { useWorldSeconds } from './use-world-seconds';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/money/deposit/deposit.api';

function Waiting({ deposit: { state, late, expireAt, reason } }: { deposit: Deposit }) {
  const left = useWorldSeconds(expireAt);
  if (state === 'awaiting') return expireAt === null ? DEPOSIT_STATUS_COPY.pay : DEPOSIT_STATUS_COPY.left(leftText(left));
  if (reason !== '') return DEPOSIT_STATUS_COPY.goesBack;
  return late ? DEPOSIT_STATUS_COPY.late : DEPOSIT_STATUS_COPY.soon;
}

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
      {DEPOSIT_STATE_COPY[deposit.state]}·<Waiting deposit={deposit} />
    </MoneyOrderCard>
  ));
}

/** The newest open deposit in one line, for the other member pages. */
export function DepositStrip() {
  const { data: [deposit] = [] } = useQuery(openDepositsOptions());
  if (!deposit) return null;
  return (
    <Strip
      tone="brand"
      icon={<Icon name="clock" size={16} />}
      action={
        <a href={depositPath({ order: deposit.orderId })} className="hit-44 font-semibold">
          {DEPOSIT_STATUS_COPY.look}
        </a>
      }
    >
      {DEPOSIT_STATUS_COPY.line(deposit.methodName, DEPOSIT_STATE_COPY[deposit.state])}{' '}
      {deposit.credit === null ? '' : formatMinor(deposit.credit)}
    </Strip>
  );
}
