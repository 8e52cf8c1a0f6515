import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { send } from '@/lib/kit/http/transport';
import { type CountsReply, readReply } from './counts.rules';

/**
 * `GET {apiUrl}/{token}?merchantCode=` with the further fields of the venue's launch (spec §7). `allowed` are its origins: other addresses
 * are never requested. A failed call returns a result too; `onError` gets the reason.
 */
export async function getPlatformCounts(
  session: VenueSession,
  allowed: readonly string[],
  timeout = READ_TIMEOUT_MS,
  onError: (error: unknown) => void = () => undefined,
): Promise<CountsReply> {
  const { apiUrl = '', merchantCode = '' } = session.extra ?? {};
  if (!URL.canParse(apiUrl) || !allowed.includes(new URL(apiUrl).origin)) return { kind: 'failed' };
  try {
    const { body } = await send({
      name: 'platformCounts',
      method: 'GET',
      url: `${apiUrl}/${encodeURIComponent(session.token)}?${new URLSearchParams({ merchantCode })}`,
      headers: { requestId: session.token, 'client-type': 'h5' },
      timeout,
      credentials: 'omit',
    });
    return readReply(body);
  } catch (error) {
    onError(error);
    return { kind: 'failed' };
  }
}
