import 'server-only';
import type { CallAnswer } from '@/lib/contract/call';
import { namingListCall, noticeListCall, stationAdsCall } from '@/lib/contract/calls/site.calls';
import { PLATFORM_TYPE } from '@/lib/contract/constants';
import type { RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { getSite } from './site.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { refreshedCall } from './refreshed-call.server';

export type Notices = CallAnswer<typeof noticeListCall>;
export type Ads = CallAnswer<typeof stationAdsCall>;
export type Naming = CallAnswer<typeof namingListCall>;

/** Site content of the home page; a part that the platform did not deliver is null. */
export interface HomeContent {
  notices: Notices | null;
  ads: Ads | null;
  naming: Naming | null;
}

/** Category of the home page's notices; position of its banner. */
export const HOME_NOTICE_CATEGORY = 1;
export const HOME_AD_POSITION = 'home';

const homeParts = processSingleton('home', () => ({
  notices: refreshedCall(noticeListCall, { category: HOME_NOTICE_CATEGORY }),
  ads: refreshedCall(stationAdsCall, { position: HOME_AD_POSITION, platformType: PLATFORM_TYPE }),
  naming: refreshedCall(namingListCall, {}),
}));

/**
 * The current value of one part. When the platform did not answer `getSite` in time, this does not wait for it again in the
 * same request: 400 ms are the whole budget (spec §9).
 */
async function read<T>(part: RefreshedValue<T>): Promise<T | null> {
  const { stale } = await getSite();
  return (stale ? part.peek() : await part.get()).value;
}

/** Notices, banners and categories, the same for every visitor, cached for five seconds; waits 400 ms at most, never throws. */
export async function getHomeContent(): Promise<HomeContent> {
  const parts = homeParts();
  const [notices, ads, naming] = await Promise.all([read(parts.notices), read(parts.ads), read(parts.naming)]);
  return { notices, ads, naming };
}

/** Categories and venues alone, for pages that show which venues are open. */
export async function getNaming(): Promise<Naming | null> {
  return read(homeParts().naming);
}
