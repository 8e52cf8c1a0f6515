import { FULL_RUN, sample } from '../../../support/seed';
import { requestTimes } from '../../request-times';
import { expect, test } from '../../fixtures';
import { advance, comingMatch, liveMatches } from '../../matches';
import { amount, cents, payout } from '../../money';
import { EventPage } from '../../pages/event-page';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';
import { priceOf } from '../../pages/sport-page';
import { inTime } from '../../passing';
import { stopClock } from '../../time';
import { endOf, namedAt, sendsOf, shortName, VENUES, WIRE } from '../../venues';

/** Fates of a single between the tap and the order, at each venue: the member must not see that they differ. */
const REJECTION_TEXTS = {
  FBTY: '场馆未接受，未扣款',
  IMTY: '确认期间比分、盘口或赔率已变更',
  OBTY: '确认期间比分、盘口或赔率已变更',
} as const;

test.beforeEach(({ member }) => {
  expect(member.userName).toBeTruthy();
});

// FB's is the main job's.
for (const venue of ['IMTY', 'OBTY'] as const) {
  // The venue's own four to six seconds are waited for in a full run.
  // @spec 7.58
  test(`${venue}: a single in play is pending, then accepted, and is paid to the cent`, async ({
    page,
    control,
    match,
    sport,
    slip,
    auditLedger,
  }) => {
    await sport.open();
    const elsewhere = await priceOf(sport.odds(match, '主'));
    await sport.switchVenue(venue);
    await expect(sport.venue(shortName(venue))).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`venue=${venue}`));
    await sport.lookAt(match);
    await expect.poll(() => priceOf(sport.odds(match, '主'))).not.toBe(elsewhere);
    const seen = await sport.choose(match, '主');
    const win = payout(cents('100.00'), seen, '赢');
    await slip.open();
    await slip.stake('100');
    await expect(slip.placeButton).toContainText(`可得 ${amount(win)}`);
    if (!FULL_RUN) await control.clock({ decisions: 'hold' });
    await slip.place();
    await expect(slip.leg(match).getByText('确认中')).toBeVisible();
    const { price, orderId } = await slip.accepted({ byItself: FULL_RUN });
    expect(price).toBe(seen);
    await slip.finish();

    const orders = new OrdersPage(page);
    await orders.open();
    await expect(orders.card(orderId)).toContainText('已成立');
    await expect(orders.card(orderId)).toContainText(shortName(venue));
    await control.event(match.id, { type: 'goal', side: 'home' });
    await control.event(match.id, { type: 'finish' });
    await orders.open('settled');
    const card = orders.card(orderId);
    await expect(card).toContainText('已结算·赢');
    await expect(card).toContainText('全场 1-0');
    expect(await orders.figure(card, '返还')).toBe(amount(win));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('900.00') + win));
    await auditLedger(0);
  });
}

test('IMTY: quotes a selection at most once in five seconds without delaying the member, even after a reload', async ({
  page,
  control,
  slip,
  startBet,
  auditLedger,
}) => {
  const requests = await requestTimes(page, endOf(WIRE.IMTY.quote));
  const codes: number[] = [];
  await page.route(
    (url) => url.pathname.endsWith(endOf(WIRE.IMTY.quote)),
    async (route) => {
      // An idle connection that the site has closed loses a request before it is read.
      const response = await route.fetch({ maxRetries: 2 });
      const { StatusCode: code } = (await response.json()) as { StatusCode: number };
      codes.push(code);
      await route.fulfill({ response });
    },
  );
  await startBet('主', 'IMTY');
  await slip.stake('25');
  await expect(slip.placeButton).toBeEnabled();
  for (let looks = 0; looks < 3; looks += 1) {
    await slip.close();
    await slip.open();
    await expect(slip.placeButton).toBeEnabled();
  }
  await inTime(page, control, (glance) => expect.poll(() => codes.length, glance).toBeGreaterThan(2));
  expect(codes).toEqual(codes.map(() => 100));
  const times = await requests();
  for (const [i, at] of times.entries()) if (i > 0) expect(at - times[i - 1]!).toBeGreaterThan(5_000);

  // A reloaded page does not know the time of its last request: the venue reports it, the page shows the member nothing.
  await page.reload();
  await slip.open();
  await inTime(page, control, (glance) => expect(slip.placeButton).toBeEnabled(glance));
  await expect(slip.sheet.getByText(/频繁|失败/)).toHaveCount(0);
  await slip.place();
  await slip.accepted();
  await auditLedger(1);
});

for (const venue of VENUES) {
  test.describe(venue, () => {
    test('a bet is rejected and its stake returned when a goal falls while it is pending', async ({
      page,
      control,
      match,
      slip,
      startBet,
      auditLedger,
    }) => {
      await startBet('主', venue);
      await slip.stake('40');
      // The venue decides when the clock is moved on, however slow the machine is.
      await control.clock({ decisions: 'hold' });
      await slip.place();
      await expect(slip.leg(match).getByText('确认中')).toBeVisible();
      await control.event(match.id, { type: 'goal', side: 'away' });
      await slip.decided((glance) => expect(slip.leg(match).getByText(REJECTION_TEXTS[venue])).toBeVisible(glance));
      const orders = new OrdersPage(page);
      await orders.open('settled');
      await expect(orders.cards.first()).toContainText('已拒绝');
      await expect(orders.cards.first()).toContainText('40.00 币未扣款');
      await new MinePage(page).open();
      await expect(new MinePage(page).available).toHaveText('1,000.00');
      await auditLedger(0);
    });

    test('a bet whose response is lost is looked up in the order list and never sent again', async ({
      page,
      control,
      match,
      sport,
      slip,
      auditLedger,
    }) => {
      // OB's bet is in play: the order that is found is still undecided.
      const inPlay = venue === 'OBTY';
      await stopClock(page);
      await sport.open(inPlay ? 'live' : 'today', venue);
      await sport.choose(inPlay ? match : await comingMatch(control), '主');
      await slip.open();
      await slip.setPolicy('接受任何变化');
      await slip.stake('60');
      await expect(slip.placeButton).toBeEnabled();
      const sends = sendsOf(page, WIRE[venue].bet);
      await control.fault({ call: WIRE[venue].bet, drop: 'after', times: 1 });
      await slip.place();
      const { orderId } = await slip.accepted();
      expect(sends()).toBe(1);
      const orders = new OrdersPage(page);
      await orders.open();
      await expect(orders.card(orderId)).toContainText('已成立');
      await expect(orders.cards).toHaveCount(1);
      await auditLedger(1);
    });
  });
}

// In a full run at each venue.
for (const venue of sample(VENUES, 1, 'jumped line')) {
  test(`${venue}: a line that jumped is shown, can be accepted, and is bet on`, async ({ page, control, match, slip, auditLedger }) => {
    const event = new EventPage(page);
    await event.open(match, venue);
    await event.show('大小');
    await event.choose(event.sides('大小·全场', '大').first());
    await slip.open();
    await slip.stake('15');
    await expect(slip.placeButton).toBeEnabled();
    await control.event(match.id, { type: 'goal', side: 'home' });
    await advance(control, 1);
    await inTime(page, control, (glance) => expect(slip.leg(match).getByText(/^盘口已变更：大 .+ → 大 .+/)).toBeVisible(glance));
    await slip.button('接受新盘口').click();
    await slip.place();
    await slip.accepted();
    await auditLedger(1);
  });
}

// In a full run at each venue.
for (const venue of sample(VENUES, 1, 'expired session')) {
  test(`${venue}: a venue session that expires at the quote or at the bet is renewed unnoticed`, async ({
    control,
    slip,
    startBet,
    auditLedger,
  }) => {
    await startBet('客', venue);
    await control.fault({ call: WIRE[venue].quote, statusCode: WIRE[venue].expired, times: 1 });
    await slip.stake('20');
    await expect(slip.placeButton).toBeEnabled();
    await control.fault({ call: WIRE[venue].bet, statusCode: WIRE[venue].expired, times: 1 });
    await slip.place();
    await slip.accepted();
    await auditLedger(1);
  });
}

// In a full run at each venue.
for (const venue of sample(VENUES, 1, 'several singles')) {
  test(`${venue}: shows for each of several singles whether it was accepted`, async ({ page, control, sport, slip, auditLedger }) => {
    const [first, second] = await liveMatches(control, 2);
    await sport.open('live', venue);
    await sport.choose(first!, '主');
    await sport.choose(second!, '客');
    await slip.open();
    await slip.setMode('单关');
    await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('50');
    let resolved = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith(endOf(WIRE[venue].bet))) resolved += 1;
    });
    await control.clock({ decisions: 'hold' });
    await slip.place();
    await expect.poll(() => resolved).toBe(2);
    await control.event(second!.id, { type: 'goal', side: 'home' });
    // One receipt; the other leg stays in the slip with the reason under it.
    await slip.acceptedAll(1);
    await expect(slip.receipts).toContainText(namedAt(first!, venue).home);
    await slip.decided((glance) => expect(slip.leg(second!).getByText(REJECTION_TEXTS[venue])).toBeVisible(glance));
    await expect(slip.leg(first!)).toHaveCount(0);
    await expect(slip.sheet.getByRole('button', { name: /^移除 / })).toHaveCount(1);
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText('950.00');
    await auditLedger(1);
  });
}
