'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Lazy } from '@/components/ui/lazy/lazy';
import type { CashOut } from '@/lib/domain/betting/order/cash-out.model';
import { isPriceOf } from '@/lib/domain/betting/order/cash-out.rules';
import { useIsCashingOut } from '@/lib/domain/betting/order/cash-out.store';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { formatMinor } from '@pavilion/number/money';

const loadSheet = async () => (await import('./cash-out-sheet')).CashOutSheet;

/** 提前结算 with its amount; disabled while the venue gives no price for the stake in play, and while a cash-out is open. */
export function CashOutButton({ order, price }: { order: Order; price: CashOut }) {
  const [open, setOpen] = useState(false);
  const onItsWay = useIsCashingOut(order);
  const outdated = !isPriceOf(price, order);
  const amount = onItsWay || outdated ? null : price.amount;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="min-w-0 flex-1"
        end={amount === null ? undefined : formatMinor(amount)}
        disabled={amount === null}
        onClick={() => setOpen(true)}
      >
        {label()}
      </Button>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(CashOutSheet) => <CashOutSheet open={open} onClose={() => setOpen(false)} order={order} price={price} />}
      </Lazy>
    </>
  );

  function label(): string {
    if (onItsWay) return ORDER_COPY.cashOutChecking;
    if (outdated) return ORDER_COPY.cashOutPricing;
    return amount === null ? ORDER_COPY.cashOutSuspended : ORDER_COPY.cashOut;
  }
}
