'use client';

import { useCallback } from 'react';
import { PictureFoot } from '@/components/member/picture/picture-foot';
import { useRenderedPicture } from '@/components/member/picture/use-rendered-picture';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { PAY_CODE_COPY } from '@/lib/domain/money/deposit/pay-code.copy';
import { renderPayCode } from './pay-code-picture';

/** The payment code as a picture to save, for paying with an app on the same phone. */
export function PayCodeSheet({ deposit, qr, open, onClose }: { deposit: Deposit; qr: string; open: boolean; onClose: () => void }) {
  const { methodName, orderId, payAmount, payUnit, expireAt, simulated } = deposit;
  const render = useCallback(
    () => renderPayCode(qr, { methodName, orderId, payAmount, payUnit, expireAt, simulated }),
    [qr, methodName, orderId, payAmount, payUnit, expireAt, simulated],
  );
  const { picture, failed, save, share } = useRenderedPicture(render, { name: PAY_CODE_COPY.file(orderId), saved: PAY_CODE_COPY.saved });
  const saveAndNotify = () => {
    save();
    showToast(PAY_CODE_COPY.saved, { tone: 'done' });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={PAY_CODE_COPY.title}
      foot={<PictureFoot ready={picture !== null} copy={PAY_CODE_COPY} onSave={saveAndNotify} onShare={() => void share()} />}
    >
      <div className="gutter pb-4">
        <p className="pb-2 text-13 text-text-2">{PAY_CODE_COPY.hint(methodName)}</p>
        <div className="grid min-h-80 place-items-center rounded-card border border-line bg-bg p-2">
          {picture ? (
            // A picture made on this device: nothing to optimise.
            // oxlint-disable-next-line nextjs/no-img-element
            <img src={picture.address} alt={PAY_CODE_COPY.alt(methodName, payAmount)} className="max-h-96 w-auto max-w-full rounded-key" />
          ) : (
            <output className="text-14 text-text-2">{failed ? PAY_CODE_COPY.failed : PAY_CODE_COPY.drawing}</output>
          )}
        </div>
      </div>
    </Sheet>
  );
}
