import { boxOf } from '../../boxes';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../axe';
import { wear } from '../../theme';
import { hearToasts } from '../../toasts';

// @spec 2.04
test('an unknown page has status 404, explains that, and links on', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL('/');
});

test('an unknown help page has the same 404 page in its HTML, without a script', async ({ page }) => {
  const response = await page.request.get('/help/nosuchslug');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('找不到页面');
  expect(html).toContain('href="/customer/main?reason=missing"');
});

// @spec 1.08 3.01
test('the logo is the configured one, and the built-in one when that fails to load', async ({ page }) => {
  const logo = page.getByRole('link', { name: '云亭体育' }).or(page.getByRole('banner').locator('a[href="/"]')).first();
  await page.goto('/');
  await expect(logo.locator('img')).toHaveAttribute('src', '/site/static/logo.svg');
  await page.route('**/site/static/logo.svg', (route) => route.abort());
  await page.reload();
  await expect(logo.locator('svg')).toBeVisible();
  await expect(logo.locator('img')).toHaveCount(0);
});

// @spec 3.04
test('a festival’s colour is used in both themes and rejected when it is not readable; the configured video plays', async ({
  page,
  control,
}) => {
  const brandOf = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
  const film = page.getByRole('region', { name: '认识云亭' });
  await page.goto('/');
  const usual = await brandOf();
  await expect(film).toHaveCount(0);

  await control.site({
    siteFestivalSkin: { brand: '#8c1d18', headerImage: '/site/static/skin-lanterns.svg' },
    siteVideoSkinOpen: true,
  });
  await expect(async () => {
    await page.goto('/');
    expect(await brandOf()).toBe('#8c1d18');
  }).toPass({ timeout: 20_000 });
  await wear(page, 'dark');
  expect(await brandOf()).not.toBe('#8c1d18');
  await expect(page.locator('img[src="/site/static/skin-lanterns.svg"]')).toBeVisible();
  await expectAccessible(page, 'dark skin');
  await wear(page, 'light');
  await expectAccessible(page, 'light skin');

  const video = film.locator('video');
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);

  await control.site({ siteFestivalSkin: { brand: '#ffcc00' } });
  await expect(async () => {
    await page.goto('/');
    expect(await brandOf()).toBe(usual);
  }).toPass({ timeout: 20_000 });
});

test('the browser’s bars have the colour of the page header', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  const colours = () => page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await page.goto('/');
  expect(await colours()).toEqual(['#ffffff', '#121921']);
  await page.goto('/mine');
  expect(await colours()).toEqual(['#0b2f57', '#0f2540']);
});

test('in a wide window the column has a frame, and the bars stay within it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const bar of [page.getByRole('navigation', { name: '主导航' }), page.getByRole('banner')]) {
    const box = await boxOf(bar);
    expect(box.x).toBeGreaterThanOrEqual(400);
    expect(box.width).toBeLessThanOrEqual(480);
  }
});

// @spec 2.01
test('the page 服务暂停 needs no platform', async ({ page }) => {
  const response = await page.goto('/other/stopService');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: '服务暂停' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
});

test.describe('a phone that has not chosen the web version', () => {
  test.beforeEach(({ context }) => context.clearCookies({ name: 'isCheck' }));

  // @spec 2.74
  test('is shown the download page first, then returns to the requested page', async ({ page, context }) => {
    await page.goto('/game/sport?t=today');
    await expect(page).toHaveURL('/download-page');
    await page.getByRole('navigation', { name: '安装方式' }).getByRole('button', { name: 'Android' }).click();
    await expect(page.getByText('选「添加到主屏幕」或「安装应用」')).toBeVisible();
    await page.getByRole('button', { name: '继续访问网页版' }).click();
    await expect(page).toHaveURL('/game/sport?t=today');
    const check = (await context.cookies()).find(({ name }) => name === 'isCheck');
    expect(Math.round(((check?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

// @spec 2.92
test('a browser that blocks cookies shows how to allow them', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/');
  const notice = page.getByRole('alertdialog', { name: '浏览器已停用 Cookie' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: '已允许，重新打开' })).toBeVisible();
});

test('a slip whose script fails to load reports that, keeps the page, and opens at the next tap', async ({ page, match, sport, slip }) => {
  const toasts = await hearToasts(page);
  await sport.open();
  // The sheet's script is fetched as soon as the bar appears: from then on every script fails.
  const scripts = '**/_next/static/chunks/**';
  await page.route(scripts, async (route) => ((await slip.bar.isVisible()) ? route.abort() : route.continue()));
  await sport.choose(match, '主');
  await expect(slip.bar).toBeVisible();
  await slip.bar.click();
  await expect.poll(toasts).toEqual(['网络错误，请稍后重试']);
  // A script that is being decided upon would otherwise be answered twice.
  await page.unrouteAll({ behavior: 'wait' });
  await slip.open();
  await expect(slip.stakeField).toBeVisible();
});

test('on a narrow phone each venue has its mark and its whole number of live matches, and every category is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const venues = page.getByRole('list', { name: '体育场馆' }).getByRole('link');
  // A count that is late for one page is there for the next.
  await expect(async () => {
    await page.goto('/');
    await expect(venues.getByText(/^滚球 [\d,]+$/)).toHaveCount(3, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  const cut = await venues
    .locator('span')
    .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0).length);
  expect(cut).toBe(0);
  await expect(venues.first().getByText('FB', { exact: true })).toBeVisible();
  const last = await page.getByRole('region', { name: '游戏分类' }).getByRole('button').last().boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(360);
});
