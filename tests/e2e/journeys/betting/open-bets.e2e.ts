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
