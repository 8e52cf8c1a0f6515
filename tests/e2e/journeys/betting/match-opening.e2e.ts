import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Delays the data of a match's page until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
  );
  return release;
}

/** The board, also while assistive technology does not see it yet. */
const board = (page: Page) => page.locator('section[aria-label="比分板"]');

test('a tapped match shows board and prices of its list while its page is late, and 返回 stays on the list', async ({
  page,
  match,
  sport,
}) => {
  await sport.open();
  const list = page.url();
  const path = `/game/sport/FBTY/${match.ids.FBTY}`;
  const release = await holdPage(page, path);
  await sport.lookAt(match);
  await sport.link(match).click();
  await expect(board(page)).toContainText(match.home);
  await expect(board(page)).toContainText(match.away);
  await expect(page.locator('[inert] .odds').first()).toHaveText(/\d\.\d\d/);
  expect(page.url()).toBe(list);

  await page.getByRole('button', { name: '返回' }).click();
  await expect(board(page)).toHaveCount(0);
  await expect(sport.link(match)).toBeInViewport();
  expect(page.url()).toBe(list);

  await sport.link(match).click();
  await expect(board(page)).toBeInViewport();
  release();
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('region', { name: '比分板' })).toBeVisible();
  await expect(board(page)).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL(list);
  await expect(sport.link(match)).toBeInViewport();
});
