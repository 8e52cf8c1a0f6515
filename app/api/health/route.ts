import { json } from '@/lib/server/forward/response.server';
import { isDraining } from '@/lib/server/lifecycle/drain.server';
import { recentInvalidValues } from '@/lib/kit/http/failure-log.server';
import { getSite } from '@/lib/domain/site/config/site.server';

export const dynamic = 'force-dynamic';

/**
 * 200 when the site can serve, 503 during shutdown (contract §1). `platform` reports whether the configuration is fresh and
 * members' calls get responses; without the platform the site still serves, and `reason` is one word for its failure. `failing`
 * is `members` when the configuration is fresh and members' calls alone fail. `epoch` is that of the platform's current data,
 * when the platform sends one. `invalid` reports that a response, or a part of one, did not fit within the last ten minutes: in
 * the site's own reads, or only according to browsers. The log names the place.
 */
export async function GET(): Promise<Response> {
  if (isDraining()) return json({ status: 'draining' }, 503);
  const { stale, configured, outage, reason, epoch } = await getSite();
  const values = recentInvalidValues();
  const invalid = values.server || values.browser ? { invalid: values.server ? 'server' : 'browser' } : {};
  const fresh = configured && !stale;
  const failing = fresh ? { failing: 'members' } : {};
  const platform = fresh && outage === null ? { platform: 'ok', ...invalid } : { platform: 'down', reason, ...failing };
  return json({ status: 'ok', ...platform, ...(epoch === null ? {} : { epoch }) });
}
