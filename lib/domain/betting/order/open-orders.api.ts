import { readFromSite } from '@/lib/platform/site-read';
import { OPEN_ORDERS_PATH, openOrdersSchema, type OpenOrdersReply } from './open-orders.model';

/**
 * Requests the member's open orders at all venues from the site's server, which has the member's sessions at the venues.
 * @throws CancelledError, NetworkError (503 when all venues failed), BusinessError, ContractError.
 */
export function getOpenOrders(options: { signal?: AbortSignal } = {}): Promise<OpenOrdersReply> {
  return readFromSite('openOrders', OPEN_ORDERS_PATH, openOrdersSchema, options);
}
