import type { Locator, Page, Route } from '@playwright/test';
import { boxOf } from '../../boxes';
import { expect, test } from '../../fixtures';
import { EventPage } from '../../pages/event-page';
import { onPage } from '../../passing';

const SCRIPTS = '**/_next/static/chunks/*.js';
const OFFLINE = '网络已断开，显示的是断开前的内容，暂不能投注';

/** The last screen: in Chinese, with a way on. */
async function expectCrashScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '页面出了点问题' })).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  expect(shown.replace(/错误编号.*/s, '')).not.toMatch(/[A-Za-z]{3,}/);
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  await expect(page.getByRole('link', { name: /客服/ })).toBeVisible();
}

for (const [what, response] of [
  ['is gone, as after a new release', (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })],
  ['does not come through', (route: Route) => route.abort('connectionreset')],
] as const) {
  // @spec 2.91 8.33
  test(`shows the error page when a page’s script ${what}, and 重试 loads the page once the script is available`, async ({ page }) => {
    await page.goto('/activity/discount');
    const tab = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '体育' });
    await expect(tab).toBeVisible();
    await page.route(SCRIPTS, response);
    await tab.click();
    await expectCrashScreen(page);
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page).toHaveURL('/game/sport');
    await expect(page.getByRole('navigation', { name: '赛事时段' })).toBeVisible();
  });
}

// @spec 2.91
test('shows the last-resort error page when the layout itself cannot be rendered', async ({ page }) => {
  // Browsers that block a site's data throw on access instead of returning a value.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await expectCrashScreen(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

// @spec 2.92
test('explains what to do when the browser blocks site data, without crashing', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  for (const path of ['/', '/game/sport', '/user/login']) {
    await page.goto(path);
    const notice = page.getByRole('alertdialog', { name: '浏览器已停用 Cookie' });
    await expect(notice).toBeVisible();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: '已允许，重新打开' }).click();
    await loaded;
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: '页面出了点问题' })).toHaveCount(0);
  }
});

test('reports that the page is offline, keeps it readable, takes no bets, and resumes when online', async ({
  page,
  context,
  match,
  sport,
}) => {
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(sport.link(match)).toBeVisible();
  await onPage(page, (glance) => expect(sport.odds(match, '主')).toBeDisabled(glance));
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await onPage(page, (glance) => expect(sport.odds(match, '主')).toBeEnabled(glance));
});

test('the offline strip covers neither the event page’s bar, nor its filter, nor the tabs of the chat', async ({
  page,
  context,
  match,
}) => {
  const event = new EventPage(page);
  await event.open(match);
  const edges = async (one: Locator) => {
    const box = await boxOf(one);
    return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
  };
  const strip = page.getByRole('note').filter({ hasText: OFFLINE });
  const bar = page.locator('main header').first();
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  const chip = page.getByRole('button', { name: '全部', exact: true });
  await expect.poll(async () => (await edges(bar)).top).toBe((await edges(strip)).bottom);
  await expect.poll(async () => (await edges(chip)).top).toBeGreaterThan((await edges(bar)).bottom);
  await context.setOffline(false);
  await expect(strip).toBeHidden();
  await event.tab('聊天');
  await expect(page.getByRole('region', { name: '聊天室' })).toBeVisible();
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await expect.poll(async () => (await edges(event.tabs)).top).toBeGreaterThanOrEqual((await edges(bar)).bottom);
  await expect(page.getByRole('region', { name: '聊天室' })).toBeInViewport({ ratio: 0.99 });
});
