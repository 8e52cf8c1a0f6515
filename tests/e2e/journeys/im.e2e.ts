import type { Control } from '../../support/control-client';
import { expect, test } from '../fixtures';
import { advance, comingMatch } from '../matches';
import { amount, cents, payout } from '../money';
import { EventPage } from '../pages/event-page';
import { OrdersPage } from '../pages/orders-page';

/** A member at IM, whose calls go through the site's own `/improxy`. */
const call = (name: string) => `POST /api/mobile/${name}`;
const sound = async (control: Control, openBets: number) =>
  expect(await control.audit()).toMatchObject({ balanced: true, negativeMembers: 0, chainIntact: true, openBets });

test.beforeEach(({ member }) => {
  expect(member.userName).toBeTruthy();
});

test('another venue is one tap away: a live single at IM waits, stands, and is paid to the cent', async ({ page, control, match, sport, slip }) => {
  await sport.open();
  await sport.venue('IM').click();
  await expect(sport.venue('IM')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/venue=IMTY/);
  const price = await sport.choose(match, '主');
  await slip.open();
  await slip.stake('100');
  await expect(slip.placeButton).toContainText(`可得 ${amount(payout(cents('100.00'), price, '赢'))}`);
  await slip.place();
  await expect(slip.sheet.getByText('确认中').first()).toBeVisible();
  const receipt = await slip.accepted();
  expect(receipt.price).toBe(price);

  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  const orders = new OrdersPage(page);
  await orders.open('settled');
  const card = orders.card(receipt.orderId);
  await expect(card).toContainText('已结算·赢');
  await expect(card).toContainText('全场 1-0');
  expect(await orders.figure(card, '返还')).toBe(amount(payout(cents('100.00'), price, '赢')));
  await sound(control, 0);
});

test('a line that jumps at IM is shown, accepted and bet on', async ({ page, control, match, slip }) => {
  const event = new EventPage(page);
  await event.open(match, 'IMTY');
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
  await sound(control, 1);
});

test('a goal while IM confirms turns the bet down; the stake is back', async ({ page, control, match, sport, slip }) => {
  await sport.open('live', 'IMTY');
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('40');
  await slip.place();
  await expect(slip.sheet.getByText('确认中').first()).toBeVisible();
  await control.event(match.id, { type: 'goal', side: 'away' });
  await expect(slip.sheet.getByText('确认期间比分、盘口或赔率已变更').first()).toBeVisible({ timeout: 20_000 });
  const orders = new OrdersPage(page);
  await orders.open('settled');
  await expect(orders.cards.first()).toContainText('已拒绝');
  await sound(control, 0);
});

test('a session that IM no longer knows is renewed in the middle, unseen', async ({ control, match, sport, slip }) => {
  await sport.open('live', 'IMTY');
  await sport.choose(match, '主');
  await slip.open();
  await control.fault({ call: call('GetBetInfo'), statusCode: 102, times: 1 });
  await slip.stake('20');
  await expect(slip.placeButton).toBeEnabled();
  await control.fault({ call: call('PlaceBet'), statusCode: 101, times: 1 });
  await slip.place();
  await slip.accepted();
  await sound(control, 1);
});

test('an answer that is lost is looked for in IM’s list, and the bet is not sent again', async ({ page, control, sport, slip, match }) => {
  expect(match.state).toBe('live');
  const coming = await comingMatch(control);
  await sport.open('today', 'IMTY');
  await sport.choose(coming, '主');
  await slip.open();
  await slip.stake('60');
  await control.fault({ call: call('PlaceBet'), drop: 'after', times: 1 });
  await slip.place();
  const { orderId } = await slip.accepted();
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(orderId)).toContainText('已成立');
  await expect(orders.cards).toHaveCount(1);
  await sound(control, 1);
});

test('a parlay of two matches at IM is one order', async ({ page, control, match, sport, slip }) => {
  expect(match.state).toBe('live');
  const coming = (await control.matches('today')).filter(({ ids }) => (Number(ids.IMTY) - 2_000_000_000) % 11 !== 3);
  await sport.open('today', 'IMTY');
  const prices = [await sport.choose(coming[0]!, '主'), await sport.choose(coming[1]!, '主')];
  await slip.open();
  await slip.button('串关').click();
  await slip.stake('30');
  await slip.place();
  await expect(slip.receipts).toContainText('二串一 已成立');
  const [first, second] = prices.map((price) => BigInt(price.replace('.', '')));
  const most = amount((cents('30.00') * first! * second!) / 10_000n);
  await expect(slip.receipts).toContainText(`可得 ${most}`);
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.cards).toHaveCount(1);
  await expect(orders.cards).toContainText(coming[0]!.home);
  await expect(orders.cards).toContainText(coming[1]!.home);
  expect(await orders.figure(orders.cards, '最高可得')).toBe(most);
  await sound(control, 1);
});
