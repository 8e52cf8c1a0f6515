'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { SimulatedNote } from '@/components/money/wallet/simulated-note';
import { StaleStrip } from '@/components/ui/stale-strip';
import { useShownOrder } from '@/components/money/wallet/use-shown-order';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import { isOpenWithdrawal, type Withdrawal, withdrawPath } from '@/lib/domain/money/withdraw/withdraw.model';
import { openWithdrawalsOptions, withdrawInfoOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { NewWithdrawal } from './new-withdrawal';
import { WithdrawOrder } from './withdraw-order';
import { WithdrawSkeleton } from './withdraw-skeleton';

/** 取款: the form, or the open withdrawal. The address contains its number, so that a reload finds it, also when it has ended. */
export function WithdrawScreen({ back, order }: { back: string | null; order: string | null }) {
  const returnTo = back === null ? {} : { back };
  const { shown, left, ...orders } = useShownOrder(order, (orderId) => withdrawPath({ order: orderId, ...returnTo }));
  const info = useQuery(withdrawInfoOptions());
  const open = useQuery({ ...openWithdrawalsOptions(), enabled: shown === null });
  const payees = useQuery({ ...payeesOptions(), enabled: shown === null });
  const member = useQuery(memberOptions());
  const found = open.data?.find((one) => isOpenWithdrawal(one) && one.orderId !== left);
  if (shown === null && found) orders.adopt(found.orderId);

  const again = () => {
    void info.refetch();
    orders.leave(withdrawPath(returnTo));
  };
  const median = (kind: Withdrawal['kind']) => info.data?.methods.find((method) => method.kind === kind)?.medianSeconds ?? null;

  const simulated = info.data?.methods.some((method) => method.simulated) ?? (info.isPending ? null : false);
  return (
    <>
      <SimulatedNote simulated={simulated}>{WITHDRAW_COPY.simulatedNote}</SimulatedNote>
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
          <NewWithdrawal
            info={info.data}
            payees={payees.data.list}
            member={member.data.id}
            here={withdrawPath(returnTo)}
            onOrder={orders.open}
          />
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
