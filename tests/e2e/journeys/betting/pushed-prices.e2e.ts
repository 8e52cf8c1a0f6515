import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { inTime } from '../../passing';
import { PRICE_STREAM, withoutStream } from '../../price-stream';
import type { SportPage } from '../../pages/sport-page';
import { VENUES } from '../../venues';

/** Calls that return a list of any venue. */
const LIST_CALL = /\/(?:getList|GetEventInfoMbt|GetDeltaEventInfoMbt|matchesPagePB|noLiveMatchesPagePB)$/;

/** The page's calls for lists from now on. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (LIST_CALL.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  return calls;
}

/** Opens a list and waits for its stream. Its document is loaded again, because no clock is moved on while a connection is new. */
async function openStreamed(page: Page, sport: SportPage, ...list: Parameters<SportPage['open']>): Promise<void> {
  await sport.open(...list);
  const opened = page.waitForResponse((response) => response.url().includes(PRICE_STREAM) && response.ok());
  await page.reload();
  await opened;
}

for (const timeframe of ['live', 'today'] as const) {
  for (const venue of VENUES) {
    test(`${venue} ${timeframe}: prices change on the page without a request of its own`, async ({ page, control, match, sport }) => {
      await openStreamed(page, sport, timeframe, venue);
      const shown = timeframe === 'live' ? match : (await control.matches('today'))[8]!;
      await sport.lookAt(shown);
      const home = sport.odds(shown, '主');
      await expect(home).toBeEnabled();
      const calls = listCalls(page);
      await control.event(shown.id, { type: 'suspend' });
      await expect(home).toBeDisabled();
      await control.event(shown.id, { type: 'resume' });
      await expect(home).toBeEnabled();
      expect(calls).toEqual([]);
    });
  }
}

test('the home page’s prices change without a request of its own', async ({ page, control }) => {
  await page.goto('/');
  const opened = page.waitForResponse((response) => response.url().includes(PRICE_STREAM) && response.ok());
  await page.reload();
  await opened;
  const rowOf = (id: string | undefined) => page.locator('[data-odds] li').filter({ has: page.locator(`a[href$="/FBTY/${id}"]`) });
  await expect(page.locator('[data-odds] li').first()).toBeVisible();
  const live = await control.matches('live');
  const onPage = await Promise.all(live.map(({ ids }) => rowOf(ids.FBTY).count()));
  const shown = live[onPage.indexOf(1)]!;
  // A suspended match may leave its place to another one.
  const sold = rowOf(shown.ids.FBTY)
    .getByRole('button', { name: /独赢 主/ })
    .and(page.locator(':enabled'));
  await expect(sold).toHaveCount(1);
  const calls = listCalls(page);
  await control.event(shown.id, { type: 'suspend' });
  await expect(sold).toHaveCount(0);
  await control.event(shown.id, { type: 'resume' });
  await expect(sold).toHaveCount(1);
  expect(calls).toEqual([]);
});

test('a switched venue and a later page are in the stream too, and a left list is not', async ({ page, control, match, sport }) => {
  await openStreamed(page, sport);
  const switched = page.waitForRequest((request) => request.url().includes(`${PRICE_STREAM}?`) && request.url().includes('list=OBTY'));
  await sport.switchVenue('OBTY');
  expect((await switched).url()).not.toContain('FBTY');
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await control.event(match.id, { type: 'suspend' });
  await expect(sport.odds(match, '主')).toBeDisabled();
});

test('a venue that fails is shown as when it is polled, and its prices return with it', async ({ page, control, match, sport }) => {
  await openStreamed(page, sport);
  await sport.lookAt(match);
  await control.fault({ call: 'POST /v1/match/getList', httpStatus: 503 });
  const failing = page.getByText('更新失败，正在重试');
  await inTime(page, control, (glance) => expect(failing).toBeVisible(glance));
  await control.clearFaults();
  await inTime(page, control, (glance) => expect(failing).toHaveCount(0, glance));
  await expect(sport.odds(match, '主')).toBeEnabled();
});

test('without a stream the list is polled', async ({ page, control, match, sport }) => {
  await withoutStream(page);
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  const calls = listCalls(page);
  await control.event(match.id, { type: 'suspend' });
  await inTime(page, control, (glance) => expect(sport.odds(match, '主')).toBeDisabled(glance));
  expect(calls.length).toBeGreaterThan(0);
});

test('a list whose stream is rejected is polled', async ({ page, control, match, sport }) => {
  await page.route(`**${PRICE_STREAM}?*`, (route) => route.fulfill({ status: 503, body: '' }));
  const rejected = page.waitForResponse((response) => response.url().includes(PRICE_STREAM) && response.status() === 503);
  await sport.open();
  await rejected;
  await sport.lookAt(match);
  await control.event(match.id, { type: 'suspend' });
  await inTime(page, control, (glance) => expect(sport.odds(match, '主')).toBeDisabled(glance));
});
