import 'server-only';
import { getSite } from '@/lib/domain/site/site.server';
import { env } from '@/lib/env';
import { watchInvalidParts } from '@/lib/kit/http/invalid-part';
import { logFailure, logInvalidPart, warnEachMinute } from '@/lib/kit/log/failure-log.server';
import { explainRows } from '@/lib/platform/row-report';
import { drainOnSignals } from './drain.server';
import { watchIngress } from './ingress.server';

/** Prepares the site's server before its first request. Waits for the platform no longer than one call takes. */
export async function start(): Promise<void> {
  watchInvalidParts(logInvalidPart);
  explainRows(logFailure, (call) => warnEachMinute('call.unknown', call, { call }));
  watchIngress(env.TRUSTED_HOPS);
  if (process.env.NEXT_MANUAL_SIG_HANDLE) drainOnSignals(env.DRAIN_MS);
  await getSite();
}
