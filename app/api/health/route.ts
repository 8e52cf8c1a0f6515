import { json } from '@/lib/server/forward/answer.server';
import { isDraining } from '@/lib/server/lifecycle/drain.server';
import { getSite } from '@/lib/domain/site/site.server';

export const dynamic = 'force-dynamic';

/**
 * 200 when the site can serve, 503 during shutdown (contract §1). `platform` says whether the configuration is fresh; without
 * the platform the site still serves, and `reason` is one word for its failure. `epoch` is that of the platform's current
 * data, when the platform sends one.
 */
export async function GET(): Promise<Response> {
  if (isDraining()) return json({ status: 'draining' }, 503);
  const { stale, configured, reason, epoch } = await getSite();
  const platform = configured && !stale ? { platform: 'ok' } : { platform: 'down', reason };
  return json({ status: 'ok', ...platform, ...(epoch === null ? {} : { epoch }) });
}
