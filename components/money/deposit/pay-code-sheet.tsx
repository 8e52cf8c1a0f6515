'use client';

import { useCallback } from 'react';
import { PictureSheet } from '@/components/member/picture/picture-sheet';
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
  return (
    <PictureSheet
      open={open}
      onClose={onClose}
      render={render}
      name={PAY_CODE_COPY.file(orderId)}
      alt={PAY_CODE_COPY.alt(methodName, payAmount)}
      copy={PAY_CODE_COPY}
      className="min-h-80"
    >
      <p className="pb-2 text-13 text-text-2">{PAY_CODE_COPY.hint(methodName)}</p>
    </PictureSheet>
  );
}
