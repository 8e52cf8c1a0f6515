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
  await page.getByRole('link', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible();
  // It leaves by itself.
  await context.setOffline(false);
  await expect(page.getByText('43.21').first()).toBeVisible();
});

test('a link tapped without a network leaves the list as it is, and leads on once the network is back', async ({
  page,
  context,
  match,
  sport,
}) => {
  await sport.open();
  await sport.lookAt(match);
  await context.setOffline(true);
  const discount = page.getByRole('link', { name: '优惠' });
  await discount.click();
  await expect(page.getByText('网络已断开，恢复后可打开')).toBeVisible();
  await sport.row(match).getByRole('link').click();
  await expect(sport.row(match)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/game/sport');
  await context.setOffline(false);
  await discount.click();
  await page.waitForURL('**/activity/discount');
});
