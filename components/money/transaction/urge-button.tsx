'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-queue';
import { TRANSACTION_COPY } from '@/lib/domain/money/transaction/transaction.copy';
import type { UrgeType } from '@/lib/domain/money/transaction/transaction.model';
import { urgeMutation } from '@/lib/domain/money/transaction/urge.mutations';
import { memberMessage } from '@/lib/kit/http/error.rules';

/** 催单 of one order; disabled while the platform accepts no further one. */
export function UrgeButton({ urge: { type, orderId, ready } }: { urge: { type: UrgeType; orderId: string; ready: boolean } }) {
  const { mutate, isPending } = useMutation(urgeMutation(useQueryClient()));
  const send = () =>
    mutate(
      { type, orderId },
      {
        onSuccess: () => showToast(TRANSACTION_COPY.urgeDone, { tone: 'done' }),
        onError: (error) => showToast(memberMessage(error), { tone: 'error' }),
      },
    );
  return (
    <Button block variant="secondary" disabled={!ready} busy={isPending} onClick={send}>
      {ready ? TRANSACTION_COPY.urge : TRANSACTION_COPY.urged}
    </Button>
  );
}
