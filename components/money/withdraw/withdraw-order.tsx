'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnreadMoneyOrder } from '@/components/money/cashier/unread-money-order';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { StaleStrip } from '@/components/ui/stale-strip';
import { StepLine } from '@/components/ui/step-line';
import { showToast } from '@/components/ui/toast/toast-queue';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Withdrawal } from '@/lib/domain/money/withdraw/withdraw.model';
import { cancelOrder } from '@/lib/domain/money/withdraw/withdraw.mutations';
import { withdrawalOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { withdrawProgress } from '@/lib/domain/money/withdraw/withdraw.rules';
import { clockTime } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { OrderFacts } from './order-facts';
import { OrderResult } from './order-result';
import { WithdrawOrderSkeleton } from './withdraw-skeleton';

/** One withdrawal from 审核中 to its end. `median`: usual seconds until it arrives, by kind of payee. */
export function WithdrawOrder({
  orderId,
  back,
  median,
  onAgain,
}: {
  orderId: string;
  back: string | null;
  median: (kind: Withdrawal['kind']) => number | null;
  /** Opens the form. */
  onAgain: () => void;
}) {
  const queryClient = useQueryClient();
  const query = useQuery(withdrawalOptions(orderId));
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const withdrawal = query.data;

  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const result = await cancelOrder(orderId, queryClient);
      const state = result.withdrawal?.state;
      if (state === 'cancelled') showToast(WITHDRAW_COPY.cancelDone, { tone: 'done' });
      else if (result.message !== null) showToast(result.message, { tone: 'error' });
      else showToast(WITHDRAW_COPY.cancelLate);
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };

  if (!withdrawal) {
    const { none, noneHint, toForm } = WITHDRAW_COPY;
    return (
      <UnreadMoneyOrder
        query={query}
        skeleton={<WithdrawOrderSkeleton />}
        none={none}
        noneHint={noneHint}
        toForm={toForm}
        onForm={onAgain}
      />
    );
  }
  return (
    <>
      {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
      <div className="gutter space-y-2 pt-3 pb-2">
        <StepLine steps={WITHDRAW_COPY.steps} notes={notesOf(withdrawal)} {...withdrawProgress(withdrawal)} />
        <OrderResult
          withdrawal={withdrawal}
          median={median(withdrawal.kind)}
          back={back}
          busy={busy}
          onAgain={onAgain}
          onCancel={() => setConfirming(true)}
        />
        <OrderFacts withdrawal={withdrawal} />
      </div>
      <AlertDialog
        open={confirming && withdrawal.state === 'reviewing'}
        onClose={() => setConfirming(false)}
        onConfirm={() => void cancel()}
        title={WITHDRAW_COPY.cancelTitle}
        confirm={WITHDRAW_COPY.cancel}
        cancel={WITHDRAW_COPY.keep}
        busy={busy}
      >
        {WITHDRAW_COPY.cancelText(formatMinor(withdrawal.amount))}
      </AlertDialog>
    </>
  );
}

/** Notes below 已提交 审核 出款 到账: the time of each, or how it stopped there. */
function notesOf({ state, createdAt, payingAt, endedAt }: Withdrawal): string[] {
  const stopped = WITHDRAW_COPY.stepStopped[state] ?? '';
  const arrived = state === 'paid' && endedAt !== null ? clockTime(endedAt) : '';
  return [
    createdAt === null ? '' : clockTime(createdAt),
    payingAt === null ? stopped : clockTime(payingAt),
    payingAt === null ? '' : stopped,
    arrived,
  ];
}
