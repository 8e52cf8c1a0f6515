import { json } from '@/lib/server/forward/answer.server';
import { isDraining } from '@/lib/server/lifecycle/drain.server';
import { getSite } from '@/lib/domain/site/site.server';

export const dynamic = 'force-dynamic';

/**
 * 200 once the site can serve, 503 while it is being shut down (contract §1). `platform` says whether the site holds a
 * fresh configuration; a platform that is down makes the site poorer, not ill, and `reason` says in one word what ails it.
 * `epoch` is that of the platform's data which pages are drawn from now, when the platform names one.
 */
export async function GET(): Promise<Response> {
  if (isDraining()) return json({ status: 'draining' }, 503);
  const { stale, configured, reason, epoch } = await getSite();
  const platform = configured && !stale ? { platform: 'ok' } : { platform: 'down', reason };
  return json({ status: 'ok', ...platform, ...(epoch === null ? {} : { epoch }) });
}
