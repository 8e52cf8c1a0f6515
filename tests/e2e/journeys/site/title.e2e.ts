import { expect, test } from '../../fixtures';
import { liveMatch } from '../../matches';
import { SportPage } from '../../pages/sport-page';

const LATE_MS = 1_500;

test('a match page has one title, and the match’s even if its venue is late', async ({ page, control }) => {
  const match = await liveMatch(control, { from: 20, to: 75 });
  const sport = new SportPage(page);
  await sport.open();
  for (const open of ['navigation', 'document'] as const) {
    await control.fault({ call: 'POST /v1/match/getMatchDetail', latencyMs: LATE_MS });
    if (open === 'navigation') await sport.openMatch(match);
    else await page.reload({ waitUntil: 'commit' });
    // A document is sent before its match is known. After a navigation the list knows the match.
    if (open === 'document') await expect(page).toHaveTitle(/^体育 · /);
    // The teams, in a title that may scroll.
    await expect(page, open).toHaveTitle(/-/, { timeout: 15_000 });
    await expect(page.locator('title'), open).toHaveCount(1);
  }
  await page.goBack();
  await expect(page).toHaveTitle(/^体育 · /);
});
