import { expect, test } from '../fixtures';
import { advance, comingMatch, freezeWorld } from '../matches';
import { amount, cents, payout } from '../money';
import { EventPage } from '../pages/event-page';
import { MinePage } from '../pages/mine-page';
import { OrdersPage } from '../pages/orders-page';

/** The whole job at OB: another wire, packed answers, ids as text, no key for bets. The member sees none of it. */
const BET = 'POST /yewu13/v1/betOrder/client/bet';

test.beforeEach(({ member }) => {
  expect(member.userName).toBeTruthy();
});

test('the venue switch leads to OB: its own prices, a bet in play, its order and its payment', async ({ page, control, match, sport, slip }) => {
  await sport.open();
  const elsewhere = await sport.odds(match, '主').getAttribute('aria-label');
  await page.getByRole('group', { name: '场馆' }).getByRole('button', { name: 'OB' }).click();
  await expect(page).toHaveURL(/venue=OBTY/);
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).not.toHaveAttribute('aria-label', elsewhere!);
  const seen = await sport.choose(match, '主');
  await slip.open();
  await slip.stake('100');
  await expect(slip.placeButton).toContainText(`可得 ${amount(payout(cents('100.00'), seen, '赢'))}`);
  await slip.place();
  await expect(slip.sheet.getByText('确认中').first()).toBeVisible();
  const { price, orderId } = await slip.accepted();
  expect(price).toBe(seen);
  await slip.finish();

  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(orderId)).toContainText('已成立');
  await expect(orders.card(orderId)).toContainText('OB');
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  await orders.open('settled');
  const settled = orders.card(orderId);
  await expect(settled).toContainText('已结算·赢');
  await expect(settled).toContainText('全场 1-0');
  expect(await orders.figure(settled, '返还')).toBe(amount(payout(cents('100.00'), price, '赢')));
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText(amount(cents('900.00') + payout(cents('100.00'), price, '赢')));
  expect(await control.audit()).toMatchObject({ balanced: true, openBets: 0, chainIntact: true });
});

test('a line that jumps is shown, accepted and bet on; a goal while OB decides undoes a bet', async ({ page, control, match, slip }) => {
  const event = new EventPage(page);
  await event.open(match, 'OBTY');
  await event.show('大小');
  await event.choose(event.sides('大小·全场', '大').first());
  await slip.open();
  await slip.stake('15');
  await expect(slip.placeButton).toBeEnabled();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await advance(control, 1);
  await expect(slip.sheet.getByText(/^盘口已变更：大 .+ → 大 .+/)).toBeVisible();
  await slip.button('接受新盘口').click();
  await slip.place();
  await slip.accepted();
  await slip.finish();

  await event.open(match, 'OBTY');
  await event.show('让球');
  await event.choose(event.sides('让球·全场', '客').first());
  await slip.open();
  await slip.stake('20');
  await slip.place();
  await expect(slip.sheet.getByText('确认中').first()).toBeVisible();
  await control.event(match.id, { type: 'goal', side: 'away' });
  await expect(slip.sheet.getByText('场馆没有接受，未扣款')).toBeVisible({ timeout: 20_000 });
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText('985.00');
  expect(await control.audit()).toMatchObject({ balanced: true, openBets: 1 });
});

test('a session of OB that runs out in the middle of a bet is renewed unseen', async ({ control, match, sport, slip }) => {
  await sport.open('live', 'OBTY');
  await sport.choose(match, '客');
  await slip.open();
  await slip.stake('30');
  await expect(slip.placeButton).toBeEnabled();
  await control.fault({ call: BET, statusCode: 400_401, times: 1 });
  await slip.place();
  await slip.accepted();
  expect(await control.audit()).toMatchObject({ balanced: true, openBets: 1 });
});

test('an answer of OB that is lost: never sent again, found in the order list', async ({ page, control, match, sport, slip }) => {
  await sport.open('live', 'OBTY');
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('40');
  await expect(slip.placeButton).toBeEnabled();
  const bets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/betOrder/client/bet')) bets.push(request.url());
  });
  await control.fault({ call: BET, drop: 'after', times: 1 });
  await slip.place();
  await slip.accepted();
  expect(bets).toHaveLength(1);
  expect(await control.audit()).toMatchObject({ balanced: true, openBets: 1 });
});

test('two matches to come make a 二串一 at OB', async ({ page, control, sport, slip }) => {
  await freezeWorld(control);
  const first = await comingMatch(control);
  const second = (await control.matches('today')).find(({ id }) => id !== first.id)!;
  await sport.open('today', 'OBTY');
  const prices = [await sport.choose(first, '主'), await sport.choose(second, '客')];
  await slip.open();
  await slip.sheet.getByRole('button', { name: '串关' }).click();
  await slip.stake('50');
  await slip.place();
  await expect(slip.receipts).toContainText('已成立');
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.cards).toHaveCount(1);
  for (const price of prices) await expect(orders.cards.first()).toContainText(`@${price}`);
  expect(await control.audit()).toMatchObject({ balanced: true, openBets: 1 });
});
