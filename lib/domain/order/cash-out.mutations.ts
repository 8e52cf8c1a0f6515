import type { QueryClient } from '@tanstack/react-query';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { newUuid } from '@/lib/kit/browser/uuid';
import type { Minor } from '@/lib/kit/number/money';
import { venueOf } from '@/lib/venues/registry';
import type { CashOutResult } from './cash-out.model';
import type { Order } from './order.model';
import { ORDER_KEY } from './order.queries';

/** Gives up a stake for what was shown, once: an answer that is lost is never sent again, the order list tells. */
export async function cashOutOrder(order: Order, stake: Minor, amount: Minor, queryClient: QueryClient): Promise<CashOutResult> {
  const { id: orderId, kind, venue } = order;
  const result = await venueOf(venue)
    .cashOut({ orderId, kind, stake, amount, key: newUuid() })
    .catch((): CashOutResult => ({ state: 'unknown' }));
  void queryClient.invalidateQueries({ queryKey: ORDER_KEY });
  if (result.state !== 'price-moved' && result.state !== 'suspended') void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
  return result;
}
