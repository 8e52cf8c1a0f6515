import { expect, test } from '../../fixtures';
import { OrdersPage } from '../../pages/orders-page';
import { inTime } from '../../passing';

test('an open bet shows the current score and clock of its match and links to it', async ({ page, control, openBet, match }) => {
  await openBet('主');
  const orders = new OrdersPage(page);
  await orders.open();
  const [home, away] = match.score;
  const leg = orders.cards.first().getByRole('link', { name: new RegExp(`${match.home}.*${match.away}`) });
  await expect(leg).toContainText(`${home}-${away}`);
  await expect(leg).toContainText(/\d\d:\d\d|中场/);
  await control.event(match.id, { type: 'goal', side: 'away' });
  await inTime(page, control, (glance) => expect(leg).toContainText(`${home}-${away + 1}`, glance));
  await leg.click();
  await expect(page).toHaveURL(`/game/sport/FBTY/${match.ids.FBTY}`);
});

test('我的 shows the open bets that the site’s server counted, and keeps the count of a venue that fails', async ({
  page,
  control,
  openBet,
  slip,
}) => {
  await openBet('主');
  await slip.finish();
  const launches: string[] = [];
  page.on('request', (request) => {
    if (/\/venue\/launch$|\/improxy\//.test(request.url())) launches.push(request.url());
  });
  await page.goto('/mine');
  const card = page.getByRole('link', { name: /未结算注单/ });
  await expect(card).toContainText('1 笔等待赛果');
  await expect(card).toContainText('10.00');
  await expect(card).toHaveAttribute('href', '/mine/record/betRecord');
  await control.fault({ call: 'POST /v1/order/new/bet/list', httpStatus: 503 });
  const read = page.waitForResponse((response) => response.url().endsWith('/api/open-orders'));
  await inTime(page, control, async () => expect((await read).ok()).toBe(true));
  await expect(card).toContainText('1 笔等待赛果');
  // The page launched no venue for it.
  expect(launches).toEqual([]);
});
