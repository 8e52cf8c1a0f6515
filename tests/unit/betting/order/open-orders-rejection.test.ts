/** @jest-environment jest-fixed-jsdom */
import { CODE } from '@pavilion/contract/codes';
import { getOpenOrders } from '@/lib/domain/betting/order/open-orders.api';
import type { RejectedCall } from '@/lib/domain/member/session/rejection.model';
import { BusinessError } from '@/lib/kit/http/errors';
import { listenToCodes } from '@/lib/platform/code-event';
import { fakePlatform } from '../../../support/fake-platform';
import { openOrdersCall } from '../../../support/site-calls';

const platform = fakePlatform();
const readOpenOrders = platform.on(openOrdersCall);
const rejections: RejectedCall[] = [];
let stop: () => void;

beforeEach(() => {
  rejections.length = 0;
  stop = listenToCodes((rejection) => rejections.push(rejection));
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
});
afterEach(() => {
  stop();
  document.cookie = 'token=; Path=/; Max-Age=0';
});

// @spec 8.08
test('the reason of an ended session that the site’s server was told is the page’s event', async () => {
  readOpenOrders.mockRejectedValue(new BusinessError(CODE.passwordChanged, '密码已修改，请重新登录'));
  await expect(getOpenOrders()).rejects.toMatchObject({ code: CODE.passwordChanged, source: 'platform' });
  expect(rejections).toEqual([
    { code: CODE.passwordChanged, message: '密码已修改，请重新登录', data: null, inPlace: false, carried: true },
  ]);
});

test('a rejection does not count for a session that began meanwhile', async () => {
  readOpenOrders.mockImplementation(() => {
    document.cookie = 'token=pvl_0123456789abcdef; Path=/';
    return Promise.reject(new BusinessError(CODE.auth, '登录已失效'));
  });
  await expect(getOpenOrders()).rejects.toMatchObject({ code: CODE.auth });
  expect(rejections).toMatchObject([{ code: CODE.auth, carried: false }]);
});
