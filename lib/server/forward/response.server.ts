import 'server-only';
import { SITE_SOURCE } from '@pavilion/contract/envelope';
import { JSON_HEADERS } from '@/lib/domain/site/gate/headers.rules';

/** A handler's JSON response, with the headers common to all of them. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/**
 * A failed response of the site's own: the platform's envelope without a success code, so that no client treats it as data, and
 * with the site as its source, so that none treats it as a rejection of the platform.
 */
export function failure(status: number, headers: Record<string, string> = {}): Response {
  return json({ status_code: status === 400 ? 10003 : 10001, message: '', data: null, source: SITE_SOURCE }, status, headers);
}
