import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import { CODE } from '@pavilion/contract/codes';
import { envelopeSchema } from '@pavilion/contract/envelope';
import { BusinessError } from '@/lib/kit/http/errors';
import { send } from '@/lib/kit/http/transport';
import { broadcastRejection } from '@/lib/platform/code-event';
import { readShape } from '@/lib/platform/response';
import { currentToken } from '@/lib/platform/token';
import { OPEN_ORDERS_PATH, openOrdersSchema, type OpenOrdersReply } from './open-orders.model';

const NAME = 'openOrders';

/**
 * Requests the member's open orders at all venues from the site's server, which has the member's sessions at the venues.
 * A rejection, after the end of the session, is the page's `code/{n}` event as for a call of its own (spec §8).
 * @throws CancelledError, NetworkError (503 when all venues failed), BusinessError, ContractError.
 */
export async function getOpenOrders(options: { signal?: AbortSignal } = {}): Promise<OpenOrdersReply> {
  const token = currentToken();
  const { body } = await send({ name: NAME, method: 'GET', url: OPEN_ORDERS_PATH, timeout: READ_TIMEOUT_MS, ...options });
  const { status_code: code, message, data } = readShape(NAME, envelopeSchema, body);
  if (code !== CODE.success) {
    // The platform's, of the call that the site made with this page's token.
    const error = new BusinessError(code, message, data ?? null, 'platform', body);
    broadcastRejection(error, { carried: token !== null && token === currentToken() });
    throw error;
  }
  return readShape(NAME, openOrdersSchema, data, 'data');
}
