import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import { followCashOut, isCashOutFollowed } from '@/lib/domain/betting/order/cash-out.mutations';
import { isLostCashOut, isSameOrder } from '@/lib/domain/betting/order/cash-out.rules';
import { useCashOuts } from '@/lib/domain/betting/order/cash-out.store';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { formatMinor } from '@pavilion/number/money';

/** Follows the cash-outs of these orders without a result, also those of an earlier page, and shows their result. */
export function useLostCashOuts(orders: readonly Order[]): void {
  const queryClient = useQueryClient();
  const records = useCashOuts((state) => state.records);
  useEffect(() => {
    const followOne = async (key: string, member: string) => {
      const result = (await followCashOut(key, { member, queryClient }))?.result;
      if (result?.state === 'missing') showToast(ORDER_COPY.cashOutMissing, { tone: 'info' });
      else if (result?.state === 'done') showToast(ORDER_COPY.cashOutDone(formatMinor(result.amount)), { tone: 'done' });
    };
    for (const record of records) {
      const isListed = orders.some(({ venue, id }) => isSameOrder(record, { venue, orderId: id }));
      if (isLostCashOut(record) && isListed && !isCashOutFollowed(record.key)) void followOne(record.key, record.member);
    }
  }, [records, orders, queryClient]);
}
