import type { Call } from '@pavilion/contract/call';
import * as bonusCalls from '@pavilion/contract/calls/bonus.calls';
import * as chatCalls from '@pavilion/contract/calls/chat.calls';
import * as launchCalls from '@pavilion/contract/calls/launch.calls';
import * as memberCalls from '@pavilion/contract/calls/member.calls';
import * as siteCalls from '@pavilion/contract/calls/site.calls';
import { endpointOf } from '@pavilion/contract/calls/endpoint';
import * as z from '@pavilion/contract/schema';
import { getMember } from '@/lib/domain/member/account/member.api';
import { getHomeContent, getNotices } from '@/lib/domain/site/home/home.server';
import type { PlatformCaller } from '@/lib/platform/caller';
import { fakePlatform } from '../support/fake-platform';
import { knowSite } from '../support/known-site';
import { readSample } from '../support/sample';
import { until } from '../support/until';

/** The platform calls of spec §7, as it writes them; the venues' and the site's own have tests of their own. */
const SPEC: readonly (readonly [method: string, path: string, call: Call<never, unknown>])[] = (
  [
    ['POST', '/site/api/v1/configuration/preInfo', siteCalls.preInfoCall],
    ['GET', '/site/api/v1/configuration/vvPretty', siteCalls.vvPrettyCall],
    ['GET', '/site/api/v1/sec/3001', siteCalls.secCall],
    ['POST', '/site/api/v1/advertising/queryNoticeList', siteCalls.noticeListCall],
    ['POST', '/act/api/v1/advertising/queryStationAdList', siteCalls.stationAdsCall],
    ['POST', '/act/api/v1/activityShow/suspensionIcon', siteCalls.suspensionIconCall],
    ['POST', '/act/api/v1/dividend/manual/lead', bonusCalls.dividendLeadCall],
    ['POST', '/act/api/v1/dividend/front/check', bonusCalls.dividendCheckCall],
    ['POST', '/act/api/v1/dividend/front/receive', bonusCalls.dividendReceiveCall],
    ['POST', '/site/api/v1/launcher/webTerminal', siteCalls.webTerminalCall],
    ['POST', '/site/api/v1/site/naming/list', siteCalls.namingListCall],
    ['POST', '/act/api/v1/memberTopActivity/popInfo', siteCalls.popInfoCall],
    ['POST', '/site/api/v1/user/member/info', memberCalls.memberInfoCall],
    ['POST', '/game/api/v1/venue/launch', launchCalls.venueLaunchCall],
    ['GET', '/site/api/v1/user/member/jwt', memberCalls.memberJwtCall],
    ['POST', '/stream/api/v1/history', chatCalls.chatHistoryCall],
  ] as const
).map(([method, address, call]) => [method, address, call as Call<never, unknown>]);

// @spec 7.11 7.68
test.each(SPEC)('%s %s is declared as in the specification', (method, address, call) => {
  expect([call.method, call.path]).toEqual([method, address]);
});

// @spec 7.14 7.16 7.28
test('the home page requests notices, banners and categories with the samples’ payloads', async () => {
  const read = (name: string) => readSample<{ request: { body: unknown }; response: { data: unknown } }>(name);
  knowSite({});
  const platform = fakePlatform();
  const notices = platform.on(siteCalls.noticeListCall).mockResolvedValue([]);
  const ads = platform.on(siteCalls.stationAdsCall).mockResolvedValue([]);
  const naming = platform.on(siteCalls.namingListCall).mockResolvedValue(read('naming-list').response.data as never);
  // The content waits for no part longer than 400 ms, and a busy machine takes more.
  await until(async () => !(await getHomeContent()).late);
  expect(await getHomeContent()).toEqual({ late: false, notices: [], ads: [], naming: read('naming-list').response.data });
  expect(notices.mock.calls).toEqual([[{ category: 1 }]]);
  // The pages of money and of the games' categories request their own notices.
  await Promise.all([getNotices('finance'), getNotices('venues')]);
  expect(notices.mock.calls).toEqual([[{ category: 1 }], [{ category: 2 }], [{ category: 3 }]]);
  expect(ads.mock.calls).toEqual([[read('station-ads').request.body]]);
  expect(naming.mock.calls).toEqual([[read('naming-list').request.body]]);
});

// @spec 3.15 7.32
test('requests the member with the locked money', async () => {
  const { response } = readSample<{ response: { data: unknown } }>('member-info');
  const caller = jest.fn(() => Promise.resolve(response.data));
  const member = await getMember({}, caller as unknown as PlatformCaller);
  expect(caller).toHaveBeenCalledWith(memberCalls.memberInfoCall, { withLockMoney: 1 }, {});
  expect(typeof member.locked).toBe('bigint');
});

test('requests the pre-info with a platform type, with or without a timeout', () => {
  const fits = (request: unknown) => z.safeParse(endpointOf(siteCalls.preInfoCall).request, request).success;
  expect(fits({ platformType: 6 })).toBe(true);
  expect(fits({ platformType: 6, timeout: 400 })).toBe(true);
  expect(fits({ timeout: 400 })).toBe(false);
  expect(fits({ platformType: 6, timeout: '400' })).toBe(false);
});
