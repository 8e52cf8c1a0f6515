import { expect, test } from '../../fixtures';
import { focusedNews } from '../../news';
import { OrdersPage } from '../../pages/orders-page';
import { literal } from '../../pages/sport-page';
import { inTime } from '../../passing';

/** A goal on the way to the result is an alert of its own. */
const RESULT = '/betRecord';

test('a bet that settles while it is viewed stays in its row in 未结算 with its result', async ({ page, control, openBet, match }) => {
  const { price, orderId } = await openBet('主');
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(orderId)).toContainText('已成立');
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  const won = `赢 +${(Math.floor(Number(price) * 1000 + 0.01) / 100 - 10).toFixed(2)}`;
  await inTime(page, control, (glance) => expect(orders.card(orderId)).toContainText(new RegExp(`已结算·赢.*${literal(won)}`), glance));
  // Nothing else is open, and still the list is not empty; when it is opened again, it is.
  await expect(page.getByText('暂无未结算注单')).toBeHidden();
  await orders.open();
  await expect(page.getByText('暂无未结算注单')).toBeVisible();
});

test('a bet that settles is announced on an unrelated page', async ({ page, control, openBet, slip, match }) => {
  await openBet('客');
  await slip.finish();
  await page.goto('/');
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"open":[{')).toPass();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  const link = await focusedNews(page, control, RESULT);
  await expect(page.getByText('输 −10.00')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/betRecord\?state=settled$/);
  await expect(new OrdersPage(page).cards).toHaveCount(1);
  await expect(link).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`news covers none of the controls of 投注记录 at ${width}×${height}`, async ({ page, control, openBet, match }) => {
    const { orderId } = await openBet('主');
    await page.setViewportSize({ width, height });
    const orders = new OrdersPage(page);
    await orders.open();
    await expect(orders.card(orderId)).toContainText('已成立');
    await expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"open":[{')).toPass();
    await control.event(match.id, { type: 'goal', side: 'home' });
    await control.event(match.id, { type: 'finish' });
    const link = await focusedNews(page, control, RESULT);
    const covered = await link.evaluate((seen) => {
      const strip = seen.closest('[aria-live]')!.firstElementChild!;
      const box = strip.getBoundingClientRect();
      return [...document.querySelectorAll('a[href], button, input')]
        .filter((one) => !strip.contains(one))
        .filter((one) => {
          const { top, bottom, left, right, width: wide } = one.getBoundingClientRect();
          return wide > 1 && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        })
        .map((one) => one.textContent);
    });
    expect(covered).toEqual([]);
  });
}
