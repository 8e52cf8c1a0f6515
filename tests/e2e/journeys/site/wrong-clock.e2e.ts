import { expect, test } from '../../fixtures';
import { DepositPage } from '../../pages/deposit-page';
import { withoutStream } from '../../price-stream';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

for (const [how, ms] of [
  ['back by an hour', -HOUR_MS],
  ['back by eight days', -8 * DAY_MS],
  ['ahead by eight days', 8 * DAY_MS],
] as const) {
  test(`a clock that is set ${how} while a list is open neither stops its polls nor ages it`, async ({ page, sport, match }) => {
    await withoutStream(page);
    await sport.open();
    await sport.lookAt(match);
    const calls: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/match/getList')) calls.push(Date.now());
    });
    await page.evaluate((shift) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + shift;
    }, ms);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    for (let round = 1; round <= 3; round += 1) {
      await page.clock.fastForward(4_100);
      await expect.poll(() => calls.length).toBeGreaterThanOrEqual(round);
    }
    await expect(page.getByText(/小时前|天前|数据延迟/)).toHaveCount(0);
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
  await expect(page.getByRole('button', { name: /数字人民币 存款/ })).toContainText('等待付款');
});
