import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { comingMatch } from '../../matches';
import { amount, cents } from '../../money';
import { CashOut } from '../../pages/cash-out';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';
import { Slip } from '../../pages/slip';
import { SportPage } from '../../pages/sport-page';
import type { Control } from '../../../support/control-client';
import { letsTapsThrough } from '../../toasts';
import { endOf, sendsOf, VENUES, WIRE, type Venue } from '../../venues';

/** 提前结算. A bet on a match to come is accepted at once; its price is five percent below its worth. */
test.beforeEach(async ({ member }) => {
  expect(member.userName).toBeTruthy();
});

/** A bet of 100 that runs, and its card in the records. */
async function runningBet(page: Page, control: Control, venue: Venue): Promise<OrdersPage> {
  const sport = new SportPage(page);
  const slip = new Slip(page, control);
  await sport.open('today', venue);
  await sport.choose(await comingMatch(control), '主');
  await slip.open();
  await slip.stake('100');
  await slip.place();
  await slip.accepted();
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.cards).toHaveCount(1);
  return orders;
}

async function expectAvailable(page: Page, wanted: bigint): Promise<void> {
  const mine = new MinePage(page);
  await mine.open();
  await expect(mine.available).toHaveText(amount(wanted));
}

for (const venue of VENUES) {
  test(`${venue}: cashes out a whole bet and asks again when its price changed at the last moment`, async ({
    page,
    control,
    auditLedger,
  }) => {
    const orders = await runningBet(page, control, venue);
    const cashOut = new CashOut(page);
    await cashOut.open();
    await control.fault({ call: WIRE[venue].cashOut, statusCode: WIRE[venue].moved, times: 1 });
    await cashOut.confirm.click();
    await expect(cashOut.sheet.getByText('价格已变，请确认新的金额')).toBeVisible();
    await expect(cashOut.confirm).toBeEnabled();
    const paid = await cashOut.offered();
    expect(paid > cents('80.00') && paid < cents('100.00')).toBe(true);
    await cashOut.confirm.click();
    const line = page.getByText(`已收回 ${amount(paid)} 币`);
    await expect(line).toBeVisible();
    await expect(cashOut.sheet).toBeHidden();
    expect(await letsTapsThrough(line), 'the tabs beneath the line take taps').toBe(true);
    // The card stays in its place with its result until the page is left.
    await expect(orders.cards.first()).toContainText(/已结算.*提前结算/);

    await orders.show('已结算');
    const card = orders.cards.first();
    await expect(card).toContainText(`已提前结算本金 100.00，收回 ${amount(paid)}`);
    expect(await orders.figure(card, '返还')).toBe(amount(paid));
    expect(await orders.figure(card, '输赢')).toBe(`输 −${amount(cents('100.00') - paid)}`);
    await expectAvailable(page, cents('900.00') + paid);
    await auditLedger(0);
  });

  test(`${venue}: looks up the result of a cash-out whose response was lost instead of sending it again`, async ({
    page,
    control,
    auditLedger,
  }) => {
    const orders = await runningBet(page, control, venue);
    const cashOut = new CashOut(page);
    await cashOut.open();
    const paid = await cashOut.offered();
    const sends = sendsOf(page, WIRE[venue].cashOut);
    await control.fault({ call: WIRE[venue].cashOut, drop: 'after', times: 1 });
    await cashOut.confirm.click();
    await expect(page.getByText(`已收回 ${amount(paid)} 币`)).toBeVisible();
    await orders.show('已结算');
    await expect(orders.cards.first()).toContainText(`已提前结算本金 100.00，收回 ${amount(paid)}`);
    expect(sends()).toBe(1);
    await expectAvailable(page, cents('900.00') + paid);
    await auditLedger(0);
  });
}

test(
  'FB: a partial cash-out pays the shown amount once even when the response is lost, and the rest of the bet settles',
  { tag: '@smoke' },
  async ({ page, control, auditLedger }) => {
    const orders = await runningBet(page, control, 'FBTY');
    const cashOut = new CashOut(page);
    await cashOut.open();
    await cashOut.half();
    const paid = await cashOut.offered();
    expect(paid > cents('40.00') && paid < cents('50.00')).toBe(true);
    const sends = sendsOf(page, WIRE.FBTY.cashOut);
    await control.fault({ call: WIRE.FBTY.cashOut, drop: 'after', times: 1 });
    await cashOut.confirm.click();
    await expect(page.getByText(`已收回 ${amount(paid)} 币`)).toBeVisible();
    const card = orders.cards.first();
    await expect(card).toContainText(`已提前结算本金 50.00，收回 ${amount(paid)}`);
    await expect(card).toContainText('已成立');
    await expect(cashOut.button).toBeEnabled();
    expect(sends()).toBe(1);
    await expectAvailable(page, cents('900.00') + paid);

    await control.clock({ advanceMs: 12 * 3_600_000 });
    await orders.open('settled');
    await expect(card).toContainText('已结算');
    await auditLedger(0);
  },
);

test('a cash-out that is pending when the page is left shows its result on the next page', async ({ page, control, auditLedger }) => {
  const orders = await runningBet(page, control, 'FBTY');
  const cashOut = new CashOut(page);
  await cashOut.open();
  await cashOut.half();
  const paid = await cashOut.offered();
  // The venue executes it; its response stays pending.
  const done = new Promise<void>((resolve) => {
    void page.route(`**${endOf(WIRE.FBTY.cashOut)}`, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await cashOut.confirm.click();
  await done;
  const sends = sendsOf(page, WIRE.FBTY.cashOut);
  await page.reload();
  await expect(page.getByText(`已收回 ${amount(paid)} 币`)).toBeVisible();
  await expect(orders.cards.first()).toContainText(`已提前结算本金 50.00，收回 ${amount(paid)}`);
  await expect(cashOut.button).toBeEnabled();
  expect(sends()).toBe(0);
  await expectAvailable(page, cents('900.00') + paid);
  await auditLedger(1);
});

test('IM: reports that a cash-out price expired after a minute and pays the new one', async ({ page, control, auditLedger }) => {
  await runningBet(page, control, 'IMTY');
  const cashOut = new CashOut(page);
  await cashOut.open();
  // No newer price reaches the page before the old one is confirmed.
  let letThrough = () => {};
  const blocked = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/GetDeltaBetTrade', async (route) => {
    await blocked;
    await route.continue();
  });
  await control.clock({ advanceMs: 120_000 });
  await cashOut.confirm.click();
  await expect(cashOut.sheet.getByText('价格已变，请确认新的金额')).toBeVisible();
  // The old price cannot be confirmed again while the new one is pending.
  await expect(cashOut.sheet.getByRole('button', { name: '正在更新价格' })).toBeVisible();
  await expect(cashOut.confirm).toBeHidden();
  letThrough();
  await cashOut.confirm.click();
  await expect(page.getByText(/^已收回 [\d.]+ 币$/)).toBeVisible();
  await expect(cashOut.sheet).toBeHidden();
  await auditLedger(0);
});
