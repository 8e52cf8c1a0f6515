import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Names of the venues that the page itself launches or calls. */
function venuesCalled(page: Page): () => readonly string[] {
  const called = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('/venue/launch')) called.add(request.headers()['x-api-platform'] ?? '');
    if (path.startsWith('/improxy/')) called.add('IMTY');
    if (path.startsWith('/yewu')) called.add('OBTY');
  });
  return () => [...called];
}

test('the home page waits for a late FB instead of loading another venue', async ({ page, control }) => {
  await control.fault({ call: 'POST /v1/match/getList', latencyMs: 1_500 });
  const called = venuesCalled(page);
  await page.goto('/');
  await expect(page.locator('[data-odds] li').first()).toBeVisible({ timeout: 15_000 });
  expect(called().filter((venue) => venue !== 'FBTY')).toEqual([]);
});

test('a match page receives the prices of late venues from the site’s server', async ({ page, control, match }) => {
  for (const call of ['POST /api/mobile/*', 'POST /yewu11/*']) await control.fault({ call, latencyMs: 1_000 });
  const called = venuesCalled(page);
  await page.goto(`/game/sport/FBTY/${match.ids.FBTY}`);
  for (const venue of ['IM', 'OB'])
    await expect(page.getByRole('button', { name: new RegExp(`^${venue} .*独赢`) }).first()).toBeVisible({ timeout: 15_000 });
  expect(called().filter((venue) => venue !== 'FBTY')).toEqual([]);
});
