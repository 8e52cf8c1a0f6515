import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { EventPage } from '../../pages/event-page';
import { priceOf } from '../../pages/sport-page';
import { TrendTab } from '../../pages/trend-tab';
import { inTime } from '../../passing';
import { VENUES } from '../../venues';

for (const venue of VENUES) {
  test(`${venue}: the price history begins before the visit, ends with the button’s price, and grows with it`, async ({
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

    const whole = page.getByRole('group', { name: '时间范围' }).getByRole('button', { name: '全程' });
    await whole.click();
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    const cut = await page
      .getByRole('group', { name: '时间范围' })
      .getByRole('button')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent));
    expect(cut, 'texts wider than their place').toEqual([]);
    // Long before this visit, which is on another day.
    await expect.poll(async () => (await trend.figure('初盘')).note).toMatch(/^\d\d-\d\d \d\d:\d\d$|^\d\d:\d\d:\d\d$/);
    expect(await trend.figure('现价')).toMatchObject({ price });
    await trend.show('表格');
    const before = await trend.rows();
    expect(before.length).toBeGreaterThan(10);
    expect(before[0]![1]).toBe(price);
    expect(before.at(-1)!.at(-1)).toBe('初盘');
    expect(before.at(-1)![1]).toBe((await trend.figure('初盘')).price);

    await control.event(match.id, { type: 'goal', side: 'home' });
    await advance(control, 1);
    await inTime(page, control, (glance) =>
      expect.poll(async () => Number((await trend.figure('现价')).price), glance).toBeLessThan(Number(price)),
    );
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
