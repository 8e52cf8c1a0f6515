import 'server-only';
import { log } from '@pavilion/log/log.server';
import { JSON_HEADERS } from '@/lib/domain/site/gate/headers.rules';
import { readCapped } from '@/lib/server/forward/body.server';
import { readPolicyReports } from './csp-report.rules';
import { gateLimit } from '@/lib/server/redis.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';

const REPORT_MAX = 32 * 1024;
/** Per address: 20 reports at once, then one every two seconds. */
const LIMIT = { name: 'csp', steady: { points: 1, seconds: 4 }, burst: { points: 19, seconds: 76 } };
const policyReportLimit = processSingleton('csp', () => gateLimit(LIMIT));

/** Receives browsers' policy reports and logs a line each, few per caller. Always 204, which does not reveal what was logged. */
export async function takePolicyReports(request: Request): Promise<Response> {
  const done = new Response(null, { status: 204, headers: JSON_HEADERS });
  if (!(await policyReportLimit().take(request.headers.get('x-forwarded-for') ?? ''))) return done;
  const bytes = await readCapped(request.body, REPORT_MAX).catch(() => null);
  if (bytes === null) return done;
  for (const report of readPolicyReports(new TextDecoder().decode(bytes))) log('warn', 'csp.report', { ...report });
  return done;
}
