import { comingMatch } from '../matches';
import { EventPage } from '../pages/event-page';
import { OrdersPage } from '../pages/orders-page';
import { expect, test } from './fixtures';
import { formsFor } from './forms';
import { play } from './scene';

const TRYING = '更新暂时失败，正在重试';

test.setTimeout(240_000);

test('the list of matches', async ({ rig, page, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await play(
    rig,
    { wire: 'fb', call: /\/v1\/match\/getList$/, every: 4_000, failing: page.getByText(TRYING), kept: sport.row(match) },
    formsFor('list'),
  );
});

test('a match and its markets', async ({ rig, page, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  await expect(event.market('独赢·全场').first()).toBeVisible();
  await play(
    rig,
    { wire: 'fb', call: /\/v1\/match\/getMatchDetail$/, every: 5_000, failing: page.getByText(TRYING), kept: event.board },
    formsFor('match'),
  );
});

test('the slip’s prices: nothing can be sent on old ones, and what was typed stays', async ({ rig, member, startBet, slip }) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();
  const call = /\/v1\/order\/batchBetMatchMarketOfJumpLine$/;
  await play(rig, { wire: 'fb', call, every: 5_000, failing: slip.button('正在刷新赔率'), kept: slip.stakeField }, formsFor('slip'));
  await expect(slip.stakeField).toHaveValue('100');
  await expect(slip.placeButton).toBeEnabled();
});

test('orders: one venue that fails is named, the others’ orders stay', async ({ rig, page, control, member, sport, slip, sound }) => {
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
  const failing = page.getByText('FB体育的注单更新暂时失败，显示的是上次的内容');
  await play(
    rig,
    { wire: 'fb', call: /\/v1\/order\/new\/bet\/list$/, every: 10_000, failing, kept: orders.card(orderId) },
    formsFor('orders'),
  );
  await sound(1);
});
