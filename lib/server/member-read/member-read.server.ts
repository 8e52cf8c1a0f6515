import 'server-only';
import { CODE } from '@pavilion/contract/codes';
import { TOKEN_COOKIE, UUID_COOKIE } from '@pavilion/contract/cookies';
import { isTokenText } from '@/lib/domain/site/gate/gate.rules';
import { isUuid } from '@/lib/kit/browser/uuid';
import { BusinessError } from '@/lib/kit/http/errors';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import type { RateLimit } from '@/lib/kit/store/rate-limit';
import type { ServerIdentity } from '@/lib/platform/server.client';
import { isSameSite } from '@/lib/server/forward/forward.rules';
import { failure, json } from '@/lib/server/forward/response.server';
import { gateLimit } from '@/lib/server/redis.server';

/** Per address, behind which many members may be: 200 calls at once, then 25 a second. */
const CALLS = { name: 'member-read', steady: { points: 20, seconds: 1 }, burst: { points: 180, seconds: 36 } };
const limit = processSingleton('member-read', (): { calls: RateLimit } => ({ calls: gateLimit(CALLS) }));

interface SentRequest {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined };
}

/**
 * Reads several parts for a member; null when none of them could be read. @throws BusinessError with the reason of an ended session.
 */
type ReadForMember = (member: ServerIdentity & { token: string }) => Promise<object | null>;

/**
 * GET of data that the site's server reads in several calls with the session of the page's member: the data, or the platform's
 * rejection of an ended session. 401 without a token, 403 for another site's page, 429 too often, 503 when no part could be read.
 */
export async function readForMember({ headers, cookies }: SentRequest, read: ReadForMember): Promise<Response> {
  const own = isSameSite({
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('x-forwarded-host') ?? headers.get('host') ?? '',
  });
  if (!own) return failure(403);
  const token = cookies.get(TOKEN_COOKIE)?.value ?? '';
  if (!isTokenText(token)) return failure(401);
  if (!(await limit().calls.take(headers.get('x-forwarded-for') ?? ''))) return failure(429, { 'Retry-After': '1' });
  const uuid = cookies.get(UUID_COOKIE)?.value ?? '';
  try {
    const data = await read({ token, uuid: isUuid(uuid) ? uuid : null });
    if (data === null) return failure(503, { 'Retry-After': '1' });
    return json({ status_code: CODE.success, message: '', data });
  } catch (error) {
    if (error instanceof BusinessError) return json({ status_code: error.code, message: error.message, data: null });
    throw error;
  }
}
