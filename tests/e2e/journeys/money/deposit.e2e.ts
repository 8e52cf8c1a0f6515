import type { Locator, Page } from '@playwright/test';
import type { Control } from '../../../support/control-client';
import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { amount, cents } from '../../money';
import { leaveAndReturn } from '../../rejections';
import { DepositPage } from '../../pages/deposit-page';
import { MinePage } from '../../pages/mine-page';
import { inTime, onPage } from '../../passing';

/** The bank pays in the amount that it has found. */
const credited = (page: Page, control: Control) =>
  inTime(page, control, (glance) => expect(page.getByText('已到账', { exact: true })).toBeVisible(glance));

// @spec 2.46 2.88
test(
  'deposits the missing amount from the slip, returns to the same slip, and places the bet',
  { tag: '@smoke' },
  async ({ page, control, logIn, startBet, sport, slip, match, auditLedger }) => {
    await logIn({ balance: '20.00' });
    // The bank decides when the clock is moved on.
    await control.clock({ decisions: 'hold' });
    const price = await startBet('主');
    await slip.stake('100');
    await expect(slip.button('余额不足')).toBeDisabled();
    await slip.sheet.getByRole('link', { name: '去存款' }).click();

    const deposit = new DepositPage(page);
    await deposit.understand();
    await expect(page.getByRole('banner')).toContainText('模拟币');
    await expect(page.getByRole('note')).toContainText('请勿真实付款');
    // 80.00 are missing; the first method that takes so little is chosen.
    await expect(deposit.amount).toHaveValue('80');
    await expect(deposit.method('支付宝')).toBeChecked();
    await expect(page.getByText('单笔 50 – 5,000 币，整数')).toBeVisible();
    await deposit.order();
    const paying = await deposit.payAmount();
    expect(paying).toMatch(/^80\.\d\d$/);
    await expect(deposit.steps.getByText('待付款')).toBeVisible();

    // The browser restarts in the middle of it.
    await page.reload();
    expect(await deposit.payAmount()).toBe(paying);
    await deposit.paid.click();
    await expect(page.getByText('正在确认付款')).toBeVisible();
    await page.reload();
    await credited(page, control);
    await expect(page.getByText('投注单里的 1 个选项和金额已保留')).toBeVisible();

    await page.getByRole('link', { name: '返回投注单' }).click();
    await expect(page).toHaveURL(/\/game\/sport/);
    await expect(slip.sheet).toBeVisible();
    await expect(slip.sheet).toContainText(match.home);
    await expect(slip.stakeField).toHaveValue('100');
    await slip.place();
    expect((await slip.accepted()).price).toBe(price);
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('20.00') + cents(paying) - cents('100.00')));
    await expect(new MinePage(page).locked).toHaveText('100.00');
    await auditLedger(1);
    // Coming back opened the slip once, and only once.
    await sport.open();
    await sport.choose(match, '客');
    await page.reload();
    await expect(slip.bar).toBeVisible();
    await expect(slip.sheet).toBeHidden();
  },
);

test('USDT: fixes the rate, names the network, and 我的 shows the order until it is credited', async ({ page, control, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open();
  await deposit.understand();
  await deposit.choose('USDT-TRC20');
  await page.getByRole('button', { name: '500', exact: true }).click();
  const orderId = await deposit.order();
  expect(await deposit.payAmount()).toMatch(/^69\.44\d\d$/);
  await expect(page.getByText('到账 500.00 币·汇率 7.20')).toBeVisible();
  await expect(page.getByText('仅限 TRC20 网络，请勿使用其他网络')).toBeVisible();
  await expect(page.getByRole('img', { name: 'USDT-TRC20 付款二维码' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '复制地址' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^T0MONI/);

  await control.deposit(orderId, 'hold');
  const mine = new MinePage(page);
  await mine.open();
  await page.getByRole('link', { name: /USDT-TRC20 存款.*等待付款·请在/ }).click();
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await page.goto('/mine/record/betRecord');
  await expect(page.getByRole('region', { name: '待处理的存款' })).toHaveText(/^存款 [\d.]+·到账后自动更新$/);
  await mine.open();
  await expect(page.getByRole('link', { name: /USDT-TRC20 存款.*确认中·到账后自动更新/ })).toBeVisible();
  await control.deposit(orderId, 'confirm');
  await expect(page.getByRole('link', { name: /USDT-TRC20 存款/ })).toBeHidden();
  await expect(mine.available).toHaveText('1,500.00');
  // The order still shows its end.
  await deposit.open(`?order=${orderId}&back=//evil.example`);
  await expect(page.getByText('已到账', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '去投注' })).toHaveAttribute('href', '/game/sport');
});

test('a deposit that waits for its payment is a line over other pages until it is credited', async ({ page, control, member, match }) => {
  expect(member.userName).toBeTruthy();
  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  const tray = page.getByRole('region', { name: '待处理的存款' });
  await page.goto('/game/sport');
  await expect(tray).toBeHidden();
  await deposit.open('?amount=300&method=ecny');
  await deposit.understand();
  const orderId = await deposit.order();
  for (const path of ['/game/sport', `/game/sport/FBTY/${match.ids.FBTY}`, '/chat', '/help', '/mine/record/transactionRecord']) {
    await page.goto(path);
    await expect(tray, path).toHaveText(/^存款 300\.\d\d·请在 \d+分\d\d秒 内付款$/);
  }
  await page.goto('/mine');
  await expect(page.getByRole('link', { name: /数字人民币存款.*等待付款/ })).toBeVisible();
  await expect(tray).toBeHidden();

  await page.goto('/help');
  await tray.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`order=${orderId}`));
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await page.goto('/game/sport');
  await expect(tray).toContainText('到账后自动更新');
  await control.deposit(orderId, 'confirm');
  await inTime(page, control, (glance) => expect(tray).toBeHidden(glance));
  // The next page requests nothing.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/help', { waitUntil: 'networkidle' });
  expect(requested.filter((path) => path.includes('/deposit/'))).toEqual([]);
});

test('creates one deposit order even when the response to the first call is lost', async ({ page, control, member, auditLedger }) => {
  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=300');
  await deposit.understand();
  await deposit.choose('数字人民币');
  // The order is made, its response is lost.
  await control.fault({ call: 'POST /site/api/v1/finance/deposit/create', drop: 'after', times: 1 });
  await deposit.order();
  expect(await control.deposits(member.userName)).toHaveLength(1);

  // The phone's own step back is no confirmation, and leaves the order unchanged.
  const question = page.getByRole('alertdialog', { name: '取消这笔存款？' });
  await page.getByRole('button', { name: '取消这笔存款' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(deposit.paid).toBeVisible();
  // The tap is at another place: a second tap at the first one's place counts as the first.
  await page.getByRole('button', { name: '取消这笔存款' }).click({ position: { x: 12, y: 12 } });
  await question.getByRole('button', { name: '取消这笔存款' }).click();
  await expect(deposit.amount).toHaveValue('300');
  await deposit.choose('数字人民币');
  // The request is lost before the platform: the member sees a message and may send it again.
  await control.fault({ call: 'POST /site/api/v1/finance/deposit/create', drop: 'before', times: 1 });
  await deposit.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: '可再次提交，不会重复下单' })).toBeVisible();
  const orderId = await deposit.order();
  expect((await control.deposits(member.userName)).map(({ state }) => state)).toEqual(['awaiting', 'cancelled']);

  // 我已付款, twice lost and once received, pays once.
  await control.fault({ call: 'POST /site/api/v1/finance/deposit/paid', drop: 'after', times: 1 });
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await credited(page, control);
  const [order] = await control.deposits(member.userName);
  expect(order).toMatchObject({ orderId, state: 'credited' });
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText(amount(cents('1,000.00') + cents(order!.credit)));
  await auditLedger(0);
});

test('an unpaid deposit expires, and a late payment is reviewed and credited', async ({ page, control, match, member }) => {
  expect([match.id, member.userName].every(Boolean)).toBe(true);
  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('7');
  await deposit.submit.click();
  await expect(page.getByText('请输入付款人的真实姓名')).toBeVisible();
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('王小明');
  const orderId = await deposit.order();
  await expect(page.getByText('模拟银行·沙盒支行')).toBeVisible();
  await advance(control, 16);
  await onPage(page, (glance) => expect(page.getByText('已过有效期')).toBeVisible(glance));
  await page.getByRole('button', { name: '我已付款，请核对' }).click();
  await expect(page.getByText('付款晚于有效期，正在人工核对，需要多等一会儿。')).toBeVisible();
  await credited(page, control);
  expect(await control.deposits(member.userName)).toMatchObject([{ orderId, state: 'credited' }]);
});

test('deposit limits and maintenance are shown before and after typing, and a payment that was not found is reported', async ({
  page,
  control,
  member,
}) => {
  expect(member.userName).toBeTruthy();
  await control.depositMethod('ebpay', { open: false });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=nonsense&order=999');
  await deposit.understand();
  await expect(page.getByRole('main').getByText('存款订单不存在')).toBeVisible();
  await page.getByRole('button', { name: '重新存款' }).click();
  await expect(deposit.method('EBpay')).toBeDisabled();
  await deposit.choose('微信支付');
  await expect(page.getByText('1%', { exact: true })).toBeVisible();
  await deposit.amount.fill('49');
  await deposit.submit.click();
  await expect(page.getByText('最低 50 币')).toBeVisible();
  await expect(deposit.amount).toBeFocused();
  await deposit.amount.fill('60');
  const orderId = await deposit.order();
  await control.deposit(orderId, 'hold');
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await control.deposit(orderId, 'fail');
  await expect(page.getByText('未收到付款')).toBeVisible();
  await page.getByRole('button', { name: '重新存款' }).click();
  await expect(deposit.amount).toHaveValue('60');
});

test('at 200 % text every deposit method shows its whole name, and the age sign is beside its sentence', async ({ page, member }) => {
  expect(member.userName).toBeTruthy();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const deposit = new DepositPage(page);
  await deposit.open();
  await deposit.understand();
  const cut = (locator: Locator) => locator.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  const tiles = page.getByRole('group', { name: '存款方式' }).locator('label');
  await expect(tiles).not.toHaveCount(0);
  expect(await cut(tiles.locator('span'))).toBe(0);
  const lefts = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  await page.goto('/mine');
  const sign = page.getByText('18+', { exact: true });
  await expect(sign).toBeVisible();
  expect(await cut(sign)).toBe(0);
});

test('a code is paid on the phone that shows it: as a picture, and with a question on the way back', async ({ page, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('数字人民币');
  const orderId = await deposit.order();
  await page.getByRole('button', { name: '保存付款码' }).click();
  const sheet = page.getByRole('dialog', { name: '付款码' });
  await expect(sheet.getByRole('img', { name: /数字人民币付款码，金额 500/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '保存图片' }).click();
  expect((await download).suggestedFilename()).toBe(`付款码-${orderId}.png`);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await leaveAndReturn(page);
  await page.getByRole('alertdialog', { name: '已经付款了吗？' }).getByRole('button', { name: '我已付款' }).click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
});
