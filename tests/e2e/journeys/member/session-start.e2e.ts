import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { LoginSteps } from '../../pages/login-steps';
import { MinePage } from '../../pages/mine-page';
import { CALL } from '../../rejections';

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const cookie = async (context: BrowserContext, wanted: string) => (await context.cookies()).find(({ name }) => name === wanted)?.value;
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录' });

/** Restarts the browser: data that live as long as it are gone. */
async function startAnew(context: BrowserContext): Promise<void> {
  for (const { name, expires } of await context.cookies()) if (expires === -1 && name !== 'isCheck') await context.clearCookies({ name });
}

// @spec 4.04
test('without 记住我 a restarted browser has no member and removes the stored token', async ({ page, context, control }) => {
  const member = await control.member({ balance: '88.00' });
  await page.goto('/user/login');
  await new EntryPage(page).logIn(member.userName, member.password);
  expect(await readStored(page, 'token')).toBe(await cookie(context, 'token'));
  await page.goto('about:blank');
  await startAnew(context);
  await page.goto('/');
  await expect(logInLink(page)).toBeVisible();
  await expect.poll(() => readStored(page, 'token')).toBeNull();
  await page.goto('/mine');
  await expect(page).toHaveURL('/user/login?redirect=%2Fmine');
});

// @spec 4.03
test('with 记住我 the session survives a restart of the browser, and a missing cookie is written again', async ({
  page,
  context,
  control,
}) => {
  const member = await control.member({ balance: '88.00' });
  await page.goto('/user/login');
  await new EntryPage(page).logIn(member.userName, member.password, true);
  const token = await cookie(context, 'token');
  await page.goto('about:blank');
  await startAnew(context);
  await page.goto('/mine');
  await expect(new MinePage(page).available).toHaveText('88.00');
  await page.goto('about:blank');
  await context.clearCookies({ name: 'token' });
  await page.goto('/activity/discount');
  await expect(page.getByRole('link', { name: /余额/ })).toContainText('88.00');
  expect(await cookie(context, 'token')).toBe(token);
});

// @spec 4.02
test('a token stored by an app shell opens the requested member page by way of the login page', async ({ page, context, control }) => {
  const member = await control.member({ balance: '88.00' });
  await context.addInitScript(
    ([token, uuid]) => {
      localStorage.setItem('token', token!);
      localStorage.setItem('uuid', uuid!);
    },
    [member.token, member.uuid] as const,
  );
  await page.goto('/mine/record/betRecord?state=settled');
  await expect(page).toHaveURL('/mine/record/betRecord?state=settled');
  await expect(page.getByRole('heading', { name: '投注记录' })).toBeVisible();
  expect(await cookie(context, 'token')).toBe(member.token);
  // The login page is no place to return to.
  await page.goto('/user/login?redirect=%2Fmine');
  await expect(page).toHaveURL('/mine');
});

test('a visitor of the chat returns to it from the login, even through the registration and a lost password', async ({ page, control }) => {
  const member = await control.member();
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL('/user/login?redirect=%2Fchat');
  await page.getByRole('link', { name: '注册新账号' }).click();
  await expect(page).toHaveURL('/user/register?redirect=%2Fchat');
  await page.getByRole('link', { name: '已有账号，去登录' }).click();
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByRole('main').getByRole('link', { name: /登录/ }).click();
  await expect(page).toHaveURL('/user/login?redirect=%2Fchat');
  await new EntryPage(page).logIn(member.userName, member.password);
  await expect(page).toHaveURL('/chat');
});

// @spec 2.85
test('the login page never redirects to another site', async ({ context, member }) => {
  expect(member.token).not.toBe('');
  for (const evil of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
    'javascript:alert(1)',
  ]) {
    // Each in a tab of its own: one tab goes on by itself three times a minute.
    const tab = await context.newPage();
    await tab.goto(`/user/login?redirect=${encodeURIComponent(evil)}`);
    await expect(tab, evil).toHaveURL('/');
    await tab.close();
  }
});

// @spec 4.05
test('a logout removes everything of the member, even from pages behind the back button', async ({ page, context, logIn }) => {
  const member = await logIn({ balance: '4321.00' });
  await page.goto('/');
  await page.goto('/mine');
  await expect(new MinePage(page).available).toHaveText('4,321.00');
  await expect.poll(() => cookie(context, 'cacheId')).toMatch(/^[0-9a-f]{64}$/);
  await new MinePage(page).logOut();
  await expect(logInLink(page)).toBeVisible();
  expect(await Promise.all(['token', 'cacheId'].map((name) => cookie(context, name)))).toEqual([undefined, undefined]);
  expect(await readStored(page, 'token')).toBeNull();
  // A guest may have one by now; the member's, which names the member, is gone.
  expect(await page.evaluate(() => sessionStorage.getItem('venueSessions') ?? '')).not.toContain(member.userName.toUpperCase());
  await page.goBack();
  await expect(page.getByText('4,321.00')).toHaveCount(0);
  await expect(page).not.toHaveURL('/mine');
});

test.describe('rejections of a tap on 登录', () => {
  test('6013 shows the alert over the form, keeps the typed values, and the next tap logs in', async ({ page, control }) => {
    const member = await control.member();
    await control.fault({ call: CALL.login, statusCode: 6013, times: 1 });
    const form = new LoginSteps(page);
    await form.enter(member);
    const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
    await expect(dialog).toContainText('该功能正在维护，请稍后再试');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toHaveCount(0);
    await form.keepsTyped(member);
    await form.submit.click();
    await expect(page).toHaveURL('/');
  });

  test('10104 is shown at the form and ends no session', async ({ page, control }) => {
    const member = await control.member();
    await control.fault({ call: CALL.login, statusCode: 10_104, times: 1 });
    const form = new LoginSteps(page);
    await form.enter(member);
    await expect(form.notice).toContainText('账号已被冻结');
    await expect(page).toHaveURL('/user/login');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await form.keepsTyped(member);
  });

  for (const [code, target] of [
    [6014, '/other/maintenance'],
    [6031, '/other/restrictionIp?name=access-caveat'],
    [6032, '/other/restrictionIp?name=access-alert'],
    [6033, '/other/restrictionIp?name=access-caveat'],
  ] as const) {
    test(`${code} leads to its own page`, async ({ page, control }) => {
      const member = await control.member();
      await control.fault({ call: CALL.login, statusCode: code, times: 1 });
      await new LoginSteps(page).enter(member);
      await expect(page).toHaveURL(target);
    });
  }
});
