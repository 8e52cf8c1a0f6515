'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { SimulatedNote } from '@/components/money/wallet/simulated-note';
import { useShownOrder } from '@/components/money/wallet/use-shown-order';
import { CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { depositMethodsOptions, openDepositsOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { startingPoint } from '@/lib/domain/money/deposit/deposit.rules';
import { route } from '@/lib/routes';
import { DepositForm } from './deposit-form';
import { DepositOrder } from './deposit-order';
import { DepositSkeleton } from './deposit-skeleton';

/**
 * 存款: the form, or the open order. The address contains the order's number, so that a reload finds it, also when it has
 * ended. `wanted`: whole coins as text, or ''; `method`: the code of the first method.
 */
export function DepositScreen({
  wanted,
  method: wantedMethod = null,
  back,
  order,
}: {
  wanted: string;
  method?: string | null;
  back: string | null;
  order: string | null;
}) {
  const returnTo = back === null ? {} : { back };
  const { shown, left, ...orders } = useShownOrder(order, (orderId) => depositPath({ order: orderId, ...returnTo }));
  const [start, setStart] = useState<{ amount: string; method: string | null }>({ amount: wanted, method: wantedMethod });
  const methods = useQuery(depositMethodsOptions());
  const open = useQuery({ ...openDepositsOptions(), enabled: shown === null });
  const found = open.data?.find(({ late, orderId }) => !late && orderId !== left);
  if (shown === null && found) orders.adopt(found.orderId);

  const again = (amount: string, method: string | null) => {
    setStart({ amount, method });
    void methods.refetch();
    orders.leave(depositPath({ ...(amount === '' ? {} : { amount }), ...returnTo }));
  };

  const simulated = methods.data?.some((method) => method.simulated) ?? (methods.isPending ? null : false);
  return (
    <>
      <SimulatedNote simulated={simulated}>{DEPOSIT_COPY.simulatedNote}</SimulatedNote>
      {content()}
    </>
  );

  function content() {
    if (shown !== null) return <DepositOrder key={shown} orderId={shown} back={back} methods={methods.data ?? []} onAgain={again} />;
    if (methods.isError && !methods.data)
      return <ErrorState reason={methods.error} onRetry={() => void methods.refetch()} busy={methods.isFetching} />;
    if (!methods.data || open.isPending) return <DepositSkeleton />;
    const point = startingPoint(methods.data, start.amount, start.method);
    if (!point) {
      return (
        <EmptyState
          title={DEPOSIT_COPY.noMethod}
          hint={DEPOSIT_COPY.noMethodHint}
          action={
            <LinkButton variant="outline" size="sm" block href={route('/mine')}>
              {CASHIER_COPY.toMine}
            </LinkButton>
          }
        />
      );
    }
    return <DepositForm key={left} methods={methods.data} start={point} onOrder={orders.open} onClosed={() => void methods.refetch()} />;
  }
}
