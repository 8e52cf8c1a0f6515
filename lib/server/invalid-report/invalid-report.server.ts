import 'server-only';
import { invalidReportSchema, type InvalidValue } from '@pavilion/contract/invalid-report';
import * as z from '@pavilion/contract/schema';
import { JSON_HEADERS } from '@/lib/domain/site/gate/headers.rules';
import { logBrowserValue } from '@/lib/kit/http/failure-log.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { readCapped } from '@/lib/server/forward/body.server';
import { isOwnRequest } from '@/lib/server/forward/forward.rules';
import { gateLimit } from '@/lib/server/redis.server';

const REPORT_MAX = 8 * 1024;
/** Per address: 5 reports at once, then one every five seconds. */
const LIMIT = { name: 'invalid-report', steady: { points: 1, seconds: 10 }, burst: { points: 4, seconds: 40 } };
const reportLimit = processSingleton('invalid-report', () => gateLimit(LIMIT));

/** A report in its only valid form; none for anything else. */
function valuesIn(body: Uint8Array): readonly InvalidValue[] {
  try {
    return z.parse(invalidReportSchema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))).values;
  } catch {
    return [];
  }
}

/**
 * Receives invalid values from browsers of this site and logs them, few lines a minute. Always 204, which does not reveal what
 * was logged.
 */
export async function receiveInvalidReport(request: Request): Promise<Response> {
  const done = new Response(null, { status: 204, headers: JSON_HEADERS });
  const { headers } = request;
  const own = isOwnRequest({
    method: 'POST',
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('x-forwarded-host') ?? headers.get('host') ?? '',
    contentType: headers.get('content-type'),
  });
  if (!own || !(await reportLimit().take(headers.get('x-forwarded-for') ?? ''))) return done;
  const bytes = await readCapped(request.body, REPORT_MAX).catch(() => null);
  for (const value of bytes === null ? [] : valuesIn(bytes)) logBrowserValue(value);
  return done;
}
