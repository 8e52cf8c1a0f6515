import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import { OB_CODE, obEnvelopeSchema, obUserSchema } from '@pavilion/contract/venues/ob.wire';
import { BusinessError } from '@/lib/kit/http/errors';
import { send } from '@/lib/kit/http/transport';
import { readShape } from '@/lib/platform/response';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { toObParams, toObRequest } from './ob.request';

const PATH = '/yewu12/api/user/getUserInfo';
const NAME = `OBTY ${PATH}`;

/** OB's number of a session's member, requested once per launch, directly from OB (spec §7). `now` in ms. */
export async function getCuid(session: VenueSession, now: number): Promise<string> {
  const params = { ...toObParams(session), cuid: '' };
  const { method, url, headers } = toObRequest({ method: 'GET', path: PATH, query: { token: session.token } }, params, now);
  const { body } = await send({ name: NAME, method, url, headers, timeout: READ_TIMEOUT_MS, credentials: 'omit' });
  const envelope = readShape(NAME, obEnvelopeSchema, body);
  if (envelope.code !== OB_CODE.ok) throw new BusinessError(envelope.code, envelope.msg, null, 'OBTY', body);
  return readShape(NAME, obUserSchema, envelope.data, 'data').userId;
}

/** The session with its cuid; without one when OB's call fails, since the platform counts need none. `onError` gets the error. */
export async function withCuid(session: VenueSession, onError: (error: unknown) => void = () => undefined): Promise<VenueSession> {
  if (!session.extra) return session;
  const cuid = await getCuid(session, steadyNow()).catch((error: unknown) => {
    onError(error);
    return '';
  });
  return { ...session, extra: { ...session.extra, cuid } };
}
