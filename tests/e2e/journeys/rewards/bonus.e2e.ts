import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Control, TestMember } from '../../../support/control-client';
import { expect, giveSession, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { inTime } from '../../passing';

const RECEIVE = 'POST /act/api/v1/dividend/front/receive';

const card = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const claimIn = (page: Page, title: string, verb: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: verb, exact: true });
const reviewOf = async (control: Control, member: TestMember) => (await control.bonuses(member.userName))[0]!.claimId;

// @spec 2.23
test('a visitor reads a promotion, logs in, returns to it and claims its bonus', async ({ page, control, auditLedger }) => {
  const { userName, password } = await control.member({ balance: '0.00', realName: '欧阳测试' });
  await page.goto('/activity/discount');
  await page.getByRole('link', { name: '新人', exact: true }).click();
  await expect(page).toHaveURL('/activity/discount?tab=newcomer');
  await expect(card(page, '体育周周投')).toHaveCount(0);
  await card(page, '新会员体验红利')
    .getByRole('link', { name: /登录后领取/ })
    .click();
  await new EntryPage(page).logIn(userName, password);
  await expect(page).toHaveURL('/activity/discount?id=81001');
  await expect(page.getByText('领取后立即到账中心钱包')).toBeVisible();
  await expect(card(page, '首存礼')).toContainText('首笔存款到账满 100 币后可领');

  await card(page, '新会员体验红利').getByRole('button', { name: /^领取/ }).click();
  const sheet = page.getByRole('dialog', { name: '新会员体验红利' });
  for (const term of ['88.00 币', '不要求流水', '前领取']) await expect(sheet).toContainText(term);
  await claimIn(page, '新会员体验红利', '领取').click();
  await expect(sheet).toContainText('已到账中心钱包');
  await sheet.getByRole('link', { name: '查看礼金记录' }).click();
  await expect(page.getByRole('button', { name: /新会员体验红利/ })).toContainText('+88.00');
  await auditLedger(0);
});

test('a lost response is 处理中 and becomes one credit', async ({ page, control, logIn, auditLedger }) => {
  await logIn({ balance: '0.00', realName: '欧阳测试' });
  await page.goto('/mine');
  await page.getByRole('link', { name: /^福利 红利 \d/ }).click();
  await page.getByRole('link', { name: '红利', exact: true }).click();
  await control.fault({ call: RECEIVE, drop: 'after', times: 1 });
  await page
    .getByRole('region', { name: '我的红利' })
    .getByRole('button', { name: /新会员体验红利/ })
    .click();
  await claimIn(page, '新会员体验红利', '领取').click();
  await inTime(page, control, (glance) => expect(page.getByRole('dialog')).toContainText('已到账中心钱包', glance));
  await page.goto('/mine/record/giftRecord');
  await expect(page.getByRole('button', { name: /新会员体验红利/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: /^合计/ })).toContainText('+88.00');
  await auditLedger(0);
});

test('a bonus that another account of the person received shows that where it is claimed', async ({ browser, stack, control }) => {
  const promotionsOf = async (member: object) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'isCheck', value: '1', url: stack.origin }]);
    await context.addInitScript(() => sessionStorage.setItem('popUpShown', '1'));
    await giveSession(context, stack.origin, await control.member({ balance: '0.00', ...member }));
    const page = await context.newPage();
    await page.goto('/activity/discount');
    return page;
  };
  const unnamed = await promotionsOf({});
  await expect(card(unnamed, '新会员体验红利')).toContainText('完成实名认证后可领取');
  await card(unnamed, '新会员体验红利')
    .getByRole('button', { name: /^查看条件/ })
    .click();
  await expect(unnamed.getByRole('dialog')).toContainText('完成实名认证后可领取');
  const first = await promotionsOf({ realName: '欧阳测试' });
  await card(first, '新会员体验红利').getByRole('button', { name: /^领取/ }).click();
  await claimIn(first, '新会员体验红利', '领取').click();
  await expect(first.getByRole('dialog')).toContainText('已到账中心钱包');
  const second = await promotionsOf({ realName: '欧阳测试' });
  await expect(card(second, '新会员体验红利')).toContainText('同一实名的其他账号已领取，每人限一次');
  for (const page of [unnamed, first, second]) await page.context().close();
});

// @spec 2.39
test('a reviewed bonus is credited when it is approved, and explained when it is rejected', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  await control.clock({ decisions: 'hold' });
  const rejected = await logIn({ balance: '0.00', realName: '欧阳测试' });
  const apply = async () => {
    await page.goto('/activity/discount');
    await card(page, '实名认证礼').getByRole('button', { name: /^申请/ }).click();
    await claimIn(page, '实名认证礼', '申请').click();
    await expect(page.getByRole('dialog', { name: '实名认证礼' })).toContainText('正在审核，通过后自动到账');
  };
  await apply();
  await control.bonus(await reviewOf(control, rejected), 'reject');
  await inTime(page, control, (glance) => expect(page.getByRole('dialog')).toContainText('审核未通过', glance));
  await page.goto('/mine/record/giftRecord?state=rejected');
  await page.getByRole('button', { name: /实名认证礼/ }).click();
  await expect(page.getByRole('dialog', { name: '实名认证礼' })).toContainText('审核未通过，如有疑问请联系客服');
  await auditLedger(0);
});

test('an approved claim arrives while its page is open', async ({ page, control, logIn }) => {
  await control.clock({ decisions: 'hold' });
  const member = await logIn({ balance: '0.00', realName: '欧阳测试' });
  await page.goto('/activity/discount');
  await card(page, '实名认证礼').getByRole('button', { name: /^申请/ }).click();
  await claimIn(page, '实名认证礼', '申请').click();
  const sheet = page.getByRole('dialog', { name: '实名认证礼' });
  await expect(sheet).toContainText('正在审核，通过后自动到账');
  await control.bonus(await reviewOf(control, member), 'approve');
  await inTime(page, control, (glance) => expect(sheet).toContainText('已到账中心钱包', glance));
  await page.goto('/mine/audit');
  await expect(page.getByRole('region', { name: '流水明细' })).toContainText('实名认证礼');
});

// @spec 2.40
test('coupons are claimed, used and recorded; the record filters and exports', async ({ page, control, logIn, auditLedger }) => {
  const { userName } = await logIn({ balance: '10.00' });
  await page.goto('/mine');
  await page.getByRole('link', { name: /^福利/ }).click();
  await expect(page.getByText('暂无可领的福利券')).toBeVisible();
  await control.coupon({ userName, kind: 'cash', amount: '8.80' });
  await control.coupon({ userName, kind: 'deposit', amount: '50.00', percent: 10, minDeposit: '100.00' });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('article').filter({ hasText: '8.80 币' }).getByRole('button', { name: '领取' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^待使用 1/ }).click();
  await expect(page).toHaveURL(/\?state=claimed$/);
  await page.getByRole('button', { name: '使用', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '使用，入账 8.80 币' }).click();
  await expect(page.getByRole('dialog')).toContainText('入账 8.80 币');
  await page.goto('/mine/record/welfare?state=used');
  await expect(page.getByRole('article')).toContainText('8.80');

  await page.goto('/mine/record/giftRecord');
  await page.getByRole('button', { name: '福利券', exact: true }).click();
  await expect(page).toHaveURL(/\?kind=coupon$/);
  await expect(page.getByRole('button', { name: /平台赠券/ })).toContainText('0.00 / 8.80');
  await page.getByRole('combobox', { name: '状态' }).selectOption('未通过');
  await expect(page.getByText('这段时间没有记录')).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(page.getByRole('button', { name: /新会员赠送/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载表格' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  await auditLedger(0);
});
