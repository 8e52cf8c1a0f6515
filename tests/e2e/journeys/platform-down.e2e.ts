import { expect, test } from '../fixtures';

const NOTICE = /服务连接不稳定/;

test('without its platform the site answers at once, says so, and recovers by itself', async ({ page, stack, match, sport }) => {
  await page.goto('/');
  await stack.stopSandbox('SIGKILL');
  for (const path of ['/', '/game/sport', '/user/login', '/help']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
  }
  // The site notices within its own rhythm of three seconds.
  await expect(async () => {
    const began = Date.now();
    const answer = await page.goto('/game/sport', { waitUntil: 'commit' });
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await stack.startSandbox();
  await expect(page.getByText(NOTICE)).toBeHidden({ timeout: 40_000 });
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled({ timeout: 30_000 });
});

test('prices that got old are marked and take no bets until new ones arrive', async ({ stack, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.row(match)).toContainText(/\d+秒前/);
  await stack.stopSandbox('SIGKILL');
  await expect(sport.row(match)).toContainText('数据延迟', { timeout: 20_000 });
  await expect(sport.odds(match, '主')).toBeDisabled();
  await stack.startSandbox();
  await expect(sport.odds(match, '主')).toBeEnabled({ timeout: 40_000 });
  await expect(sport.row(match)).not.toContainText('数据延迟');
});
