import { expect, test } from '../fixtures';
import { OrdersPage } from '../pages/orders-page';
import { inTime } from '../passing';

test('a bet that settles is announced where the member is, once, and keeps its place in 未结算 with its result', async ({
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
  const link = page.getByRole('link', { name: '查看', exact: true });
  await inTime(page, control, (glance) => expect(link).toBeVisible(glance));
  await expect(page.getByText(/^.* 已结算$/).first()).toBeVisible();

  // Where it was: on another page there is nothing to announce again, and the open list has let it go.
  await link.click();
  await expect(orders.card(orderId)).toContainText(won);
  await orders.open();
  await expect(page.getByText('没有未结算的注单')).toBeVisible();
  await expect(link).toBeHidden();
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
  await page.getByRole('link', { name: '查看', exact: true }).click();
  await expect(page).toHaveURL(/betRecord\?state=settled$/);
});
