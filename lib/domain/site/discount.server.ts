import 'server-only';
import { stationAdsCall } from '@/lib/contract/calls/site.calls';
import { PLATFORM_TYPE } from '@/lib/contract/constants';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import type { Ads } from './home.server';
import { refreshedCall } from './refreshed-call.server';

const promotions = processSingleton('discount', () => refreshedCall(stationAdsCall, { position: 'discount', platformType: PLATFORM_TYPE }));

/** Current promotions in the platform's order; null when it did not answer. */
export async function getPromotions(): Promise<Ads | null> {
  const ads = (await promotions().get()).value;
  return ads && ads.toSorted((a, b) => a.sort - b.sort);
}
