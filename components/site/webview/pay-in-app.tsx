'use client';

import { Button } from '@/components/ui/button';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { WEBVIEW_COPY } from '@/lib/domain/site/webview/webview.copy';
import { useAppCan, useWebview } from '@/lib/domain/site/webview/webview.store';

/** Gives an order's code to an app that can open the payment; the page around it follows the order. */
export function PayInApp({ deposit }: { deposit: Deposit }) {
  const { orderId, methodName, qr } = deposit;
  const can = useAppCan('pay');
  if (!can || qr === null) return null;
  return (
    <div className="mt-3">
      <Button
        block
        size="sm"
        variant="secondary"
        onClick={() => useWebview.getState().send({ type: 'pay', order: orderId, method: methodName, code: qr })}
      >
        {WEBVIEW_COPY.pay}
      </Button>
    </div>
  );
}
