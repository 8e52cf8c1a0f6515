'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { showToast } from '@/components/ui/toast/toast-queue';
import { CODE } from '@pavilion/contract/codes';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { ORDER_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import { cancelMallOrder } from '@/lib/domain/rewards/mall/mall.mutations';
import { mallOrderOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { BusinessError } from '@/lib/kit/http/errors';
import { OrderDetail } from './order-detail';

/** One order in full, from its placing to its end. */
export function OrderSheet({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...mallOrderOptions(orderId), enabled: open });
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const order = query.data;

  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { order: after, message } = await cancelMallOrder(orderId, queryClient);
      if (after?.state === 'cancelled') showToast(ORDER_COPY.cancelDone, { tone: 'done' });
      else if (message !== null) showToast(message, { tone: 'error' });
      else showToast(ORDER_COPY.cancelLate);
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} title={ORDER_COPY.sheet} titleFirst>
      {content()}
      <AlertDialog
        open={confirming && order?.state === 'placed'}
        onClose={() => setConfirming(false)}
        onConfirm={() => void cancel()}
        title={ORDER_COPY.cancelTitle}
        confirm={ORDER_COPY.cancel}
        cancel={ORDER_COPY.keep}
        busy={busy}
      >
        {ORDER_COPY.cancelText(coinText(order?.price ?? 0))}
      </AlertDialog>
    </Sheet>
  );

  function content() {
    if (order) {
      return (
        <>
          {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
          <OrderDetail order={order} busy={busy} onCancel={() => setConfirming(true)} />
        </>
      );
    }
    if (!query.isError) {
      return (
        <div aria-hidden="true" className="gutter space-y-3 pb-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-14" />
          <Skeleton className="h-60" />
        </div>
      );
    }
    const gone = query.error instanceof BusinessError && Number(query.error.code) === CODE.common;
    if (!gone) return <ErrorState reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
    return (
      <EmptyState
        title={ORDER_COPY.gone}
        hint={ORDER_COPY.goneHint}
        action={
          <Button block onClick={onClose}>
            {ORDER_COPY.close}
          </Button>
        }
      />
    );
  }
}
