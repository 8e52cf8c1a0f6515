import type { Call } from '@pavilion/contract/call';
import { OPEN_ORDERS_PATH, openOrdersSchema, type OpenOrdersReply } from '@/lib/domain/betting/order/open-orders.model';

/** The site's own call for open orders, for `fakePlatform`, which responds in place of `fetch`. */
export const openOrdersCall = {
  name: 'openOrders',
  method: 'GET',
  path: OPEN_ORDERS_PATH,
  response: openOrdersSchema,
} as unknown as Call<Record<string, never>, OpenOrdersReply>;
