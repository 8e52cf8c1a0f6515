'use client';

import { isVoid } from '@/lib/domain/betting/order/order-state.rules';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { OrderId } from './order-id';
import { OrderSteps } from './order-steps';
import { ShareButton } from './share-button';

/** The part of an order that its card unfolds: the steps of an accepted bet, its number and 晒单. */
export function OrderDetails({ order }: { order: Order }) {
  const gone = isVoid(order);
  return (
    <>
      {order.state === 'accepted' || order.state === 'settled' ? <OrderSteps order={order} /> : null}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <p className="flex min-w-0 flex-1 items-center gap-1 text-13 text-text-2">
          {ORDER_COPY.id}
          <OrderId id={order.id} />
        </p>
        {gone ? null : <ShareButton order={order} />}
      </div>
    </>
  );
}
