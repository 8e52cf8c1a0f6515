import 'server-only';
import { promotionListCall } from '@pavilion/contract/calls/promotion.calls';
import { stationAdsCall } from '@pavilion/contract/calls/site.calls';
import { PLATFORM_TYPE } from '@pavilion/contract/constants';
import type { Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import type { Ads } from '../../site/home/home.server';
import { refreshedCall } from '../../site/config/refreshed-call.server';

const banners = processSingleton('discount', () => refreshedCall(stationAdsCall, { position: 'discount', platformType: PLATFORM_TYPE }));
const promotions = processSingleton('promotions', () => refreshedCall(promotionListCall, {}));

/** Current banners of 优惠 in the platform's order; null when it did not respond. */
export async function getDiscountAds(): Promise<Ads | null> {
  const ads = (await banners().get()).value;
  return ads && ads.toSorted((a, b) => a.sort - b.sort);
}

/** Promotions in the platform's order; null when it did not respond. */
export async function getPromotions(): Promise<readonly Promotion[] | null> {
  return (await promotions().get()).value?.list ?? null;
}
