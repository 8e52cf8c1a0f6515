import { expect, test } from '../fixtures';
import { OrdersPage } from '../pages/orders-page';
import { inTime } from '../passing';

test('a bet that settles while it is looked at keeps its place in 未结算 with its result', async ({
  page,
  control,
  logIn,
  startBet,
  slip,
  match,
}) => {
  await logIn({ balance: '100.00' });
  await startBet('主');
  await slip.stake('10');
  await slip.place();
  const { price, orderId } = await slip.accepted();

  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(orderId)).toContainText('待结算');
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  const won = `赢 +${(Math.floor(Number(price) * 1000 + 0.01) / 100 - 10).toFixed(2)}`;
  await inTime(page, control, (glance) => expect(orders.card(orderId)).toContainText(`已结算${won}`, glance));
  // Nothing else is open, and still the list is not empty; when it is opened again, it is.
  await expect(page.getByText('没有未结算的注单')).toBeHidden();
  await orders.open();
  await expect(page.getByText('没有未结算的注单')).toBeVisible();
});

test('a bet that settles is announced on a page that has nothing to do with it', async ({
  page,
  control,
  logIn,
  startBet,
  slip,
  match,
}) => {
  await logIn({ balance: '100.00' });
  await startBet('客');
  await slip.stake('10');
  await slip.place();
  await slip.accepted();
  await slip.finish();
  await page.goto('/');
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"open":[{')).toPass();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  await inTime(page, control, (glance) => expect(page.getByText('输 −10.00')).toBeVisible(glance));
  const link = page.getByRole('link', { name: '查看', exact: true });
  await link.click();
  await expect(page).toHaveURL(/betRecord\?state=settled$/);
  await expect(new OrdersPage(page).cards).toHaveCount(1);
  await expect(link).toBeHidden();
});
