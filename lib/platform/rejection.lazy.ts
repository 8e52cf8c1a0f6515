import type { Call } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { envelopeSchema, SITE_SOURCE } from '@pavilion/contract/envelope';
import { BusinessError, type NetworkError } from '@/lib/kit/http/errors';
import { HTTP_COPY } from '@/lib/kit/http/http.copy';
import { readParts, rejectionIn } from './response';

/**
 * The rejection in an HTTP error (contract §2.20), else null: an envelope under any status of an error, or 401 and 403 without
 * one on a call that carried the current token. An envelope of the site itself is none, since the platform sent nothing. Neither
 * is one under 5xx or 408 in response to a call that moves money: it does not prove that nothing moved.
 */
export async function readRejection(call: Call, error: NetworkError, carried: boolean): Promise<BusinessError | null> {
  const { status, body } = error;
  const envelope = await readParts(call.name, envelopeSchema, body).catch(() => null);
  if (envelope) {
    const isOpen = call.money === true && (status >= 500 || status === 408);
    const isOwn = (body as { source?: unknown }).source === SITE_SOURCE;
    if (isOpen || isOwn || envelope.status_code === CODE.success) return null;
    return Object.assign(rejectionIn(envelope, body), { cause: error });
  }
  if (!carried || (status !== 401 && status !== 403)) return null;
  return Object.assign(new BusinessError(CODE.auth, HTTP_COPY.sessionOver, null, 'platform', body ?? null), { cause: error });
}
