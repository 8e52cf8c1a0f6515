import 'server-only';
import { stationAdsCall } from '@/lib/contract/calls/site.calls';
import { PLATFORM_TYPE, SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import { logFailure } from '@/lib/kit/log/failure-log.server';
import { createRefreshedValue, type RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { callPlatform } from '@/lib/platform/server.client';
import type { Ads } from './home.server';

const KEY = Symbol.for('pavilion.discount');
const shared = globalThis as { [KEY]?: RefreshedValue<Ads> };

/** The promotions that are on, in the platform's order; null when it did not say. Kept five seconds, waits 400 ms at most. */
export async function getPromotions(): Promise<Ads | null> {
  const kept = (shared[KEY] ??= createRefreshedValue({
    load: () => callPlatform(stationAdsCall, { position: 'discount', platformType: PLATFORM_TYPE }),
    onError: (error) => logFailure(stationAdsCall.name, error),
    now: Date.now,
    interval: 5000,
    warm: 30_000,
    budget: SERVER_TIMEOUT_MS,
    life: 600_000,
  }));
  const ads = (await kept.get()).value;
  return ads && ads.toSorted((a, b) => a.sort - b.sort);
}
