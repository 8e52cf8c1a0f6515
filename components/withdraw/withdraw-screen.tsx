'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { changeAddress } from '@/components/ui/sheet/sheet-entries';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Strip } from '@/components/ui/strip';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { payeesOptions } from '@/lib/domain/payee/payee.queries';
import { WITHDRAW_COPY } from '@/lib/domain/withdraw/withdraw.copy';
import { type Withdrawal, withdrawPath } from '@/lib/domain/withdraw/withdraw.model';
import { openWithdrawalsOptions, withdrawInfoOptions } from '@/lib/domain/withdraw/withdraw.queries';
import { isOnItsWay } from '@/lib/domain/withdraw/withdraw.rules';
import { NewWithdrawal } from './new-withdrawal';
import { WithdrawOrder } from './withdraw-order';
import { WithdrawSkeleton } from './withdraw-skeleton';

/** Scrolls to the top: the tapped control disappears with its step. */
function toTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * 取款: the form, or the withdrawal on its way. The address contains its number, so that a reload finds it, also when it has
 * ended.
 */
export function WithdrawScreen({ back, order }: { back: string | null; order: string | null }) {
  const [shown, setShown] = useState(order);
  /** The withdrawal that the member left by choice: it is not opened again. */
  const [left, setLeft] = useState<string | null>(null);
  const info = useQuery(withdrawInfoOptions());
  const open = useQuery({ ...openWithdrawalsOptions(), enabled: shown === null });
  const payees = useQuery({ ...payeesOptions(), enabled: shown === null });
  const member = useQuery(memberOptions());
  const found = open.data?.find((one) => isOnItsWay(one) && one.orderId !== left);
  if (shown === null && found) setShown(found.orderId);

  const returnTo = back === null ? {} : { back };
  const address = shown === null ? null : withdrawPath({ order: shown, ...returnTo });
  useEffect(() => {
    if (address !== null) changeAddress(address);
  }, [address]);

  const look = (orderId: string) => {
    setShown(orderId);
    toTop();
  };
  const again = () => {
    setLeft(shown);
    setShown(null);
    changeAddress(withdrawPath(returnTo));
    void info.refetch();
    toTop();
  };
  const median = (kind: Withdrawal['kind']) => info.data?.methods.find((method) => method.kind === kind)?.medianSeconds ?? null;

  const simulated = info.data?.methods.some((method) => method.simulated) ?? false;
  return (
    <>
      {simulated ? (
        <Strip tone="brand" role="note" icon={<Icon name="info" size={16} />}>
          {WITHDRAW_COPY.simulatedNote}
        </Strip>
      ) : (
        // Reserves the height until the methods are loaded, so that nothing below moves.
        <div className={info.isPending ? 'h-10' : ''} />
      )}
      {content()}
    </>
  );

  function content() {
    if (shown !== null) return <WithdrawOrder key={shown} orderId={shown} back={back} median={median} onAgain={again} />;
    if (info.data && payees.data && member.data && !open.isPending) {
      const stale = [info, payees, member].some((query) => query.isError);
      return (
        <>
          {stale ? <StaleStrip onRetry={retry} /> : null}
          <NewWithdrawal info={info.data} payees={payees.data.list} member={member.data.id} here={withdrawPath(returnTo)} onOrder={look} />
        </>
      );
    }
    const error = info.error ?? payees.error ?? member.error;
    if (!error) return <WithdrawSkeleton />;
    return <ErrorState reason={error} onRetry={retry} busy={info.isFetching || payees.isFetching || member.isFetching} />;
  }

  function retry() {
    for (const query of [info, payees, member]) if (query.isError) void query.refetch();
  }
}
