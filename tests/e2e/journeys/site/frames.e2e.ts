import { spaced } from '@pavilion/number/spaced';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { wear } from '../../theme';

const TILES = [
  ['体育', '188体育', '/game/sport/V188', '188体育'],
  ['电竞', 'YB电竞', '/game/gaming/ybdj', 'YB电竞'],
  ['电竞', 'IM电竞', '/game/gaming/imdj', 'IM电竞'],
  ['电竞', '雷火电竞', '/game/gaming/lhdj', '雷火电竞'],
] as const;

/** Taps a venue's tile in the lobby. */
async function tapTile(page: Page, category: string, name: string): Promise<void> {
  const tile = page.getByRole('link', { name: new RegExp(name) });
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${category}`) }).click();
  await expect(tile).toBeVisible();
  await tile.click();
}

/** Enters again if the platform was too slow to confirm the session. */
async function enterAnew(page: Page): Promise<void> {
  const again = page.getByRole('link', { name: '重新进入' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.locator('iframe')).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const url = (path: string) => new RegExp(`${path}\\?url=`);

// @spec 2.78 2.81 2.82 2.83 3.11
test('the tile of each framed venue opens its own venue, where a member bets and returns', async ({ page, logIn, auditLedger }) => {
  await logIn({ balance: '1000.00' });
  for (const [category, name, path, title] of TILES) {
    await tapTile(page, category, name);
    await expect(page).toHaveURL(url(path));
    await enterAnew(page);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const venue = page.frameLocator('iframe');
    await expect(venue.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(venue.getByText('仅限年满18周岁')).toBeVisible();
    await expect(venue.getByTestId('balance')).toHaveText(/^[\d,.]+$/);
    if (name === '雷火电竞') {
      await venue.getByRole('button', { name: / 胜/ }).first().click();
      await venue.getByRole('button', { name: /^投 / }).click();
      await expect(venue.getByText('待开')).toBeVisible();
      await expect(venue.getByTestId('balance')).toHaveText('990.00');
    }
    await page.getByRole('button', { name: '重新加载' }).click();
    // A browser drops a step back that meets a frame's first load.
    await expect(page.getByText('画面空白或卡住？')).toBeVisible();
    await expect(venue.getByRole('heading', { level: 1 })).toContainText(title);
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL('/');
  }
  // The bet at the last of them waits for its match.
  await auditLedger(1);
});

// @spec 2.79 2.80
test('IM’s and OB’s own pages open from the list’s filters, and OB’s activity from a notice', async ({ page, logIn }) => {
  await logIn({ balance: '20.00' });
  for (const [code, name, path] of [
    ['IMTY', 'IM体育', '/game/sport/im'],
    ['OBTY', 'OB体育', '/game/sport/ob'],
  ] as const) {
    await page.goto(`/game/sport?venue=${code}`);
    const ownPage = page.getByRole('link', { name: spaced`打开${name}场馆页` });
    // A page that is not yet interactive loses a tap.
    await expect(async () => {
      await page.getByRole('button', { name: /筛选/ }).click();
      await expect(ownPage).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await ownPage.click();
    await expect(page).toHaveURL(url(path));
    await enterAnew(page);
    const venue = page.frameLocator('iframe');
    await expect(venue.getByRole('heading', { level: 1 })).toHaveText(`${name}（模拟）`);
    await expect(venue.getByTestId('balance')).toHaveText('20.00');
  }
  await page.goto('/game/sport/ob?activity=weekly');
  await expect(page).toHaveURL(/%2Factivity%2F/);
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('本周看点')).toBeVisible();
});

test('a framed venue is dark with the page around it, from the start and when the member changes the theme', async ({ page, logIn }) => {
  await logIn({ balance: '20.00' });
  const ground = (frame: FrameLocator) => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--bg'));
  for (const path of ['/game/sport/ob', '/game/gaming/lhdj']) {
    await page.goto(path);
    await expect(page).toHaveURL(url(path));
    await enterAnew(page);
    const venue = page.frameLocator('iframe');
    await wear(page, 'light');
    await expect(venue.locator('html')).toHaveAttribute('data-theme', 'light');
    const light = await ground(venue);
    await wear(page, 'dark');
    await expect(venue.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground(venue)).not.toBe(light);
    // The page is dark when the venue loads.
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText('画面空白或卡住？')).toBeVisible();
    await expect(venue.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

test('a visitor logs in on the way and reaches the venue of the tile', async ({ page, control }) => {
  const { userName, password } = await control.member({ balance: '1000.00' });
  await tapTile(page, '体育', '188体育');
  await expect(page).toHaveURL('/user/login?redirect=%2Fgame%2Fsport%2FV188');
  await new EntryPage(page).logIn(userName, password);
  await expect(page).toHaveURL(url('/game/sport/V188'));
});

test('a venue that does not open shows the reason and can be tried again', async ({ page, logIn, control }) => {
  await logIn({ balance: '1000.00' });
  // The site's server launches too: a counted fault could hit its call.
  await control.fault({ call: 'POST /game/api/v1/venue/launch', statusCode: 600_101 });
  await page.goto('/game/gaming/lhdj');
  await expect(page.getByText('雷火电竞维护中')).toBeVisible();
  await control.clearFaults();
  await control.fault({ call: 'POST /game/api/v1/venue/launch', httpStatus: 503 });
  await page.goto('/game/gaming/lhdj');
  await expect(page.getByText('无法进入雷火电竞')).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(url('/game/gaming/lhdj'));
});

test('an address with an unknown venue, sport or list never silently shows another one’s prices', async ({ page }) => {
  await page.goto('/game/sport?venue=SBTY');
  await expect(page.getByText('场馆不存在')).toBeVisible();
  await expect(page.getByRole('link', { name: 'FB体育' })).toHaveAttribute('href', '/game/sport?venue=FBTY');
  await page.goto('/game/sport/SBTY/123');
  await expect(page.getByText('场馆不存在')).toBeVisible();
  await page.goto('/game/realbet?venue=AGZR');
  await expect(page.getByText('场馆不存在')).toBeVisible();
  await page.goto('/game/sport?venue=fbty&sport=99&t=nothing');
  await expect(page).toHaveURL('/game/sport?venue=FBTY');
  await page.goto('/game/egame?tab=nothing&venue=pvdz');
  await expect(page).toHaveURL('/game/egame?venue=PVDZ');
});
