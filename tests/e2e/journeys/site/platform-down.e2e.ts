import { expect, test } from '../../fixtures';
import { onPage } from '../../passing';

const NOTICE = /服务连接不稳定/;

test('the site responds while the platform is down, reports that, and recovers by itself', async ({ page, stack, match, sport }) => {
  await page.goto('/');
  await stack.stopSandbox('SIGKILL');
  for (const path of ['/', '/game/sport', '/user/login', '/help']) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
  }
  // The site notices in a rhythm of its own.
  await expect(async () => {
    const response = await page.goto('/game/sport');
    expect(response?.status()).toBe(200);
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await stack.startSandbox();
  await onPage(page, (glance) => expect(page.getByText(NOTICE)).toBeHidden(glance));
  await sport.lookAt(match);
  await onPage(page, (glance) => expect(sport.odds(match, '主')).toBeEnabled(glance));
});

test('failing calls of members are reported on every page, even with a fresh configuration, until they succeed again', async ({
  page,
  control,
  member,
}) => {
  expect(member.userName).not.toBe('');
  await page.goto('/');
  await expect(page.getByText(NOTICE)).toBeHidden();
  for (const area of ['member', 'finance', 'user']) await control.fault({ call: `POST /site/api/v1/${area}/*`, httpStatus: 502 });
  await expect(async () => {
    await page.goto('/mine/finance/wallet');
    await page.goto('/mine');
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await (await page.request.get('/api/health')).json()).toMatchObject({ platform: 'down', reason: 'status', failing: 'members' });
  await page.goto('/help');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await control.clearFaults();
  await page.goto('/mine/finance/wallet');
  await page.goto('/mine');
  await onPage(page, (glance) => expect(page.getByText(NOTICE)).toBeHidden(glance));
});

test('outdated prices are marked and take no bets until new ones arrive', async ({ page, stack, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.row(match)).toContainText(/\d+秒前/);
  await stack.stopSandbox('SIGKILL');
  await onPage(page, (glance) => expect(sport.row(match)).toContainText('数据延迟', glance));
  await expect(sport.odds(match, '主')).toBeDisabled();
  await stack.startSandbox();
  await onPage(page, (glance) => expect(sport.odds(match, '主')).toBeEnabled(glance));
  await expect(sport.row(match)).not.toContainText('数据延迟');
});
