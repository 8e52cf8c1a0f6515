import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { liveMatches } from '../matches';

/** Sheets that the entry of the page stands for. */
const entries = (page: Page) => expect.poll(() => page.evaluate(() => (history.state as { sheets?: number } | null)?.sheets ?? 0));

test('a step back closes what is open and nothing else; a step forward opens nothing', async ({ page, control, sport, slip }) => {
  const [first, second] = await liveMatches(control, 2);
  const list = /\/game\/sport\?t=live/;
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '体育' }).click();
  await expect(page).toHaveURL(/\/game\/sport/);
  await sport.choose(first!, '主');
  await slip.open();
  await entries(page).toBe(1);
  const address = page.url();

  // One sheet over another: a step each.
  await slip.sheet.getByRole('button', { name: /^赔率变化/ }).click();
  const policy = page.getByRole('dialog', { name: '赔率变化时' });
  await expect(policy).toBeVisible();
  await page.goBack();
  await expect(policy).toBeHidden();
  await expect(slip.sheet).toBeVisible();
  await page.goBack();
  await expect(slip.sheet).toBeHidden();
  await page.goForward();
  await entries(page).toBe(0);
  await expect(slip.sheet).toBeHidden();
  expect(page.url()).toBe(address);

  // What × has closed is no step any more; what was chosen in a sheet stays.
  await slip.open();
  await slip.close();
  await entries(page).toBe(0);
  await page.getByRole('button', { name: /^筛选/ }).click();
  const filter = page.getByRole('dialog', { name: '筛选与显示' });
  await filter.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/[?&]l=/);
  await expect(page.getByRole('button', { name: '筛选 1', includeHidden: true })).toBeVisible();
  const narrowed = page.url();
  await page.goBack();
  await expect(filter).toBeHidden();
  expect(page.url()).toBe(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);

  // A link out of a sheet takes the sheet's place.
  await page.goForward();
  await expect(page).toHaveURL(list);
  await page.getByRole('button', { name: '搜索赛事' }).click();
  await page.getByRole('searchbox').fill(second!.home);
  const found = page.getByRole('dialog', { name: '搜索赛事' });
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/game\/sport\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(found).toBeHidden();

  // A page that is loaded anew has no sheet, and no step for it.
  await slip.open();
  await entries(page).toBe(1);
  await page.reload();
  await entries(page).toBe(0);
  await expect(slip.sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
