import { expect, test } from '../../fixtures';
import { comingMatch } from '../../matches';
import { amount, cents, outcomeOf, payout, quartersOf } from '../../money';
import { EventPage } from '../../pages/event-page';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';
import { VENUES } from '../../venues';

/** Basketball and tennis at each venue, from a line to its settlement; a title, from the tap to its cup. */
const STAKE = cents('50.00');
const HOUR_MS = 3_600_000;

test.beforeEach(async ({ member }) => {
  expect(member.userName).toBeTruthy();
});

for (const venue of VENUES) {
  test(`${venue}: bets on basketball points and a tennis winner are paid to the cent and explained`, async ({
    page,
    control,
    slip,
    auditLedger,
  }) => {
    const basketball = await comingMatch(control, 'basketball');
    const tennis = await comingMatch(control, 'tennis');
    const event = new EventPage(page);
    await event.open(basketball, venue, 'basketball');
    const over = event
      .market('总分·全场')
      .getByRole('button', { name: / 大 [\d./]+ [\d.]+$/ })
      .first();
    await expect(over).toBeEnabled();
    const line = ((await over.getAttribute('aria-label')) ?? '').split(' ').at(-2)!;
    const overPrice = await event.choose(over);
    await event.open(tennis, venue, 'tennis');
    const homePrice = await event.choose(event.winner('主', venue));
    await slip.open();
    await slip.setMode('单关');
    await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('50');
    await slip.place();
    await slip.acceptedAll(2);

    await control.clock({ advanceMs: 14 * HOUR_MS });
    const [points, sets] = [(await control.match(basketball.id)).score, (await control.match(tennis.id)).score];
    const orders = new OrdersPage(page);
    await orders.open('settled');
    await expect(orders.cards).toHaveCount(2);
    const margin = 4 * (points[0] + points[1]) - quartersOf(line);
    const outcome = outcomeOf(margin);
    const court = orders.cards.filter({ hasText: basketball.home });
    await expect(court).toContainText(`已结算·${outcome}`);
    const gap = line.includes('/') ? `大${line.split('/')[0]}` : `${margin === 0 ? '正好是' : margin > 0 ? '多于' : '少于'} ${line}`;
    await expect(court).toContainText(`全场 ${points.join('-')}，共 ${points[0] + points[1]} 分，${gap}`);
    await expect(court).toContainText(`结算为${outcome}。`);
    const overBack = payout(STAKE, overPrice, outcome);
    expect(await orders.figure(court, '返还')).toBe(amount(overBack));

    const won = sets[0] > sets[1] ? '赢' : '输';
    const lawn = orders.cards.filter({ hasText: tennis.home });
    await expect(lawn).toContainText(`已结算·${won}`);
    await expect(lawn).toContainText(`全场 ${sets.join('-')}，结算为${won}。`);
    const homeBack = payout(STAKE, homePrice, won);
    expect(await orders.figure(lawn, '返还')).toBe(amount(homeBack));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('900.00') + overBack + homeBack));
    await auditLedger(0);
  });

  test(`${venue}: an outright bet is settled after the last match of the season and explained`, async ({
    page,
    control,
    slip,
    auditLedger,
  }) => {
    await page.goto(`/game/sport?t=outright&venue=${venue}`);
    // Over in two months: a record of ninety days still shows the bet.
    const contender = page
      .getByRole('main')
      .getByRole('button', { name: /^英格兰足球冠军联赛.* 冠军 .+ [\d.]+$/ })
      .first();
    await expect(contender).toBeEnabled();
    const name = ((await contender.getAttribute('aria-label')) ?? '').split(' ').at(-2)!;
    const contest = page.getByRole('heading', { name: /^英格兰足球冠军联赛/ }).first();
    const title = await contest.locator('span').first().innerText();
    await contender.click();
    await slip.open();
    // The title to be won, as the list names it.
    await expect(slip.sheet.getByText(title, { exact: true })).toBeVisible();
    await slip.stake('30');
    await slip.place();
    const { price, orderId } = await slip.accepted();
    await slip.finish();
    const orders = new OrdersPage(page);
    await orders.open();
    await expect(orders.card(orderId)).toContainText('已成立');
    await expect(orders.card(orderId)).toContainText(`冠军·${title}`);
    await expect(orders.card(orderId)).not.toContainText(' vs ');
    const max = amount(payout(cents('30.00'), price, '赢'));
    expect(await orders.figure(orders.card(orderId), '最高可得')).toBe(max);
    await auditLedger(1);

    await control.clock({ advanceMs: 65 * 24 * HOUR_MS });
    await page.goto('/mine/record/betRecord?state=settled&range=custom&from=2027-03-01&to=2027-03-31');
    const card = orders.card(orderId);
    await expect(card).toContainText(/已结算·[赢输]/);
    const won = (await card.innerText()).includes('已结算·赢');
    await expect(card).toContainText(`${name}${won ? '胜出，结算为赢' : '未胜出，结算为输'}。`);
    expect(await orders.figure(card, '返还')).toBe(won ? max : '0.00');
    await auditLedger(0);
  });
}
