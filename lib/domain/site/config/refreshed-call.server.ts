import 'server-only';
import type { Call } from '@pavilion/contract/call';
import { REFRESH_TIMEOUT_MS, SERVER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { createRefreshedValue, type RefreshedResult, type RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { keepOutOfStore } from '@/lib/kit/store/rendering.server';
import { callPlatform } from '@/lib/platform/server.client';
import { MINUTE } from '@pavilion/number/duration';

/** A page without a part that failed is not for other requests. */
function noted<A>(result: RefreshedResult<A>): RefreshedResult<A> {
  if (result.value === null) keepOutOfStore();
  return result;
}

/** A call's response, shared by all visitors: cached five seconds, waits 400 ms at most, ten minutes old at most. */
export function refreshedCall<Q, A>(call: Call<Q, A>, request: Q): RefreshedValue<A> {
  const value = createRefreshedValue({
    load: () => callPlatform(call, request, { timeout: REFRESH_TIMEOUT_MS }),
    onError: (error) => logFailure(call.name, error),
    now: Date.now,
    interval: 5000,
    warm: 30_000,
    budget: SERVER_TIMEOUT_MS,
    life: 10 * MINUTE,
  });
  return { ...value, peek: () => noted(value.peek()), get: async (wait) => noted(await value.get(wait)) };
}
