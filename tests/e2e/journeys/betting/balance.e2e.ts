import { expect, test } from '../../fixtures';
import { boxOf } from '../../boxes';
import { CALL } from '../../rejections';

test(
  'the button shows the missing amount when the balance is too small, and the slip can be staked with the rest',
  { tag: '@smoke' },
  async ({ page, logIn, slip, startBet, auditLedger }) => {
    await logIn({ balance: '37.50' });
    await startBet('主');
    await slip.stake('100');
    await expect(slip.button('余额不足')).toBeDisabled();
    await expect(slip.sheet.getByText('还差 62.50 币')).toBeVisible();

    // A step back from the deposit, which is not the deposit's own way back, leads to the open slip as well.
    await slip.sheet.getByRole('link', { name: '去存款' }).click();
    await page.waitForURL('**/mine/finance/deposit?**');
    await page.goBack();
    await expect(slip.stakeField).toHaveValue('100');

    await page.reload();
    await slip.open();
    await expect(slip.stakeField).toHaveValue('100');
    await slip.button(/^用剩余余额/).click();
    await expect(slip.stakeField).toHaveValue('37.50');
    await slip.place();
    await slip.accepted();
    await auditLedger(1);
  },
);

test('a balance of nine digits leaves room for the eye and the actions on a narrow phone', async ({ page, logIn }) => {
  await logIn({ balance: '123456789.00' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const wallet = page.getByRole('region', { name: '中心钱包' });
  const eye = await boxOf(wallet.getByRole('button', { name: /余额/ }));
  const deposit = await boxOf(wallet.getByRole('link', { name: '存款' }));
  expect(eye.x + eye.width <= deposit.x || eye.y + eye.height <= deposit.y).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('stake limits are shown before typing, and one tap corrects an amount outside them', async ({ logIn, slip, startBet }) => {
  await logIn({ balance: '500000.00' });
  await startBet('主');
  await expect(slip.sheet.getByText(/^限额 10 – [\d,]+$/)).toBeVisible();

  await slip.stake('9');
  await expect(slip.button('低于最低限额')).toBeDisabled();
  await expect(slip.stakeField).toHaveAttribute('aria-invalid', 'true');
  await slip.button(/^使用此金额 10$/).click();
  await expect(slip.placeButton).toBeEnabled();

  await slip.clearStake();
  await slip.stake('400000');
  await expect(slip.button('超过最高限额')).toBeDisabled();
  await expect(slip.sheet.getByText(/^最高可投 [\d,]+\.\d\d$/)).toBeVisible();
  await expect(slip.sheet.getByRole('link', { name: '去存款' })).toBeHidden();
  await slip.button(/^用最高限额 /).click();
  await expect(slip.placeButton).toBeEnabled();
});

test('an unreadable balance is reported with its error number, and an ended session leads to the login', async ({
  page,
  control,
  logIn,
  slip,
  startBet,
}) => {
  await logIn({ balance: '100.00' });
  await control.fault({ call: CALL.memberInfo, statusCode: 10_003 });
  await startBet('主');
  await slip.stake('10');
  await expect(slip.button('余额加载失败')).toBeDisabled();
  await expect(slip.sheet.getByText('（10003）')).toBeVisible();
  await control.clearFaults();
  await slip.button('重试').click();
  await expect(slip.placeButton).toBeEnabled();

  await control.fault({ call: CALL.memberInfo, statusCode: 10_004, times: 1 });
  await page.reload();
  await slip.open();
  await expect(slip.sheet.getByRole('link', { name: '登录后投注' })).toBeVisible();
});
