'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PictureRow } from '@/components/member/picture/picture-row';
import { PictureUploader } from '@/components/member/picture/picture-uploader';
import { usePictures } from '@/components/member/picture/use-pictures';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-queue';
import { RECEIPTS_MAX } from '@pavilion/contract/constants';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { sendReceipts } from '@/lib/domain/money/deposit/deposit.mutations';
import { judgePictures, pictureIdsOf } from '@/lib/domain/member/picture/picture.rules';

/** 上传回单: pictures of receipts that the order has, and up to three in all while it is being confirmed. */
export function ReceiptCard({ deposit: { orderId, receipts, state } }: { deposit: Deposit }) {
  const queryClient = useQueryClient();
  const left = RECEIPTS_MAX - receipts.length;
  const pictures = usePictures(left);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const open = state === 'confirming' && left > 0;

  const send = async () => {
    const fault = judgePictures(pictures.chosen);
    setError(fault);
    if (busy || fault !== null) return;
    const ids = pictureIdsOf(pictures.chosen);
    setBusy(true);
    try {
      const { deposit, message } = await sendReceipts(orderId, ids, queryClient);
      if (deposit && ids.every((id) => deposit.receipts.includes(id))) {
        pictures.clear();
        showToast(DEPOSIT_COPY.receiptsSent, { tone: 'done' });
      } else setError(message ?? DEPOSIT_COPY.receiptsLost);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-label={DEPOSIT_COPY.receipts} className="card space-y-3 p-4">
      <h2 className="flex items-baseline justify-between gap-3 text-16 font-semibold">
        {DEPOSIT_COPY.receipts}
        {receipts.length === 0 ? null : (
          <span className="text-13 font-normal text-text-2">
            {open ? DEPOSIT_COPY.receiptsHave(receipts.length) : DEPOSIT_COPY.receiptsFull(receipts.length)}
          </span>
        )}
      </h2>
      <PictureRow label={DEPOSIT_COPY.receipts} ids={receipts} />
      {open ? (
        <>
          <PictureUploader label={DEPOSIT_COPY.receiptsHint} max={left} pictures={pictures} error={error} disabled={busy} />
          {pictures.chosen.length === 0 ? null : (
            <Button block variant="secondary" busy={busy} onClick={() => void send()}>
              {DEPOSIT_COPY.receiptsSend}
            </Button>
          )}
        </>
      ) : null}
    </section>
  );
}
