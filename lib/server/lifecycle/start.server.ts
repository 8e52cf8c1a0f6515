import 'server-only';
import { getSite } from '@/lib/domain/site/site.server';
import { env } from '@/lib/env';
import { drainOnSignals } from './drain.server';
import { watchIngress } from './ingress.server';

/** What the site's server does before its first request. The platform is asked, not waited for longer than one call. */
export async function start(): Promise<void> {
  watchIngress(env.TRUSTED_HOPS);
  if (process.env.NEXT_MANUAL_SIG_HANDLE) drainOnSignals(env.DRAIN_MS);
  await getSite();
}
