import 'server-only';
import type { CallAnswer, Call } from '@/lib/contract/call';
import { namingListCall, noticeListCall, stationAdsCall } from '@/lib/contract/calls/site.calls';
import { PLATFORM_TYPE, SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import { logFailure } from '@/lib/kit/log/failure-log.server';
import { createRefreshedValue, type RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { callPlatform } from '@/lib/platform/server.client';
import { getSite } from './site.server';

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

interface Holder {
  notices: RefreshedValue<Notices>;
  ads: RefreshedValue<Ads>;
  naming: RefreshedValue<Naming>;
}

const KEY = Symbol.for('pavilion.home');
const shared = globalThis as { [KEY]?: Holder };

function kept<Q, A>(call: Call<Q, A>, request: Q): RefreshedValue<A> {
  return createRefreshedValue({
    load: () => callPlatform(call, request),
    onError: (error) => logFailure(call.name, error),
    now: Date.now,
    interval: 5000,
    warm: 30_000,
    budget: SERVER_TIMEOUT_MS,
    life: 600_000,
  });
}

function holder(): Holder {
  return (shared[KEY] ??= {
    notices: kept(noticeListCall, { category: HOME_NOTICE_CATEGORY }),
    ads: kept(stationAdsCall, { position: HOME_AD_POSITION, platformType: PLATFORM_TYPE }),
    naming: kept(namingListCall, {}),
  });
}

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
  const parts = holder();
  const [notices, ads, naming] = await Promise.all([read(parts.notices), read(parts.ads), read(parts.naming)]);
  return { notices, ads, naming };
}

/** Categories and venues alone, for pages that show which venues are open. */
export async function getNaming(): Promise<Naming | null> {
  return read(holder().naming);
}
