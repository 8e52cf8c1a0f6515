import 'server-only';
import type { Call } from '@pavilion/contract/call';
import { REFRESH_TIMEOUT_MS, SERVER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { createRefreshedValue, type RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { callPlatform } from '@/lib/platform/server.client';
import { MINUTE } from '@pavilion/number/duration';

/** A call's response, shared by all visitors: cached five seconds, waits 400 ms at most, ten minutes old at most. */
export function refreshedCall<Q, A>(call: Call<Q, A>, request: Q): RefreshedValue<A> {
  return createRefreshedValue({
    load: () => callPlatform(call, request, { timeout: REFRESH_TIMEOUT_MS }),
    onError: (error) => logFailure(call.name, error),
    now: Date.now,
    interval: 5000,
    warm: 30_000,
    budget: SERVER_TIMEOUT_MS,
    life: 10 * MINUTE,
  });
}
