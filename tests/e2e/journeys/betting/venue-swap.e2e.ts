import { expect, test } from '../../fixtures';
import { OrdersPage } from '../../pages/orders-page';
import { inParlays, namedAt, shortName, VENUES } from '../../venues';

test.beforeEach(async ({ member }) => {
  expect(member.userName).toBeTruthy();
});

test('legs of three venues move to one with a tap, and are placed there as one parlay', async ({
  control,
  sport,
  slip,
  page,
  auditLedger,
}) => {
  const matches = (await control.matches('today')).filter(inParlays).slice(0, 3);
  for (const [index, venue] of VENUES.entries()) {
    await sport.open('today', venue);
    await sport.choose(matches[index]!, '主');
  }
  await slip.open();
  await slip.setMode('串关');
  await expect(slip.sheet.getByText('与第1项不在同一场馆，不可串关')).toHaveCount(2);
  const foot = slip.sheet.getByRole('region', { name: '同馆串关' });
  const moveAll = foot.getByRole('button', { name: /^一键换馆/ });
  // Every venue has responded: the order of their totals is final.
  await expect(foot.getByRole('button')).toHaveCount(VENUES.length, { timeout: 20_000 });
  const [, to, total] = /全部换到 (\w+)，总赔率 ([\d.]+)$/.exec((await moveAll.getAttribute('aria-label'))!)!;
  // The one with the highest total is offered first.
  const others = await foot.getByRole('button').allInnerTexts();
  for (const other of others.slice(1)) expect(Number(other.split(' ')[1])).toBeLessThanOrEqual(Number(total));
  await moveAll.click();
  await expect(foot).toHaveCount(0);
  for (const match of matches) await expect(slip.leg(match)).toContainText(`·${to}`);
  await slip.stakeCombo('三串一', '20');
  await expect(slip.sheet.getByText(total!, { exact: true })).toBeVisible();
  await slip.place();
  await slip.decided((glance) => expect(slip.receipts).toContainText('三串一 已成立', glance));
  await expect(slip.receipts).toContainText(`${to}·1 注 × 20.00`);
  await slip.finish();

  const orders = new OrdersPage(page);
  await orders.open();
  const card = orders.cards.filter({ has: page.getByRole('heading', { name: '三串一' }) });
  await expect(card).toContainText('已成立');
  await expect(card).toContainText(to!);
  const venue = VENUES.find((one) => shortName(one) === to)!;
  for (const match of matches) await expect(card).toContainText(namedAt(match, venue).home);
  await auditLedger(1);
});

test('a single moves to the venue that pays more, is undone with its stake, and is placed after a second move', async ({
  control,
  sport,
  slip,
  auditLedger,
}) => {
  const matches = (await control.matches('today')).slice(0, 4);
  await sport.open('today');
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('单关');
  const offer = slip.sheet.getByRole('button', { name: /^换到 (IM|OB)：/ }).first();
  await expect(offer).toBeVisible({ timeout: 20_000 });
  const name = (await offer.getAttribute('aria-label'))!;
  const [, to, price] = /^换到 (IM|OB)：.*，赔率 ([\d.]+)，高 [\d.]+$/.exec(name)!;
  const venue = VENUES.find((one) => shortName(one) === to)!;
  const match = matches.find((one) => name.includes(`：${namedAt(one, venue).home}独赢`))!;
  const leg = slip.leg(match);
  await leg.getByRole('textbox').fill('50');

  // A leg above may have got an offer meanwhile.
  const move = leg.getByRole('button', { name: new RegExp(`^换到 ${to}`) });
  await move.click();
  await expect(leg).toContainText(`·${to}`);
  await expect(leg).toContainText(price!);
  await expect(leg.getByRole('textbox')).toHaveValue('50');
  // The slip's keypad has an undo of its own.
  await slip.page.locator('output').getByRole('button', { name: '撤销' }).click();
  await expect(leg).toContainText('·FB');
  await expect(leg.getByRole('textbox')).toHaveValue('50');

  await move.click();
  await expect(leg).toContainText(`·${to}`);
  await slip.place();
  await slip.decided((glance) => expect(slip.receipts).toContainText('已成立', glance));
  await expect(slip.receipts).toContainText(`赔率 ${price}`);
  await expect(slip.receipts).toContainText(`·${to}`);
  await auditLedger(1);
});
