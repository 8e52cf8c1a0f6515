import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { DepositPage } from '../../pages/deposit-page';
import { onPage } from '../../passing';
import { withoutStream } from '../../price-stream';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Texts of old data in the rows that can be seen. */
const agedInView = (page: Page): Promise<string[]> =>
  page
    .locator('main .row')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight)
        .flatMap((row) => /小时前|天前|数据延迟/.exec(row.textContent ?? '')?.[0] ?? []),
    );

for (const [how, ms] of [
  ['back by an hour', -HOUR_MS],
  ['back by eight days', -8 * DAY_MS],
  ['ahead by eight days', 8 * DAY_MS],
] as const) {
  test(`a clock that is set ${how} while a list is open neither stops its polls nor ages it`, async ({ page, sport, match }) => {
    await withoutStream(page);
    await sport.open();
    await sport.lookAt(match);
    let polls = 0;
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/v1/match/getList')) polls += 1;
    });
    await page.evaluate((shift) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + shift;
    }, ms);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await onPage(page, (patience) => expect.poll(() => polls, patience).toBeGreaterThanOrEqual(3), 4_100);
    // Rows out of sight stand still until they come near.
    await expect(sport.row(match)).toBeInViewport();
    await expect.poll(() => agedInView(page)).toEqual([]);
  });
}

test('交易记录 opens with the member’s own rows on a phone whose clock is a day behind', async ({ page, member, control }) => {
  expect(member.userName).toBeTruthy();
  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('数字人民币');
  await deposit.order();
  await page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shift;
    const origin = performance.timeOrigin;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin + shift });
  }, -DAY_MS);
  await page.goto('/mine/record/transRecord');
  await expect(page.getByRole('button', { name: /数字人民币存款/ })).toContainText('等待付款');
});
