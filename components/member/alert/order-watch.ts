import type { QueryClient } from '@tanstack/react-query';
import { openOrdersOptions } from '@/lib/domain/betting/order/open-orders.queries';

/** True if this page reads the member's open orders, and so announces their results. */
export const isOrderWatched = (client: QueryClient): boolean =>
  (client.getQueryCache().find({ queryKey: openOrdersOptions().queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
