import 'server-only';
import { getSite } from '@/lib/domain/site/site.server';
import { env } from '@/lib/env';
import { watchIngress } from './ingress.server';

/** What the site's server does before its first request. The platform is asked, not waited for longer than one call. */
export async function start(): Promise<void> {
  watchIngress(env.TRUSTED_HOPS);
  await getSite();
}
