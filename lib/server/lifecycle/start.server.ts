import 'server-only';
import { getHomeContent } from '@/lib/domain/site/home/home.server';
import { getSite } from '@/lib/domain/site/config/site.server';
import { env } from '@/lib/env';
import { rememberFetch } from '@/lib/kit/http/runtime-fetch';
import { watchInvalidParts } from '@/lib/kit/http/invalid-part';
import { logFailure, logInvalidPart, warnEachMinute } from '@/lib/kit/http/failure-log.server';
import { explainRows } from '@/lib/platform/row-report';
import type { DocumentMembers } from '@/lib/server/document/document-members.model';
import { beginServer } from '@/lib/server/document/respond.server';
import { drainOnSignals } from './drain.server';
import { waitForPort } from './platform-port.server';
import { watchIngress } from './ingress.server';

/**
 * ms. The first documents carry the policy of the venues that are known by then, so the configuration of a slow platform is worth
 * a short wait; one that cannot be reached fails at once.
 */
const START_MS = 3_000;
/** ms for which the site waits for the embedded platform; a first start may create its database. */
const EMBEDDED_MS = 30_000;

/** Prepares the site's server before its first request. */
export async function start(members: DocumentMembers): Promise<void> {
  rememberFetch();
  watchInvalidParts(logInvalidPart);
  explainRows(logFailure, (call) => warnEachMinute('call.unknown', call, { call }));
  watchIngress(env.TRUSTED_HOPS, env.FORWARDED_HOST);
  beginServer(members);
  if (process.env.NEXT_MANUAL_SIG_HANDLE) drainOnSignals(env.DRAIN_MS);
  if (env.EMBEDDED) await waitForPort(env.PLATFORM_ORIGIN, EMBEDDED_MS);
  await getSite(START_MS);
  void getHomeContent();
}
