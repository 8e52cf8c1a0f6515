'use client';

import { useWorldSeconds } from '@/components/ui/use-world-seconds';
import { DEPOSIT_STATUS_COPY } from '@/lib/domain/money/deposit/deposit-status.copy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { leftText } from '@pavilion/number/left.copy';

/** The next step of an open deposit, with the time that is left for a payment. */
export function DepositNext({ deposit: { state, late, expireAt, reason } }: { deposit: Deposit }) {
  const left = useWorldSeconds(expireAt);
  if (state === 'awaiting') return expireAt === null ? DEPOSIT_STATUS_COPY.pay : DEPOSIT_STATUS_COPY.left(leftText(left));
  if (reason !== '') return DEPOSIT_STATUS_COPY.goesBack;
  return late ? DEPOSIT_STATUS_COPY.late : DEPOSIT_STATUS_COPY.soon;
}
