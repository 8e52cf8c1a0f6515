import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { SentCashOut } from '@/lib/domain/order/cash-out.model';
import { followCashOut } from '@/lib/domain/order/cash-out.mutations';
import { isSameOrder } from '@/lib/domain/order/cash-out.rules';
import { useSentCashOuts } from '@/lib/domain/order/cash-out.store';
import { ORDER_COPY } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { formatMinor } from '@/lib/kit/number/money';

/** Follows the cash-outs of these orders whose answer was lost, also those of an earlier page, and says how they ended. */
export function useLostCashOuts(orders: readonly Order[]): void {
  const queryClient = useQueryClient();
  const sent = useSentCashOuts((state) => state.sent);
  useEffect(() => {
    const followOne = async (one: SentCashOut) => {
      const paid = await followCashOut(one, queryClient);
      if (paid === undefined) return;
      if (paid === null) showToast(ORDER_COPY.cashOutMissing, { tone: 'info' });
      else showToast(ORDER_COPY.cashOutDone(formatMinor(paid)), { tone: 'done' });
    };
    for (const one of sent) {
      const listed = orders.some(({ venue, id }) => isSameOrder(one, { venue, orderId: id }));
      if (one.lost && listed) void followOne(one);
    }
  }, [sent, orders, queryClient]);
}
