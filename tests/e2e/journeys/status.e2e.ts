import { expect, test } from '../fixtures';

test('a page that does not exist says so with its status, and leads on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL('/');
});

test('the page of a stopped service stands by itself', async ({ page }) => {
  const answer = await page.goto('/other/stopService');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: '服务暂停' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
});

test('access limits: the alert may be passed and is remembered, the block names address and device', async ({ page }) => {
  await page.goto('/other/restrictionIp?name=access-caveat');
  await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
  await expect(page.getByText('设备编号')).toBeVisible();
  await expect(page.getByRole('button', { name: '继续访问' })).toHaveCount(0);

  await page.goto('/other/restrictionIp?name=access-alert');
  await expect(page.getByRole('heading', { name: '您所在地区访问受限' })).toBeVisible();
  await page.getByRole('button', { name: '继续访问' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('go'))).toBe('1');
});

test('an access code of the platform leads to its page', async ({ page, control }) => {
  await control.fault({ call: 'POST /game/api/v1/venue/launch', statusCode: 6031 });
  await page.goto('/game/sport');
  await expect(page).toHaveURL('/other/restrictionIp?name=access-caveat');
});

test.describe('a phone that has not chosen the web version', () => {
  test.beforeEach(({ context }) => context.clearCookies({ name: 'isCheck' }));

  test('is shown the download page first, and comes back to where it was going', async ({ page, context }) => {
    await page.goto('/game/sport?t=today');
    await expect(page).toHaveURL('/download-page');
    await page.getByRole('navigation', { name: '安装方式' }).getByRole('button', { name: '添加到桌面' }).click();
    await expect(page.getByText('选「添加到主屏幕」或「安装应用」')).toBeVisible();
    await page.getByRole('button', { name: '继续访问网页版' }).click();
    await expect(page).toHaveURL('/game/sport?t=today');
    const check = (await context.cookies()).find(({ name }) => name === 'isCheck');
    expect(Math.round(((check?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

test('maintenance covers every page, waits, and gives the page back', async ({ page, control }) => {
  await control.site({
    maintainConfig: { status: 0, reason: '例行维护', startTime: '2026-11-21T00:00:00Z', endTime: '2099-11-21T02:00:00Z' },
  });
  await expect(async () => {
    await page.goto('/game/sport?t=early');
    await expect(page).toHaveURL('/other/maintenance', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible();
  await expect(page.getByText('例行维护')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('仍在维护')).toBeVisible();

  await control.site({ maintainConfig: { status: 1 } });
  await expect(async () => {
    const again = page.getByRole('button', { name: '重试' });
    if (await again.isVisible()) await again.click();
    await expect(page).toHaveURL('/game/sport?t=early', { timeout: 1_000 });
    // The site hears of it within five seconds; who is sent back over and over in that time is told to wait.
  }).toPass({ intervals: [5_500] });
});

test('a browser that refuses cookies is told what to do', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/');
  const notice = page.getByRole('alertdialog', { name: '浏览器已停用 Cookie' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: '已允许，重新打开' })).toBeVisible();
});

test('a slip whose script cannot be fetched says so, takes nothing down, and opens at the next tap', async ({
  page,
  match,
  sport,
  slip,
}) => {
  await sport.open();
  await sport.choose(match, '主');
  await expect(slip.bar).toBeVisible();
  const scripts = '**/_next/static/chunks/**';
  await page.route(scripts, (route) => route.abort());
  await slip.bar.click();
  await expect(page.getByText('网络错误，请稍后重试')).toBeVisible();
  await page.unroute(scripts);
  await slip.open();
  await expect(slip.stakeField).toBeVisible();
});
