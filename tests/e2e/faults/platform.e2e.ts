import { FAULTS, type FaultName } from '../../support/fault-proxy.kinds';
import { EntryPage } from '../pages/entry-page';
import { MATCHDAY } from '../matches';
import { MinePage } from '../pages/mine-page';
import { onPage } from '../passing';
import { expect, test } from './fixtures';
import { formsFor, GOOD } from './forms';
import { clearFault, injectFault, runFaults } from './harness';

// A code with a page of its own leads there (journeys/site/limits.e2e.ts).
const plain = (kind: FaultName) => kind !== 'specialCode';
// Such a response to a member's call ends the session (tests/security/code-matrix.test.ts).
const ENDING: ReadonlySet<FaultName> = new Set(['status401', 'status403']);

test.setTimeout(240_000);

test('the member page keeps the last balance while the balance call fails, reports the failure and recovers', async ({
  harness,
  page,
  member,
}) => {
  expect(member.userName).toBeTruthy();
  const mine = new MinePage(page);
  await mine.open();
  // Without a fault the page shows the member.
  await expect(page.getByText(/^VIP \d+$/).first()).toBeVisible();
  const failing = page.getByText('更新失败，显示的是上次的内容');
  await runFaults(
    harness,
    { proxy: 'platform', call: /\/user\/member\/info$/, interval: 31_000, failing, unaffected: mine.available },
    formsFor('balance', (kind) => plain(kind) && !ENDING.has(kind)),
  );
  await expect(mine.available).toHaveText('1,000.00');
});

test('the login form shows an error and keeps the typed values when the login call fails', async ({ harness, page }) => {
  await page.goto('/user/login');
  const entry = new EntryPage(page);
  await entry.account.fill('demo2026');
  await entry.password.fill('Demo@2026');
  const trigger = async () => {
    await page.locator('form [role=alert] p').evaluateAll((old) => old.forEach((one) => one.setAttribute('data-old', '')));
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  // Each try shows its message in a notice of its own.
  const failing = page.locator('form [role=alert] p:not([data-old])');
  const kinds = formsFor('login', (kind) => plain(kind) && !GOOD.has(kind));
  await runFaults(
    harness,
    { proxy: 'platform', call: /\/user\/login$/, interval: 0, failing, unaffected: entry.account, trigger, persists: true },
    kinds,
  );
  await expect(entry.account).toHaveValue('demo2026');
  await expect(entry.password).toHaveValue('Demo@2026');
});

test('the home page is rendered with its matches while every platform call behind it fails', async ({ harness, page, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  const trigger = async () => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
  };
  await trigger();
  const hot = page.getByRole('region', { name: '热门赛事' }).getByRole('listitem').first();
  await runFaults(
    harness,
    { proxy: 'platform', call: /^\/(site|act|game)\//, interval: 4_000, failing: null, unaffected: hot, trigger },
    formsFor('documents', plain),
  );
});

test('a home page that was rendered without notices, banners, categories or games shows them once the platform sends them, even when members’ calls have failed', async ({
  harness,
  page,
  control,
  stack,
}) => {
  const late = { proxy: 'platform', call: /queryNoticeList|queryStationAdList|naming\/list|game\/list|\/finance\// } as const;
  await injectFault(harness, late, 'status503');
  // The site has no last response of new data.
  const { epoch } = await control.reset({ mode: 'freeze', set: MATCHDAY });
  await stack.follows(epoch);
  await page.goto('/');
  const parts = [
    page.locator('summary', { hasText: '更多' }),
    page.getByRole('region', { name: '活动横幅' }),
    page.getByRole('region', { name: '游戏分类' }).getByRole('button', { name: /^体育/ }),
  ];
  await expect(page.getByRole('region', { name: '热门赛事' })).toBeVisible();
  for (const part of parts) await expect(part).toBeHidden();
  const headers = { 'x-api-token': 'of-a-member' };
  for (const path of ['wallets', 'orders', 'wallets']) await page.request.get(`/site/api/v1/finance/${path}`, { headers });
  expect(await (await page.request.get('/api/health')).json()).toMatchObject({ platform: 'down', failing: 'members' });
  await clearFault(harness, late, 'status503');
  for (const part of parts) await onPage(page, (glance) => expect(part).toBeVisible(glance));
  await page.getByRole('button', { name: /^电子/ }).click();
  const games = page.getByRole('list', { name: '电子游戏' });
  await onPage(page, (glance) => expect(games.getByRole('link').first()).toBeVisible(glance));
});

test('the server-rendered list stays while the venue launch fails, and prices become tappable after it succeeds', async ({
  harness,
  page,
  match,
  sport,
}) => {
  await sport.open();
  await sport.lookAt(match);
  const trigger = async () => {
    // Another visit: no session of a venue is left.
    await page.evaluate(() => sessionStorage.removeItem('venueSessions'));
    // On a busy machine the server may render a page before its own read of the list has ended.
    await expect(async () => {
      await page.reload();
      await expect(sport.row(match)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await sport.lookAt(match);
  };
  const failing = page.getByText('更新失败，正在重试');
  // A response that is good or only late opens the venue: each of the others is a visit of its own.
  const kinds = formsFor('launch', (kind) => plain(kind) && !GOOD.has(kind) && FAULTS[kind].group !== 'time');
  await runFaults(
    harness,
    { proxy: 'platform', call: /\/venue\/launch$/, interval: 4_000, failing, unaffected: sport.row(match), trigger },
    kinds,
  );
});
