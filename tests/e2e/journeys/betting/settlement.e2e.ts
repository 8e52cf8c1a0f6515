import { expect, test } from '../../fixtures';
import { advance, liveMatch } from '../../matches';
import { amount, cents, outcomeOf, payout, quartersOf } from '../../money';
import { EventPage } from '../../pages/event-page';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';

test('opposite bets on a quarter handicap settle as half won and half lost', async ({
  page,
  control,
  member,
  match,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const event = new EventPage(page);
  await event.open(match);
  await event.show('让球');
  const home = await event.chooseQuarter('让球·全场', '主');
  const away = await event.chooseQuarter('让球·全场', '客');
  expect(quartersOf(away.line)).toBe(-quartersOf(home.line));

  await slip.open();
  await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('100.01');
  await slip.place();
  await slip.acceptedAll(2);

  // As many goals as leave the home side a quarter goal off its line.
  const quarters = quartersOf(home.line);
  const lead = Number.isInteger((1 - quarters) / 4) ? (1 - quarters) / 4 : (-1 - quarters) / 4;
  for (let goal = 0; goal < Math.abs(lead); goal += 1) await control.event(match.id, { type: 'goal', side: lead > 0 ? 'home' : 'away' });
  await control.event(match.id, { type: 'finish' });

  const orders = new OrdersPage(page);
  await orders.open('settled');
  const stake = cents('100.01');
  let balance = cents('1000.00');
  for (const [side, margin] of [
    [home, 4 * lead + quarters],
    [away, -4 * lead - quarters],
  ] as const) {
    const outcome = outcomeOf(margin);
    const card = orders.cards.filter({ hasText: `已结算·${outcome}` });
    await expect(card).toContainText(`@${side.price}`);
    const back = payout(stake, side.price, outcome);
    expect(await orders.figure(card, '返还')).toBe(amount(back));
    balance += back - stake;
  }
  await expect(orders.cards).toHaveCount(2);
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText(amount(balance));
  await auditLedger(0);
});

test('a first-half total is paid at half time while the match continues', async ({ page, control, member, slip }) => {
  expect(member.userName).toBeTruthy();
  const match = await liveMatch(control, { from: 25, to: 35 });
  const event = new EventPage(page);
  await event.open(match);
  await event.show('上半场');
  const quarter = await event.chooseQuarter('大小·上半场', '小');
  await slip.open();
  await slip.stake('33.33');
  await slip.place();
  const { price, orderId } = await slip.accepted();
  expect(price).toBe(quarter.price);

  await advance(control, 52 - match.minute);
  const half = await control.match(match.id);
  expect(half).toMatchObject({ state: 'live', minute: 45 });
  const outcome = outcomeOf(quartersOf(quarter.line) - 4 * (half.score[0] + half.score[1]));
  const orders = new OrdersPage(page);
  await orders.open('settled');
  const card = orders.card(orderId);
  await expect(card).toContainText(`已结算·${outcome}`);
  await expect(card).toContainText(`上半场 ${half.score.join('-')}`);
  const back = payout(cents('33.33'), price, outcome);
  expect(await orders.figure(card, '返还')).toBe(amount(back));
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText(amount(cents('966.67') + back));
});
