import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { CashOut } from '../../pages/cash-out';
import { EventPage } from '../../pages/event-page';
import { advance } from '../../matches';
import { inTime } from '../../passing';
import { sendsOf, WIRE } from '../../venues';

/** 我的注单 where a member watches: the tray over lists, the line and the tab of a match. */
const trayOf = (page: Page) => page.getByRole('region', { name: '我的注单' });
const rowOf = (page: Page, says: RegExp) => page.getByRole('button', { name: new RegExp(`^我的注单，.*${says.source}`) });
const hasNoOpenBets = (page: Page) =>
  expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).not.toContain('"open":[{')).toPass();

test(
  'a bet in play is in the tray of the list and in a tab of its match, where a goal changes what it needs and it is cashed out',
  { tag: '@smoke' },
  async ({ page, control, openBet, slip, sport, match, auditLedger }) => {
    await openBet('主');
    await slip.finish();
    const tray = trayOf(page);
    await sport.open();
    await inTime(page, control, (glance) => expect(tray).toContainText(/1 笔进行中·现值 \d/, glance));
    await expect(tray.getByRole('link')).toHaveAttribute('href', '/mine/record/betRecord');

    const event = new EventPage(page);
    await event.open(match);
    const line = event.board.getByRole('button', { name: /^我的 1 笔·现值 \d/ });
    await inTime(page, control, (glance) => expect(line).toBeVisible(glance));
    await expect(tray).toBeHidden();
    await line.click();
    await expect(rowOf(page, /独赢 [\d.]+，还差 1 球，可提前结算 [\d.]+$/)).toBeVisible();
    await control.event(match.id, { type: 'goal', side: 'home' });
    await inTime(page, control, (glance) => expect(rowOf(page, /独赢 [\d.]+，领先中，暂停$/)).toBeVisible(glance));
    await advance(control, 2);
    const row = rowOf(page, /独赢 [\d.]+，领先中，可提前结算 [\d.]+$/);
    await inTime(page, control, (glance) => expect(row).toBeVisible(glance));
    await row.click();
    const cashOut = new CashOut(page);
    await cashOut.open();
    await cashOut.confirm.click();
    await inTime(page, control, (glance) => expect(page.getByText('本场暂无未结算注单')).toBeVisible(glance));
    await expect(line).toBeHidden();

    await hasNoOpenBets(page);
    await sport.open();
    await expect(page.getByRole('button', { name: / 独赢 主 / }).first()).toBeVisible();
    await expect(tray).toBeHidden();
    await auditLedger(0);
  },
);

test('a cash-out from the match whose response is lost is looked up there and never sent again', async ({
  page,
  control,
  openBet,
  slip,
  match,
  auditLedger,
}) => {
  await openBet('主');
  await slip.finish();
  const event = new EventPage(page);
  await event.open(match);
  const tab = event.tabs.getByRole('button', { name: /^注单/ });
  await inTime(page, control, (glance) => expect(tab).toBeVisible(glance));
  await tab.click();
  await rowOf(page, /可提前结算/).click();
  const cashOut = new CashOut(page);
  await cashOut.open();
  const sends = sendsOf(page, WIRE.FBTY.cashOut);
  await control.fault({ call: WIRE.FBTY.cashOut, drop: 'after', times: 1 });
  await cashOut.confirm.click();
  await inTime(page, control, (glance) => expect(page.getByText('本场暂无未结算注单')).toBeVisible(glance));
  expect(sends()).toBe(1);
  await auditLedger(0);
});

test('the tray lies above the slip’s bar, covers no price at the end of the list and stays closed for the visit', async ({
  page,
  control,
  openBet,
  slip,
  sport,
  match,
}) => {
  await openBet('主');
  await slip.finish();
  await sport.open();
  await sport.choose(match, '客');
  const tray = trayOf(page);
  await inTime(page, control, (glance) => expect(tray).toBeVisible(glance));
  const [above, bar] = [await tray.boundingBox(), await slip.bar.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(bar!.y);
  await slip.open();
  await expect(tray).toBeHidden();
  await slip.close();
  await expect(tray).toBeVisible();
  const coveredAtEnd = () =>
    tray.evaluate((seen) => {
      // Rows that come into view take their real height: the end is reached after a few steps.
      scrollTo(0, document.documentElement.scrollHeight);
      const box = seen.getBoundingClientRect();
      return [...document.querySelectorAll('main a[href], main button')]
        .map((one) => ({ text: one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ top, bottom, height }) => height > 0 && top < box.bottom && bottom > box.top)
        .map(({ text }) => text);
    });
  await expect(async () => expect(await coveredAtEnd()).toEqual([])).toPass({ timeout: 20_000 });
  await tray.getByRole('button', { name: '关闭' }).click();
  await expect(tray).toBeHidden();
  await page.goto('/');
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"open":[{')).toPass();
  await expect(tray).toBeHidden();
});
