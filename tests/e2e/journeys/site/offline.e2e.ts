import { expect, test } from '../../fixtures';

test.use({ serviceWorkers: 'allow' });

test('without a network stored help can be read, and every other page explains what is missing', async ({ page, context, logIn }) => {
  await logIn({ balance: '43.21' });
  await page.goto('/help/qkjc', { waitUntil: 'networkidle' });
  await page.clock.fastForward(11_000);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.goto('/help/qkjc', { waitUntil: 'networkidle' });
  await page.goto('/mine', { waitUntil: 'networkidle' });
  await expect(page.getByText('43.21').first()).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/help/qkjc');
  expect(stored.filter((path) => !/^\/(?:help|_next\/static|assets\/icons\.svg)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/mine');
  await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible();
  await expect(page.getByText('43.21')).toHaveCount(0);
  await page.getByRole('link', { name: '取款教程' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '取款教程' })).toBeVisible();
  await page.goto('/mine');
  await context.setOffline(false);
  await page.getByRole('link', { name: '重试' }).click();
  await expect(page.getByText('43.21').first()).toBeVisible();
});
