import { comingMatch } from '../matches';
import { withoutStream } from '../price-stream';
import { EventPage } from '../pages/event-page';
import { OrdersPage } from '../pages/orders-page';
import { expect, test } from './fixtures';
import { formsFor } from './forms';
import { runFaults } from './harness';

const TRYING = '更新失败，正在重试';

test.setTimeout(240_000);

test('the match list keeps its rows, shows an error and recovers when a list call fails', async ({ harness, page, match, sport }) => {
  // The proxy is between the browser and the venue, which the site itself reaches without it.
  await withoutStream(page);
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await runFaults(
    harness,
    { proxy: 'fb', call: /\/v1\/match\/getList$/, interval: 4_000, failing: page.getByText(TRYING), unaffected: sport.row(match) },
    formsFor('list'),
  );
});

test('the event page keeps its score board, shows an error and recovers when its call fails', async ({ harness, page, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  await expect(event.market('独赢·全场').first()).toBeVisible();
  await runFaults(
    harness,
    { proxy: 'fb', call: /\/v1\/match\/getMatchDetail$/, interval: 5_000, failing: page.getByText(TRYING), unaffected: event.board },
    formsFor('match'),
  );
});

test('the slip cannot be sent with outdated prices and keeps the typed stake while quotes fail', async ({
  harness,
  member,
  startBet,
  slip,
}) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();
  const call = /\/v1\/order\/batchBetMatchMarketOfJumpLine$/;
  await runFaults(
    harness,
    { proxy: 'fb', call, interval: 5_000, failing: slip.button('正在刷新赔率'), unaffected: slip.stakeField },
    formsFor('slip'),
  );
  await expect(slip.stakeField).toHaveValue('100');
  await expect(slip.placeButton).toBeEnabled();
});

test('the order list names the failing venue and keeps the other venues’ orders', async ({
  harness,
  page,
  control,
  member,
  sport,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const match = await comingMatch(control);
  await sport.open('today', 'OBTY');
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('100');
  await slip.place();
  const { orderId } = await slip.accepted();
  await slip.finish();
  const orders = new OrdersPage(page);
  await orders.open();
  const failing = page.getByText('FB体育的注单更新失败，显示的是上次的内容');
  await runFaults(
    harness,
    { proxy: 'fb', call: /\/v1\/order\/new\/bet\/list$/, interval: 10_000, failing, unaffected: orders.card(orderId) },
    formsFor('orders'),
  );
  await auditLedger(1);
});
