'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { AlertDialog } from '@/components/ui/sheet/dialog';
import { StaleStrip } from '@/components/ui/stale-strip';
import { StepLine } from '@/components/ui/step-line';
import { showToast } from '@/components/ui/toast/toast-queue';
import { CODE } from '@pavilion/contract/codes';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Withdrawal } from '@/lib/domain/money/withdraw/withdraw.model';
import { cancelOrder } from '@/lib/domain/money/withdraw/withdraw.mutations';
import { withdrawalOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { progressOf } from '@/lib/domain/money/withdraw/withdraw.rules';
import { BusinessError } from '@/lib/kit/http/errors';
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
  const [asking, setAsking] = useState(false);
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
      setAsking(false);
    }
  };

  if (!withdrawal) {
    if (!query.isError) return <WithdrawOrderSkeleton />;
    const gone = query.error instanceof BusinessError && Number(query.error.code) === CODE.common;
    if (!gone) return <ErrorState reason={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
    return (
      <EmptyState
        title={WITHDRAW_COPY.none}
        hint={WITHDRAW_COPY.noneHint}
        action={
          <Button block onClick={onAgain}>
            {WITHDRAW_COPY.toForm}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
      <div className="gutter space-y-2 pt-3 pb-2">
        <StepLine steps={WITHDRAW_COPY.steps} notes={notesOf(withdrawal)} {...progressOf(withdrawal)} />
        <OrderResult
          withdrawal={withdrawal}
          median={median(withdrawal.kind)}
          back={back}
          busy={busy}
          onAgain={onAgain}
          onCancel={() => setAsking(true)}
        />
        <OrderFacts withdrawal={withdrawal} />
      </div>
      <AlertDialog
        open={asking && withdrawal.state === 'reviewing'}
        onClose={() => setAsking(false)}
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

/** What stands below 已提交 审核 出款 到账: when each was reached, or how it stopped there. */
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
