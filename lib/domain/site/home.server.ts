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

/** What the home page shows of the site; a part that the platform did not give is null, the others still stand. */
export interface HomeContent {
  notices: Notices | null;
  ads: Ads | null;
  naming: Naming | null;
}

/** Notices of the home page; position of its banner. */
export const HOME_NOTICE_CATEGORY = 1;
export const HOME_AD_POSITION = 'home';

const homeParts = processSingleton('home', () => ({
  notices: refreshedCall(noticeListCall, { category: HOME_NOTICE_CATEGORY }),
  ads: refreshedCall(stationAdsCall, { position: HOME_AD_POSITION, platformType: PLATFORM_TYPE }),
  naming: refreshedCall(namingListCall, {}),
}));

/**
 * One part as it is known. A platform that did not answer the site's own question in time is not waited for a second
 * time in the same request: 400 ms are the whole budget (spec §9).
 */
async function read<T>(part: RefreshedValue<T>): Promise<T | null> {
  const { stale } = await getSite();
  return (stale ? part.peek() : await part.get()).value;
}

/** Notices, banners and categories, the same for every visitor, kept for five seconds; waits 400 ms at most, never throws. */
export async function getHomeContent(): Promise<HomeContent> {
  const parts = homeParts();
  const [notices, ads, naming] = await Promise.all([read(parts.notices), read(parts.ads), read(parts.naming)]);
  return { notices, ads, naming };
}

/** Categories and venues alone, for pages that show which venues are open. */
export async function getNaming(): Promise<Naming | null> {
  return read(homeParts().naming);
}
