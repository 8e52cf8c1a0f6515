import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { MinePage } from '../../pages/mine-page';
import { CALL, comeBack, countRejections, SETTLED_MS } from '../../rejections';
import { soon } from '../../time';
import { hearToasts } from '../../toasts';

/** Nothing of the session is left in this browser. */
async function expectEnded(page: Page, context: BrowserContext): Promise<void> {
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).filter((name) => name === 'token' || name === 'cacheId'))
    .toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录' });
const dialogs = (page: Page) => page.getByRole('alertdialog');

// tests/security/code-matrix.test.ts has a table of every code at every place: here is one journey for each kind of end.

// @spec 4.14
test('10004 on a member page leads home, shows the platform’s message and removes the session', async ({
  page,
  context,
  control,
  member,
}) => {
  const toasts = await hearToasts(page);
  const mine = new MinePage(page);
  await mine.open();
  await expect(mine.available).toHaveText('1,000.00');
  await control.kick({ userName: member.userName, code: 10_004 });
  await comeBack(page);
  await expect.poll(toasts).toEqual(['登录已失效，请重新登录']);
  await expect(page).toHaveURL('/');
  await expect(logInLink(page)).toBeVisible();
  await expectEnded(page, context);
  await expect(dialogs(page)).toHaveCount(0);
});

// @spec 4.08
test('10105 on a public page keeps the page and shows it as to a visitor', async ({ page, context, control, member }) => {
  const toasts = await hearToasts(page);
  await page.goto('/activity/discount');
  await expect(page.getByRole('link', { name: /余额/ })).toContainText('1,000.00');
  await control.kick({ userName: member.userName, code: 10_105 });
  await page.reload();
  await expect.poll(toasts).toEqual(['密码已修改，请重新登录']);
  await expect(page).toHaveURL('/activity/discount');
  await expect(logInLink(page)).toBeVisible();
  await expectEnded(page, context);
  await expect(dialogs(page)).toHaveCount(0);
});

// @spec 4.14 8.25
test('6001 on a protected path leads home, shows the dialog, then login with a way back to the venue', async ({
  page,
  control,
  member,
  stack,
}) => {
  expect(member.userName).not.toBe('');
  const venue = stack.platform.replace(/\d+$/, (port) => String(Number(port) + 2));
  const frame = `/game/sport/ob?url=${encodeURIComponent(`${venue}/h5/index.html`)}`;
  await page.goto(frame);
  await expect(page.locator('iframe[title="OB体育"]')).toBeVisible();
  await control.fault({ call: CALL.webTerminal, statusCode: 6001 });
  // The frame's page makes no other call to the platform by itself.
  await soon(page, SETTLED_MS);
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(dialog).toContainText('您的账号已在其他设备登录，请重新登录');
  await expect(page).toHaveURL('/');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent(frame)}`);
});

// @spec 4.12 8.28
test('10102 from a member page shows the alert first, and login after 确定', async ({ page, context, control, member }) => {
  const mine = new MinePage(page);
  await mine.open();
  await expect(mine.available).toHaveText('1,000.00');
  await control.kick({ userName: member.userName, code: 10_102 });
  await comeBack(page);
  const dialog = page.getByRole('alertdialog', { name: '提示', exact: true });
  await expect(dialog).toContainText('您的设备已被限制，请联系客服');
  await expectEnded(page, context);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/user/login?redirect=%2Fmine');
  await expect(dialogs(page)).toHaveCount(0);
});

// @spec 4.09 4.11 4.13
test('6001 to several calls at once shows one dialog, and closing it leads to login as 确定 does', async ({ page, control, member }) => {
  expect(member.userName).not.toBe('');
  const rejections = await countRejections(page, 6001);
  const blocked: Route[] = [];
  // The balance at once; the report of the visit and the followed matches once the page has settled.
  await page.route(/\/(member\/info|launcher\/webTerminal|favorite\/match\/list)$/, (route) => void blocked.push(route));
  const preInfo = page.waitForResponse(/\/configuration\/preInfo$/);
  await page.goto('/activity/discount');
  await expect.poll(() => blocked.length).toBe(1);
  await soon(page, SETTLED_MS);
  await expect.poll(() => blocked.length).toBe(3);
  // It is sent beside the report of the visit: after the fault it would be rejected too.
  await preInfo;
  await control.fault({ call: 'POST /site/api/v1/*', statusCode: 6001 });
  await Promise.all(blocked.map((route) => route.continue()));
  await expect.poll(rejections).toBe(3);
  await expect(page.getByRole('alertdialog', { name: '温馨提示' })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/user/login?redirect=%2Factivity%2Fdiscount');
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/activity/discount');
});

// @spec 4.08
test('a response to the previous session does not end the current one', async ({ page, context, control, member, stack }) => {
  const rejections = await countRejections(page, 6001);
  await control.fault({ call: CALL.memberInfo, statusCode: 6001, times: 1 });
  let goOn = (): void => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const requests = page.waitForRequest((request) => request.url().endsWith('/user/member/info'));
  const hold = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await page.route('**/user/member/info', hold, { times: 1 });
  await page.goto('/activity/discount');
  await requests;
  // Another member logs in while the response is pending.
  const second = await control.member({ balance: '77.00', uuid: member.uuid });
  await context.addCookies([{ name: 'token', value: second.token, url: stack.origin, sameSite: 'Lax' }]);
  goOn();
  await expect.poll(rejections).toBe(1);
  await page.goto('/mine');
  await expect(new MinePage(page).available).toHaveText('77.00');
  await expect(dialogs(page)).toHaveCount(0);
  expect(member.token).not.toBe(second.token);
});
