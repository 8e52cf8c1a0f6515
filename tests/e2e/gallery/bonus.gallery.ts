import { expect, test } from './fixtures';

const LEAD = 'POST /act/api/v1/dividend/manual/lead';
const COUPONS = 'POST /act/api/v1/coupon/list';
const ACTIVITIES = 'POST /act/api/v1/activity/list';
const ADS = 'POST /act/api/v1/advertising/queryStationAdList';
const GIFTS = 'POST /site/api/v1/finance/record/gifts';

test('优惠 of a visitor', async ({ page, take }) => {
  await page.goto('/activity/discount');
  await take({ id: 'bonus/01', title: '优惠 访客', narrow: true, doubled: true, shows: ['首存礼', '登录后领取'] });
  await page.goto('/activity/discount?tab=slots');
  await take({ id: 'bonus/02', title: '优惠 没有', shows: ['该分类暂无活动'] });
});

test('优惠 of a member: states, terms, an error', async ({ page, control, take, logIn }) => {
  await control.clock({ decisions: 'hold' });
  await logIn({ balance: '0.00', realName: '欧阳测试' });
  await page.goto('/activity/discount');
  await page.getByRole('button', { name: /^申请.*实名认证礼/ }).click();
  const sheet = page.getByRole('dialog', { name: '实名认证礼' });
  await take({ id: 'bonus/03', title: '红利条款', narrow: true, doubled: true, shows: ['18.80 币', '1 倍，完成后可提款', '活动规则'] });
  await sheet.getByRole('button', { name: '申请', exact: true }).click();
  await expect(sheet).toContainText('正在审核');
  await take({ id: 'bonus/04', title: '红利 审核中', shows: ['正在审核，通过后自动到账', '查看礼金记录'] });
  await page.goto('/activity/discount');
  await take({ id: 'bonus/05', title: '优惠 会员', narrow: true, doubled: true, shows: ['我的红利', '审核中', '未达成'] });
  await control.fault({ call: LEAD, httpStatus: 503 });
  await page.reload();
  await take({ id: 'bonus/06', title: '优惠 红利加载失败', shows: ['红利加载失败'] });
});

test('福利券: nothing, claimable, waiting, used, an error', async ({ page, control, take, logIn }) => {
  const { userName } = await logIn({ balance: '10.00' });
  await page.goto('/mine/record/welfare');
  await take({ id: 'bonus/07', title: '福利券 没有', narrow: true, shows: ['暂无可领的福利券'] });
  await control.coupon({ userName, kind: 'cash', amount: '8.80' });
  await control.coupon({ userName, kind: 'deposit', amount: '50.00', percent: 10, minDeposit: '100.00', turnover: 2 });
  await page.reload();
  await take({ id: 'bonus/08', title: '福利券 可领', narrow: true, doubled: true, shows: ['8.80 币', '加赠 10%'] });
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: '领取', exact: true }).first().click();
    await expect(page.getByRole('article')).toHaveCount(left === 1 ? 1 : 2);
  }
  await page.goto('/mine/record/welfare?state=claimed');
  await take({ id: 'bonus/09', title: '福利券 待使用', narrow: true, doubled: true, shows: ['使用', '去存款'] });
  await page.getByRole('button', { name: '使用', exact: true }).click();
  await take({ id: 'bonus/10', title: '使用现金券', shows: ['使用，入账 8.80 币'] });
  await page.getByRole('button', { name: '使用，入账 8.80 币' }).click();
  await expect(page.getByRole('dialog')).toContainText('入账 8.80 币');
  await page.goto('/mine/record/giftRecord');
  await take({ id: 'bonus/11', title: '礼金记录', narrow: true, doubled: true, shows: ['平台赠券', '0.00 / 8.80', '新会员赠送'] });
  await page.getByRole('button', { name: /平台赠券/ }).click();
  await take({ id: 'bonus/12', title: '礼金详情', shows: ['查看流水', '已完成流水'] });
  await page.goto('/mine/record/giftRecord?state=rejected&range=custom');
  await take({ id: 'bonus/13', title: '礼金记录 没有', narrow: true, shows: ['这段时间没有记录'] });
  await control.fault({ call: GIFTS, httpStatus: 503 });
  await page.goto('/mine/record/giftRecord');
  await take({ id: 'bonus/14', title: '礼金记录 加载失败', shows: ['礼金记录加载失败'] });
  await control.fault({ call: COUPONS, httpStatus: 503 });
  await page.goto('/mine/record/welfare');
  await take({ id: 'bonus/15', title: '福利券 加载失败', shows: ['福利券加载失败'] });
});

test('优惠: no activity, and a site that has never read any', async ({ page, control, take, stack }) => {
  const empty = (data: object) => JSON.stringify({ status_code: 6000, message: '', data });
  await control.fault({ call: ACTIVITIES, body: empty({ list: [] }) });
  await control.fault({ call: ADS, body: empty([]) });
  const quiet = await stack.startOtherSite('.next');
  await page.goto(`${quiet.origin}/activity/discount`);
  await take({ id: 'bonus/16', title: '优惠 没有活动', narrow: true, shows: ['暂无进行中的活动'] });
  await quiet.stop();
  await control.clearFaults();
  for (const call of [ACTIVITIES, ADS]) await control.fault({ call, httpStatus: 503 });
  const failing = await stack.startOtherSite('.next');
  await page.goto(`${failing.origin}/activity/discount`);
  await take({ id: 'bonus/17', title: '优惠 加载失败', narrow: true, shows: ['活动加载失败'] });
  await failing.stop();
});
