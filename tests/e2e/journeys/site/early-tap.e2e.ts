import { expect, test } from '../../fixtures';

test('a tap before the page’s scripts, or before its later parts, opens the same as afterwards', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/game/sport?t=live', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^筛选/ }).click();
  release();
  await expect(page.getByRole('dialog', { name: '筛选与显示' })).toBeVisible();
});
