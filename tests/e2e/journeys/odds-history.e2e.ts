import { expect, test } from '../fixtures';
import { advance, comingMatch } from '../matches';
import { EventPage } from '../pages/event-page';
import { priceOf } from '../pages/sport-page';
import { TrendTab } from '../pages/trend-tab';
import { VENUES } from '../venues';

const HISTORY = 'POST /feed/api/v1/odds/history';

for (const venue of VENUES) {
  test(`${venue}: a price’s way is older than the visit, ends with the button’s price, and goes on with it`, async ({
    page,
    control,
    match,
  }) => {
    const event = new EventPage(page);
    await event.open(match, venue);
    const button = event.winner('主', venue);
    const price = await priceOf(button);
    const trend = new TrendTab(page);
    await trend.open();

    // Long before this visit, which is on another day.
    await expect.poll(async () => (await trend.figure('初盘')).note).toMatch(/^\d\d-\d\d \d\d:\d\d$|^\d\d:\d\d:\d\d$/);
    expect(await trend.figure('现价')).toMatchObject({ price });
    const whole = page.getByRole('group', { name: '时间范围' }).getByRole('button', { name: '全程' });
    await whole.click();
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    await trend.show('表格');
    const before = await trend.rows();
    expect(before.length).toBeGreaterThan(10);
    expect(before[0]![1]).toBe(price);
    expect(before.at(-1)!.at(-1)).toBe('初盘');
    expect(before.at(-1)![1]).toBe((await trend.figure('初盘')).price);

    await control.event(match.id, { type: 'goal', side: 'home' });
    await advance(control, 1);
    await expect.poll(async () => Number((await trend.figure('现价')).price)).toBeLessThan(Number(price));
    const { price: fallen, note } = await trend.figure('现价');
    expect(note).toMatch(/^(▲ 升|▼ 降|持平)$/);
    await expect.poll(async () => (await trend.rows())[0]).toContain(fallen);
    const after = await trend.rows();
    expect(after.length).toBeGreaterThan(before.length);
    expect(after[0]!.at(-1)).toBe('▼ 降');

    await event.tab('盘口');
    await expect(button).toHaveAccessibleName(new RegExp(` ${fallen}$`));
  });
}

test('market, line and side are chosen, in the member’s odds; the drawing says in words what it shows', async ({
  page,
  control,
  match,
}) => {
  expect(match.id).toBeTruthy();
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ state: { oddsType: 1 }, version: 1 })));
  const coming = await comingMatch(control);
  await new EventPage(page).open(coming);
  const trend = new TrendTab(page);
  await trend.open();
  await trend.show('让球');
  const sides = trend.panel.getByRole('group', { name: '选项' });
  const away = sides.getByRole('button', { name: /^客/ });
  await away.click();
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  await expect(trend.panel.getByRole('figure')).toContainText(
    new RegExp(`${coming.home} 让球 客 \\S+ 赔率走势，全程：初盘 −?0\\.\\d\\d，现价 −?0\\.\\d\\d`),
  );
  await trend.show('表格');
  await expect(trend.table.getByRole('columnheader', { name: '主盘口' })).toBeVisible();

  const name = await away.textContent();
  await trend.panel.getByRole('combobox', { name: '盘口' }).selectOption({ index: 1 });
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  await expect(away).not.toHaveText(name!);
  await expect(trend.table).toHaveAccessibleName(`${coming.home} 让球 ${await away.textContent()} 赔率走势`);
});

test('a platform that refuses leaves what the page has seen, says so, and is asked again by hand', async ({ page, control, match }) => {
  await control.fault({ call: HISTORY, statusCode: 10001, times: 9 });
  const event = new EventPage(page);
  await event.open(match);
  const price = await priceOf(event.winner('主'));
  const trend = new TrendTab(page);
  await trend.open();
  await expect(trend.panel.getByText('平台没有给出更早的走势，这里只有打开本页后的变化')).toBeVisible();
  expect((await trend.figure('现价')).price).toBe(price);
  await control.clearFaults();
  await trend.show('重试');
  await expect(trend.panel.getByText('越近的时间记得越密')).toBeVisible();
});
