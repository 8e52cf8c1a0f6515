'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { changeAddress } from '@/components/ui/sheet/sheet-entries';
import { Strip } from '@/components/ui/strip';
import { DEPOSIT_COPY } from '@/lib/domain/deposit/deposit.copy';
import { depositPath } from '@/lib/domain/deposit/deposit.model';
import { depositMethodsOptions, openDepositsOptions } from '@/lib/domain/deposit/deposit.queries';
import { startingPoint } from '@/lib/domain/deposit/deposit.rules';
import { DepositForm } from './deposit-form';
import { DepositOrder } from './deposit-order';
import { DepositSkeleton } from './deposit-skeleton';

/** Scrolls to the top: the tapped control disappears with its step. */
function toTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * 存款: the form, or the open order. The address contains the order's number, so that a reload finds it, also when it has
 * ended. `wanted`: whole coins as text, or ''.
 */
export function DepositScreen({ wanted, back, order }: { wanted: string; back: string | null; order: string | null }) {
  const [shown, setShown] = useState(order);
  /** The order that the member left by choice: it is not opened again. */
  const [left, setLeft] = useState<string | null>(null);
  const [start, setStart] = useState<{ amount: string; method: string | null }>({ amount: wanted, method: null });
  const methods = useQuery(depositMethodsOptions());
  const open = useQuery({ ...openDepositsOptions(), enabled: shown === null });
  const found = open.data?.find(({ late, orderId }) => !late && orderId !== left);
  if (shown === null && found) setShown(found.orderId);

  const returnTo = back === null ? {} : { back };
  const address = shown === null ? null : depositPath({ order: shown, ...returnTo });
  useEffect(() => {
    if (address !== null) changeAddress(address);
  }, [address]);

  const look = (orderId: string) => {
    setShown(orderId);
    toTop();
  };
  const again = (amount: string, method: string | null) => {
    setLeft(shown);
    setStart({ amount, method });
    setShown(null);
    changeAddress(depositPath({ ...(amount === '' ? {} : { amount }), ...returnTo }));
    void methods.refetch();
    toTop();
  };

  const simulated = methods.data?.some((method) => method.simulated) ?? false;
  return (
    <>
      {simulated ? (
        <Strip tone="brand" role="note" icon={<Icon name="info" size={16} />}>
          {DEPOSIT_COPY.simulatedNote}
        </Strip>
      ) : (
        // Reserves the height until the methods are loaded, so that nothing below moves.
        <div className={methods.isPending ? 'h-10' : ''} />
      )}
      {content()}
    </>
  );

  function content() {
    if (shown !== null) return <DepositOrder key={shown} orderId={shown} back={back} methods={methods.data ?? []} onAgain={again} />;
    if (methods.isError && !methods.data)
      return <ErrorState reason={methods.error} onRetry={() => void methods.refetch()} busy={methods.isFetching} />;
    if (!methods.data || open.isPending) return <DepositSkeleton />;
    const point = startingPoint(methods.data, start.amount, start.method);
    if (!point) return <EmptyState title={DEPOSIT_COPY.noMethod} hint={DEPOSIT_COPY.noMethodHint} />;
    return <DepositForm key={left} methods={methods.data} start={point} onOrder={look} onClosed={() => void methods.refetch()} />;
  }
}
