import 'server-only';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { getSite } from '@/lib/domain/site/config/site.server';
import { createSlots } from '@/lib/kit/store/slots';
import { failure } from '@/lib/server/forward/response.server';
import { VENUE_REQUEST_HEADERS } from '@/lib/server/forward/forward.rules';
import { forwardTo } from '@/lib/server/forward/forward.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** Most calls of one address, running and queued. */
const SHARE = 16;
const imSlots = processSingleton('improxy.slots', () => createSlots(32, 64, SHARE));

/**
 * Forwards IM's calls (contract §2.9) only to IM's listed origin; returns 404 while the list has none. The request chooses only a
 * call name below `/api/mobile/`.
 */
export async function forwardToIm(request: Request): Promise<Response> {
  const { origins } = await getSite();
  const origin = origins.venues['IMTY']?.[0];
  if (!origin) return failure(404);
  return forwardTo(request, new URL(request.url).pathname.replace(/^\/improxy(?=\/)/, ''), {
    origin,
    prefix: '/api/mobile/',
    kind: 'api',
    headers: VENUE_REQUEST_HEADERS,
    slots: imSlots(),
    deadline: MONEY_TIMEOUT_MS,
    platform: false,
  });
}
