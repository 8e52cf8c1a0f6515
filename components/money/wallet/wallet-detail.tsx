'use client';

import { useQuery } from '@tanstack/react-query';
import { Money } from '@/components/ui/money';
import { WALLET_COPY } from '@/lib/domain/money/wallet/wallet.copy';
import { openWithdrawalsOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { amountOnItsWay } from '@/lib/domain/money/withdraw/withdraw.rules';

export { ResultPanel } from '@/components/money/transaction/result-panel';

/** Money of withdrawals in progress, which no wallet has any more; nothing without any, a dash where it is unknown. */
export function Withdrawing() {
  const { data, isError } = useQuery(openWithdrawalsOptions());
  const amount = data ? amountOnItsWay(data) : null;
  if (amount === 0n || (amount === null && !isError)) return null;
  return (
    <p className="mt-2 flex justify-between gap-4 text-13 text-text-2">
      {WALLET_COPY.withdrawing}
      <Money minor={amount} balance />
    </p>
  );
}
