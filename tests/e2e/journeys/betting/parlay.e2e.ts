import { expect, test } from '../../fixtures';
import { liveMatches } from '../../matches';
import { amount, cents } from '../../money';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';
import { inParlays, namedAt, shortName, VENUES } from '../../venues';

/** Return of a parlay: every price on the stake, parts of a cent cut once. Prices have two places, as shown. */
function parlayReturn(stake: bigint, prices: readonly string[]): bigint {
  return prices.reduce((total, price) => total * cents(price), stake) / 100n ** BigInt(prices.length);
}

test.beforeEach(async ({ member }) => {
  expect(member.userName).toBeTruthy();
});

for (const venue of VENUES) {
  test(`${venue}: a parlay of three matches is accepted, won leg by leg and paid to the cent`, async ({
    page,
    control,
    sport,
    slip,
    auditLedger,
  }) => {
    const matches = (await liveMatches(control, 5)).filter(inParlays).slice(0, 3);
    await sport.open('live', venue);
    const prices: string[] = [];
    for (const match of matches) prices.push(await sport.choose(match, '主'));
    await slip.open();
    await slip.setMode('串关');
    await slip.stakeCombo('三串一', '100');
    const max = parlayReturn(cents('100.00'), prices);
    await expect(slip.placeButton).toContainText(`可得 ${amount(max)}`);
    await slip.place();
    await slip.decided((glance) => expect(slip.receipts).toContainText('三串一 已成立', glance));
    await slip.finish();

    const orders = new OrdersPage(page);
    await orders.open();
    const card = orders.cards.filter({ has: page.getByRole('heading', { name: '三串一' }) });
    await expect(card).toContainText('已成立');
    await expect(card).toContainText(shortName(venue));
    for (const [at, match] of matches.entries()) await expect(card).toContainText(`${namedAt(match, venue).home} @${prices[at]}`);
    expect(await orders.figure(card, '最高可得')).toBe(amount(max));
    await expect(card.getByRole('listitem').filter({ hasText: '进行中' })).toHaveCount(3);

    for (const match of matches) await control.event(match.id, { type: 'goal', side: 'home' });
    for (const match of matches) await control.event(match.id, { type: 'finish' });
    await orders.open('settled');
    await expect(card).toContainText('已结算·赢');
    expect(await orders.figure(card, '返还')).toBe(amount(max));
    await expect(card.getByText('全场 1-0，结算为赢。')).toHaveCount(3);
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('900.00') + max));
    await auditLedger(0);
  });

  test(`${venue}: a system of three legs makes four bets and pays for the pair that wins`, async ({
    page,
    control,
    sport,
    slip,
    auditLedger,
  }) => {
    const matches = (await liveMatches(control, 5)).filter(inParlays).slice(0, 3);
    await sport.open('live', venue);
    const prices: string[] = [];
    for (const match of matches) prices.push(await sport.choose(match, '主'));
    await slip.open();
    await slip.setMode('复式');
    await slip.stakeCombo('3串4', '10');
    await expect(slip.sheet.getByText('每注金额，共 4 注 40.00')).toBeVisible();
    await slip.place();
    await slip.decided((glance) => expect(slip.receipts).toContainText('3串4 已成立', glance));
    await slip.finish();

    // Two homes win, the third match stays level: one pair of the four bets pays.
    for (const match of matches.slice(0, 2)) await control.event(match.id, { type: 'goal', side: 'home' });
    for (const match of matches) await control.event(match.id, { type: 'finish' });
    const orders = new OrdersPage(page);
    await orders.open('settled');
    const card = orders.cards.filter({ has: page.getByRole('heading', { name: '3串4' }) });
    await expect(card).toContainText('4 注，每注 10.00');
    await expect(card.getByText('全场 1-0，结算为赢。')).toHaveCount(2);
    await expect(card.getByText('全场 0-0，结算为输。')).toHaveCount(1);
    const won = parlayReturn(cents('10.00'), prices.slice(0, 2));
    expect(await orders.figure(card, '返还')).toBe(amount(won));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('960.00') + won));
    await auditLedger(0);
  });
}

test('two selections of one match cannot be combined: the leg explains that, and one tap makes them singles', async ({
  control,
  sport,
  slip,
}) => {
  const [match] = await liveMatches(control, 1);
  await sport.open();
  await sport.choose(match!, '主');
  await sport.choose(match!, '和');
  await slip.open();
  await slip.setMode('串关');
  await expect(slip.sheet.getByText('与第1项同场，不可串关')).toBeVisible();
  await expect(slip.button('同场赛事不可串关')).toBeDisabled();
  await slip.button('改为单关').click();
  await expect(slip.sheet.getByRole('textbox', { name: '全部同额' })).toBeVisible();
});

test('an eleventh leg is too many for a parlay: the leg explains that, and one tap removes it', async ({ control, sport, slip }) => {
  const matches = (await control.matches('today')).slice(0, 11);
  await sport.open('today');
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('串关');
  await expect(slip.leg(matches[10]!).getByText('一张串关最多 10 项')).toBeVisible();
  await expect(slip.sheet.getByText('一张串关最多 10 项')).toHaveCount(1);
  await expect(slip.button('选项过多')).toBeDisabled();
  await expect(slip.sheet.getByRole('textbox', { name: /^投注金额 .*，选项过多$/ })).toBeDisabled();
  await expect(slip.sheet.getByText('复式最多 10 项')).toBeVisible();
  await slip.button('只留前 10 项').click();
  await expect(slip.leg(matches[10]!)).toHaveCount(0);
  await slip.stakeCombo('十串一', '10');
  await expect(slip.placeButton).toBeEnabled();
});
