import { expect, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { MinePage } from '../../pages/mine-page';
import { comeBack } from '../../rejections';
import { stopTimers } from '../../time';

// @spec 4.09 4.11
test(
  'a login elsewhere shows one dialog, then login, then returns to the slip',
  { tag: '@smoke' },
  async ({ page, context, control, member, slip, startBet, auditLedger }) => {
    await startBet('主');
    await slip.stake('30');
    await expect(slip.placeButton).toBeEnabled();
    // The tap reveals it, not a poll.
    await stopTimers(page);
    expect(await control.kick({ userName: member.userName, code: 6001 })).toEqual({ sessions: 1 });
    await slip.place();
    await page.clock.resume();

    const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toContainText('其他设备登录');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fgame%2Fsport/);
    await expect(dialog).toHaveCount(0);
    expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(false);

    await new EntryPage(page).logIn(member.userName, member.password);
    await expect(page).toHaveURL(/\/game\/sport/);
    await slip.open();
    await expect(slip.stakeField).toHaveValue('30');
    await expect(slip.placeButton).toBeEnabled();
    await auditLedger(0);
  },
);

// @spec 4.12
test('a blocked device shows the dialog 提示 and is sent to login', async ({ page, control, member }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '中心钱包' })).toContainText('1,000.00');
  await control.kick({ userName: member.userName, code: 10_102 });
  await comeBack(page);
  const dialog = page.getByRole('alertdialog', { name: '提示', exact: true });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
});

// @spec 4.14
test('a member page is left for the home page before the dialog is confirmed', async ({ page, control, member }) => {
  const mine = new MinePage(page);
  await mine.open();
  await expect(mine.available).toHaveText('1,000.00');
  await control.kick({ userName: member.userName, code: 6001 });
  await comeBack(page);
  await expect(page.getByRole('alertdialog', { name: '温馨提示' })).toContainText('其他设备登录');
  await expect(page).toHaveURL('/');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fmine/);
});

// @spec 2.85
test('a session that ended while away sends a member page to login, and login back to that page', async ({
  page,
  context,
  control,
  member,
}) => {
  await page.goto('/');
  // No page of the site is open when it happens, so the server is the first to notice it.
  await page.goto('about:blank');
  await control.kick({ userName: member.userName, code: 6001 });
  await page.goto('/mine/record/betRecord?state=settled');
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fmine%2Frecord%2FbetRecord%3Fstate%3Dsettled/);
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(dialog).toContainText('其他设备登录');
  await dialog.getByRole('button', { name: '确定' }).click();
  await new EntryPage(page).logIn(member.userName, member.password);
  await expect(page).toHaveURL('/mine/record/betRecord?state=settled');
  expect((await context.cookies()).find(({ name }) => name === 'token')?.value).not.toBe(member.token);
});

test('the end of a session that arrives while its page is being left is shown on the next one', async ({
  page,
  context,
  control,
  member,
}) => {
  const requested = page.waitForResponse((response) => response.url().endsWith('/member/info'));
  await page.goto('/activity/discount');
  await requested;
  // The next document is pending while this one notices the end, as from any of its calls.
  await page.route('/help', async (route) => {
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'token')).toBe(false);
    await route.continue();
  });
  await control.kick({ userName: member.userName, code: 6001 });
  await page.evaluate(() => {
    const detail = { code: 6001, message: '您的账号已在其他设备登录', data: null, inPlace: false, carried: true };
    addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new CustomEvent('code/6001', { detail })), 100));
  });
  await page.goto('/help');
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(dialog).toContainText('其他设备登录');
  await expect(page).toHaveURL(/\/help$/);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Factivity%2Fdiscount/);
  await page.goto('/');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
