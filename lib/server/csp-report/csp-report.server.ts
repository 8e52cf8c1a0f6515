import 'server-only';
import type { RateLimit } from '@/lib/kit/store/rate-limit';
import { log } from '@/lib/kit/log/log.server';
import { JSON_HEADERS } from '@/lib/domain/gate/headers.rules';
import { readCapped } from '@/lib/server/forward/body.server';
import { readPolicyReports } from './csp-report.rules';
import { gateLimit } from '@/lib/server/redis.server';

const REPORT_MAX = 32 * 1024;
/** 20 reports at once and one in two seconds of one address. */
const LIMIT = { name: 'csp', steady: { points: 1, seconds: 4 }, burst: { points: 19, seconds: 76 } };
const KEY = Symbol.for('pavilion.csp');
const shared = globalThis as { [KEY]?: RateLimit };

/** Takes browsers' policy reports: one line each, few per caller. Always 204, so that nobody learns what was kept. */
export async function takePolicyReports(request: Request): Promise<Response> {
  const done = new Response(null, { status: 204, headers: JSON_HEADERS });
  const limit = (shared[KEY] ??= gateLimit(LIMIT));
  if (!(await limit.take(request.headers.get('x-forwarded-for') ?? ''))) return done;
  const bytes = await readCapped(request.body, REPORT_MAX).catch(() => null);
  if (bytes === null) return done;
  for (const report of readPolicyReports(new TextDecoder().decode(bytes))) log('warn', 'csp.report', { ...report });
  return done;
}
