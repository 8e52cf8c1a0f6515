import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { createLinkPick, linksOf } from '../../links';

const OPEN = [
  '/',
  '/game/sport',
  '/activity/discount',
  '/customer/main',
  '/help',
  '/help/qkjc',
  '/user/login',
  '/user/register',
  '/download',
];
const MEMBER = [
  '/mine',
  '/mine/finance/wallet',
  '/mine/finance/deposit',
  '/mine/finance/deposit?method=ebpay',
  '/mine/finance/withdrawal',
  '/mine/finance/transfer',
  '/mine/finance/introTutorial',
  '/mine/finance/introTutorial/platformTutorials?method=koipay',
  '/mine/userInfo',
  '/mine/payees',
  '/mine/settings',
  '/mine/record/betRecord',
  '/mine/record/transRecord',
  '/mine/balance',
  '/mine/audit',
  '/mine/ebpayAcount',
];
async function brokenOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const from = new Map<string, string>();
  const pick = createLinkPick();
  for (const path of paths) {
    await page.goto(path);
    await page.locator('a[href]').first().waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const href of pick(await linksOf(page))) from.set(href, path);
  }
  expect(from.size).toBeGreaterThan(paths.length);
  const broken: string[] = [];
  for (const [href, path] of from) {
    const { status } = await page.evaluate(async (address) => {
      const response = await fetch(address, { redirect: 'follow' });
      return { status: response.status };
    }, href);
    if (status === 404 || status >= 500) broken.push(`${path} links to ${href}: ${status}`);
  }
  return broken;
}

test('no link of an open page leads nowhere', async ({ page, match }) => {
  expect(match.id).toBeTruthy();
  expect(await brokenOf(page, OPEN)).toEqual([]);
});

test('no link of a member’s page leads nowhere', async ({ page, member }) => {
  expect(member.userName).toBeTruthy();
  expect(await brokenOf(page, [...OPEN.slice(0, 5), ...MEMBER])).toEqual([]);
});
