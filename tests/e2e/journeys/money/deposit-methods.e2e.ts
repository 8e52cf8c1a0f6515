import { spaced } from '@pavilion/number/spaced';
import { amount, cents } from '../../money';
import { expect, test } from '../../fixtures';
import { DepositPage } from '../../pages/deposit-page';
import { MinePage } from '../../pages/mine-page';
import { inTime } from '../../passing';
import { WALLETS } from '../../payment-methods';

const NAME = '王小明';
const WALLET = 'wallet0012345678';
/** A PNG of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

// @spec 2.46
for (const { name } of WALLETS) {
  test(`${name}: one order and one credit even when both responses are lost, over a reload`, async ({
    page,
    control,
    member,
    auditLedger,
  }) => {
    await control.clock({ decisions: 'hold' });
    const deposit = new DepositPage(page);
    await deposit.open('?amount=300');
    await deposit.understand();
    await deposit.choose(name);
    await expect(page.getByText(spaced`未绑定${name}钱包，可用任意${name}钱包付款`)).toBeVisible();
    await control.fault({ call: 'POST /site/api/v1/finance/deposit/create', drop: 'after', times: 1 });
    const orderId = await deposit.order();
    const paying = await deposit.payAmount();
    expect(paying).toMatch(/^300\.\d\d$/);
    await expect(page.getByRole('img', { name: spaced`${name}付款二维码` })).toBeVisible();
    await expect(page.getByText(/^[A-Z]+MONI-\d{4}-\d{4}-/)).toBeVisible();
    await page.reload();
    expect(await deposit.payAmount()).toBe(paying);
    await control.fault({ call: 'POST /site/api/v1/finance/deposit/paid', drop: 'after', times: 1 });
    await deposit.paid.click();
    await expect(page.getByText('正在确认付款')).toBeVisible();
    await inTime(page, control, (glance) => expect(page.getByText('已到账', { exact: true })).toBeVisible(glance));
    const orders = await control.deposits(member.userName);
    expect(orders).toMatchObject([{ orderId, state: 'credited' }]);
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('1,000.00') + cents(orders[0]!.credit)));
    await auditLedger(0);
  });
}

test('a verified member pays in the verified name and from a bound wallet, both masked', async ({ page, logIn, control }) => {
  await logIn({ balance: '20.00', realName: NAME, withdrawPassword: '246813', payees: [{ kind: 'ebpay', number: WALLET }] });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500&method=bank');
  await deposit.understand();
  await expect(page.getByText('王**')).toBeVisible();
  await expect(page.getByText('须用本人名下的账户付款')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '付款人姓名' })).toHaveCount(0);
  await deposit.choose('EBpay');
  await page.getByText('wa****78').click();
  const orderId = await deposit.order();
  await expect(page.getByText(/须由此付款/)).toBeVisible();
  expect(await page.content()).not.toContain(WALLET);
  await control.deposit(orderId, 'hold');
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
});

test('上传回单: pictures of a receipt are added while a payment is confirmed and remain with the order', async ({
  page,
  control,
  member,
}) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=300');
  await deposit.understand();
  await deposit.choose('数字人民币');
  const orderId = await deposit.order();
  await control.deposit(orderId, 'hold');
  await deposit.paid.click();
  const card = page.getByRole('region', { name: '付款凭证' });
  await card.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(card.getByText('已上传')).toBeAttached();
  await control.fault({ call: 'POST /site/api/v1/finance/deposit/receipt', drop: 'after', times: 1 });
  await card.getByRole('button', { name: '提交凭证' }).click();
  await expect(card.getByText('已提交 1 张')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible();
  await control.deposit(orderId, 'confirm');
  await expect(page.getByText('已到账', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: '提交凭证' })).toHaveCount(0);
});

// @spec 2.49 2.50
test('the guides lead from the wallet to a deposit by the chosen method', async ({ page, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/mine/finance/wallet');
  await page.getByRole('link', { name: '存取款教程' }).click();
  await page.getByRole('navigation', { name: '教程目录' }).getByRole('link', { name: '电子钱包' }).click();
  await expect(page).toHaveURL(/#wallet$/);
  await page.getByRole('link', { name: /^KOIpay/ }).click();
  await expect(page.getByRole('heading', { name: 'KOIpay', level: 2 })).toBeVisible();
  await expect(page.getByRole('region', { name: '限额与时间' })).toContainText('100 – 20,000 币');
  await page.getByRole('link', { name: '用 KOIpay 存款' }).click();
  const deposit = new DepositPage(page);
  await deposit.understand();
  await expect(deposit.method('KOIpay')).toBeChecked();
  await page.goto('/mine/finance/introTutorial/platformTutorials?method=gold');
  await page.getByRole('link', { name: '查看全部教程' }).click();
  await expect(page.getByRole('heading', { name: 'USDT', level: 2 })).toBeVisible();
  // The page as the specification writes it, without a method, offers the choice.
  await page.goto('/mine/finance/introTutorial/platformTutorials');
  await page.getByRole('link', { name: /^KOIpay/ }).click();
  await expect(page).toHaveURL(/platformTutorials\?method=koipay$/);
});
