import 'server-only';
import type { CallResponse } from '@pavilion/contract/call';
import { namingListCall, noticeListCall, stationAdsCall } from '@pavilion/contract/calls/site.calls';
import { PLATFORM_TYPE } from '@pavilion/contract/constants';
import type { RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { getSite } from '../config/site.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { refreshedCall } from '../config/refreshed-call.server';

export type Notices = CallResponse<typeof noticeListCall>;
export type Ads = CallResponse<typeof stationAdsCall>;
export type Naming = CallResponse<typeof namingListCall>;

/** Site content of the home page; a part that the platform did not deliver is null. */
export interface HomeContent {
  /** The platform responds, but a part did not arrive in time. */
  late: boolean;
  notices: Notices | null;
  ads: Ads | null;
  naming: Naming | null;
}

/** The platform's number of each category of notices. */
const NOTICE_CATEGORIES = { home: 1, finance: 2, venues: 3 } as const;
export type NoticeCategory = keyof typeof NOTICE_CATEGORIES;

/** Position of the home page's banner. */
export const HOME_AD_POSITION = 'home';

const notices = (category: NoticeCategory) => refreshedCall(noticeListCall, { category: NOTICE_CATEGORIES[category] });

const homeParts = processSingleton('home', () => ({
  notices: { home: notices('home'), finance: notices('finance'), venues: notices('venues') },
  ads: refreshedCall(stationAdsCall, { position: HOME_AD_POSITION, platformType: PLATFORM_TYPE }),
  naming: refreshedCall(namingListCall, {}),
}));

/**
 * The current value of one part. When the platform did not respond to `getSite` in time, this does not wait for it again in the same
 * request: 400 ms are the whole budget (spec §9).
 */
async function read<T>(part: RefreshedValue<T>): Promise<T | null> {
  const { stale } = await getSite();
  return (stale ? part.peek() : await part.get()).value;
}

/** Notices, banners and categories, the same for every visitor, cached for five seconds; waits 400 ms at most, never throws. */
export async function getHomeContent(): Promise<HomeContent> {
  const parts = homeParts();
  const [ofHome, ads, naming] = await Promise.all([read(parts.notices.home), read(parts.ads), read(parts.naming)]);
  const { stale, configured } = await getSite();
  const late = !stale && configured && [ofHome, ads, naming].includes(null);
  return { late, notices: ofHome, ads, naming };
}

/** Notices of a category, as new and as quick as the home page's. */
export async function getNotices(category: NoticeCategory): Promise<Notices | null> {
  return read(homeParts().notices[category]);
}

/** Categories and venues alone, for pages that show which venues are open. */
export async function getNaming(): Promise<Naming | null> {
  return read(homeParts().naming);
}
