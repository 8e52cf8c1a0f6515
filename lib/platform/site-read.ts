import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import { CODE } from '@pavilion/contract/codes';
import { envelopeSchema } from '@pavilion/contract/envelope';
import type { Schema } from '@pavilion/contract/schema';
import { BusinessError } from '@/lib/kit/http/errors';
import { send } from '@/lib/kit/http/transport';
import { broadcastRejection } from './code-event';
import { readShape } from './response';
import { currentToken } from './token';

/**
 * Requests data from the site's server, which reads them for the member of this page (`lib/server/member-read`). A rejection, after
 * the end of the session, is the page's `code/{n}` event as for a call of its own (spec §8).
 * @throws CancelledError, NetworkError (503 when no part could be read), BusinessError, ContractError.
 */
export async function readFromSite<T>(name: string, url: string, schema: Schema<T>, options: { signal?: AbortSignal }): Promise<T> {
  const token = currentToken();
  const { body } = await send({ name, method: 'GET', url, timeout: READ_TIMEOUT_MS, ...options });
  const { status_code: code, message, data } = readShape(name, envelopeSchema, body);
  if (code !== CODE.success) {
    // The platform's, of a call that the site made with this page's token.
    const error = new BusinessError(code, message, data ?? null, 'platform', body);
    broadcastRejection(error, { carried: token !== null && token === currentToken() });
    throw error;
  }
  return readShape(name, schema, data, 'data');
}
