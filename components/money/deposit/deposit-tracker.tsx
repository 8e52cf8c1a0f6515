'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { STATE_COPY, TRACKER_COPY } from '@/lib/domain/money/deposit/deposit-tracker.copy';
import { type Deposit, depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { openDepositsOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { leftText } from '@pavilion/number/left.copy';
import { formatMinor } from '@pavilion/number/money';
import { useWorldSeconds } from './use-world-seconds';

function Waiting({ deposit: { state, late, expireAt, reason } }: { deposit: Deposit }) {
  const left = useWorldSeconds(expireAt);
  if (state === 'awaiting') return expireAt === null ? TRACKER_COPY.pay : TRACKER_COPY.left(leftText(left));
  if (reason !== '') return TRACKER_COPY.goesBack;
  return late ? TRACKER_COPY.late : TRACKER_COPY.soon;
}

/** 我的: the open deposits; nothing without any. For members only. */
export function DepositCards() {
  const { data: open = [] } = useQuery(openDepositsOptions());
  return open.map((deposit) => (
    <a key={deposit.orderId} href={depositPath({ order: deposit.orderId })} className="card flex min-h-15 items-center gap-3 px-4 py-2.5">
      <Icon name="clock" size={20} className="text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{TRACKER_COPY.title(deposit.methodName)}</span>
        <span className="block text-13 text-text-2">
          {STATE_COPY[deposit.state]}·<Waiting deposit={deposit} />
        </span>
      </span>
      {deposit.credit === null ? null : <span className="text-16 font-semibold">{formatMinor(deposit.credit)}</span>}
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
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
          {TRACKER_COPY.look}
        </a>
      }
    >
      {TRACKER_COPY.line(deposit.methodName, STATE_COPY[deposit.state])} {deposit.credit === null ? '' : formatMinor(deposit.credit)}
    </Strip>
  );
}
