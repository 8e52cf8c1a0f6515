import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures';
import { advance, comingMatch } from '../../matches';
import { OrdersPage } from '../../pages/orders-page';
import { namedAt, shortName, VENUES } from '../../venues';

/** 投注记录 of three venues as one list: the page and the exported table have the orders that the address requests. */
test('the order records keep venue and days in the address, and the exported table contains the shown orders', async ({
  page,
  control,
  member,
  sport,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const match = await comingMatch(control);
  const ids = new Map<string, string>();
  for (const [at, venue] of VENUES.entries()) {
    await sport.open('today', venue);
    await sport.choose(match, '主');
    await slip.open();
    await slip.stake(String(10 * (at + 1)));
    await slip.place();
    ids.set(venue, (await slip.accepted()).orderId);
    await slip.finish();
  }
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.cards).toHaveCount(3);
  for (const venue of VENUES) await expect(orders.card(ids.get(venue)!)).toContainText(shortName(venue));

  await test.step('a venue is selected by one tap and one parameter of the address', async () => {
    await page.getByRole('group', { name: '场馆' }).getByRole('button', { name: 'IM体育' }).click();
    await expect(page).toHaveURL(/\/mine\/record\/betRecord\?venue=IMTY$/);
    await expect(orders.cards).toHaveCount(1);
    await page.reload();
    await expect(orders.cards).toHaveCount(1);
    await expect(orders.card(ids.get('IMTY')!)).toBeVisible();
  });

  await advance(control, 14 * 60);
  await test.step('settled: days and venue together, and a way back through the address', async () => {
    await page.goto('/mine/record/betRecord?state=settled&range=month&venue=OBTY');
    await expect(orders.cards).toHaveCount(1);
    await expect(orders.card(ids.get('OBTY')!)).toContainText('已结算');
    await page.goto('/mine/record/betRecord?state=settled&range=month');
    await expect(orders.cards).toHaveCount(3);
    await expect(page.getByRole('combobox', { name: '投注日期' })).toHaveValue('month');
  });

  await test.step('the table contains all three, with outcome and money', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载表格' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]!.startsWith('\uFEFF场馆,单号,投注时间,状态,结果')).toBe(true);
    expect(lines).toHaveLength(4);
    for (const [at, venue] of VENUES.entries()) {
      const line = lines.find((one) => one.startsWith(`${shortName(venue)}体育,`))!;
      const { home, away } = namedAt(match, venue);
      expect(line).toContain(ids.get(venue)!);
      expect(line).toContain('已结算');
      expect(line).toContain(`${home} vs ${away} 独赢·全场 ${home} @`);
      expect(line).toContain(`,${10 * (at + 1)}.00,`);
    }
  });
  await auditLedger(0);
});
