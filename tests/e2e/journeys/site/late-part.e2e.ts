import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { hearToasts } from '../../toasts';

const SCRIPTS = '**/_next/static/chunks/*.js';
const FAILED = '网络错误，请稍后重试';

/** Scripts that are requested after the page has loaded: first those of a tap on 搜索. */
const openSearch = (page: Page) => page.getByRole('button', { name: '搜索', exact: true }).click();
const search = (page: Page) => page.getByRole('dialog', { name: '搜索', exact: true });
const toast = (page: Page, name: string) => page.getByRole('status').getByRole('button', { name });
const empty = (route: Route) => route.fulfill({ status: 200, contentType: 'application/javascript', body: '' });

test('a component whose script arrives empty once is loaded again by itself', async ({ page, sport }) => {
  const toasts = await hearToasts(page);
  await sport.open();
  const requests = new Map<string, number>();
  await page.route(SCRIPTS, (route) => {
    const address = route.request().url();
    requests.set(address, (requests.get(address) ?? 0) + 1);
    return requests.get(address) === 1 ? empty(route) : route.continue();
  });
  await openSearch(page);
  await expect(search(page)).toBeVisible();
  expect(toasts()).toEqual([]);
});

test('a component whose script stays empty offers 重试, then 重新加载, and the selections survive the reload', async ({
  page,
  match,
  sport,
  slip,
}) => {
  await sport.open();
  await sport.choose(match, '主');
  await expect(slip.bar).toBeVisible();
  await page.route(SCRIPTS, empty);
  await openSearch(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await toast(page, '重试').click();
  await expect(page.getByText('部分内容加载失败')).toBeVisible();
  await page.unroute(SCRIPTS);
  const address = page.url();
  const loaded = page.waitForEvent('load');
  await toast(page, '重新加载').click();
  await loaded;
  expect(page.url()).toBe(address);
  await expect(slip.bar).toBeVisible();
  await openSearch(page);
  await expect(search(page)).toBeVisible();
});

test('a component opened offline is loaded by 重试 once online', async ({ page, context, sport }) => {
  await sport.open();
  await context.setOffline(true);
  await openSearch(page);
  await expect(toast(page, '重试')).toBeVisible();
  await context.setOffline(false);
  await toast(page, '重试').click();
  await expect(search(page)).toBeVisible();
});
