import type { BrowserContext, Page } from '@playwright/test';
import type { TestMember } from '../../../support/control-client';
import { expect, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { MinePage } from '../../pages/mine-page';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录' });
const wallet = (page: Page) => page.getByRole('region', { name: '中心钱包' });

/**
 * Changes the cookie that every tab and the server see, unnoticed by any page, as an app around the browser may. The session must be this
 * device's: the venues' calls would end another one's.
 */
async function swapCookie(context: BrowserContext, origin: string, member: TestMember): Promise<void> {
  await context.addCookies([{ name: 'token', value: member.token, url: origin, sameSite: 'Lax' }]);
}

/**
 * Waits until the page runs the code that stores its session: as it begins to watch the focus, it stores the cookie's token, and
 * adds the cache id where there is none.
 */
async function watchesFocus(page: Page, { token }: TestMember): Promise<void> {
  await expect.poll(() => storedToken(page)).toBe(token);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('cacheId=');
}

/** Sends the browser's events to a page that is left and returned to. */
const sendEvents = (page: Page, ...events: ('blur' | 'focus')[]) =>
  page.evaluate((names) => {
    for (const name of names) window.dispatchEvent(new Event(name));
  }, events);

test('a login in one tab logs in the other one, even when another member logs in next', async ({ page, context, control }) => {
  const first = await control.member({ balance: '111.00' });
  const second = await control.member({ balance: '222.00' });
  const other = await context.newPage();
  await other.goto('/');
  await expect(logInLink(other)).toBeVisible();

  await page.goto('/user/login');
  await new EntryPage(page).logIn(first.userName, first.password);
  await expect(wallet(page)).toContainText('111.00');
  await expect(wallet(other)).toContainText('111.00');
  expect(await storedToken(other)).toBe(await storedToken(page));

  await page.goto('/mine');
  await new MinePage(page).confirmLogOut();
  await expect(logInLink(other)).toBeVisible();
  await page.goto('/user/login');
  await new EntryPage(page).logIn(second.userName, second.password);
  await expect(wallet(other)).toContainText('222.00');
  await expect(wallet(other)).not.toContainText('111.00');
});

// @spec 4.07
test('returning to a tab whose session changed reloads the page once per session', async ({ page, context, control, member, stack }) => {
  await page.goto('/');
  await expect(wallet(page)).toContainText('1,000.00');
  await watchesFocus(page, member);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await sendEvents(page, 'blur', 'focus');
  const second = await control.member({ balance: '222.00', uuid: member.uuid });
  await sendEvents(page, 'blur');
  await swapCookie(context, stack.origin, second);
  await sendEvents(page, 'focus');
  await expect.poll(() => loads).toBe(1);
  await expect(wallet(page)).toContainText('222.00');
  await watchesFocus(page, second);

  await sendEvents(page, 'blur', 'focus');
  await sendEvents(page, 'focus');
  // Back to the first: another change, another reload.
  await sendEvents(page, 'blur');
  await swapCookie(context, stack.origin, member);
  await sendEvents(page, 'focus');
  await expect(wallet(page)).toContainText('1,000.00');
  expect(loads).toBe(2);
});

test.describe('a foreign link that carries a session', () => {
  /** Follows a link on another site. */
  async function follow(page: Page, platform: string, address: string, heading: string): Promise<void> {
    await page.goto(`${platform.replace(/\d+$/, (port) => String(Number(port) + 2))}/h5/index.html`);
    await page.evaluate((to) => location.assign(to), address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }

  /** The page names the account; a platform that took longer than the server waits (400 ms) is called again. */
  const expectAccount = (page: Page, name: string) =>
    expect(async () => {
      const again = page.getByRole('link', { name: '重新查询' });
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('definition').first()).toHaveText(name, { timeout: 1_000 });
    }).toPass();

  for (const [choice, balance] of [
    ['保持当前账号', '1,000.00'],
    ['切换到链接中的账号', '321.00'],
  ] as const) {
    // @spec 2.70
    test(`asks a logged-in member: ${choice}`, async ({ page, control, member, stack }) => {
      expect(member.token).not.toBe('');
      const linked = await control.member({ balance: '321.00', userName: 'linked2026', uuid: null });
      await page.goto('/');
      await follow(page, stack.platform, `${stack.origin}/?token=${linked.token}`, '切换账号');
      expect(page.url()).not.toContain(linked.token);
      await expectAccount(page, 'li**26');
      await page.getByRole('button', { name: choice }).click();
      await expect(page).toHaveURL('/');
      await expect(wallet(page)).toContainText(balance);
    });
  }

  for (const [choice, lands] of [
    ['不登录，继续浏览', '/user/login?redirect=%2Fmine'],
    ['登录这个账号', '/mine'],
  ] as const) {
    test(`asks a visitor before opening it: ${choice}`, async ({ page, context, control, stack }) => {
      const linked = await control.member({ userName: 'linked2026', uuid: null });
      await follow(page, stack.platform, `${stack.origin}/mine?token=${linked.token}`, '登录确认');
      await expectAccount(page, 'li**26');
      const named = async (name: string) => (await context.cookies(stack.origin)).find((cookie) => cookie.name === name)?.value;
      expect(await named('token')).toBeUndefined();
      await page.getByRole('button', { name: choice }).click();
      await expect(page).toHaveURL(lands);
      expect(await named('token')).toBe(lands === '/mine' ? linked.token : undefined);
      expect(await named('tokenOffer')).toBeUndefined();
    });
  }

  test('reports an expired session and changes nothing', async ({ page, stack }) => {
    await follow(page, stack.platform, `${stack.origin}/help?token=pvl_7f3c1a9b5d2e4860`, '链接已失效');
    await expect(page.getByRole('button', { name: /登录|切换/ })).toHaveCount(0);
    await page.getByRole('button', { name: '继续浏览' }).click();
    await expect(page).toHaveURL('/help');
  });
});
