import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { OrdersPage } from '../../pages/orders-page';
import { Slip } from '../../pages/slip';
import { sendsOf } from '../../venues';

const FULL = '浏览器无法保存数据（存储空间已满或被禁用），未提交，未扣款。请清理浏览器数据、关闭无痕模式，或换浏览器后再试';

/** Fills localStorage to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 16, count = 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`x${(count += 1)}`, 'x'.repeat(size));
      } catch {
        // This size no longer fits.
      }
    }
  });

const SINGLE = 'POST /v1/order/bet/singlePass';
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: '温馨提示' }).or(page.getByRole('dialog', { name: '温馨提示' }));

test('a bet that cannot be stored because the browser’s storage is full is not sent, before and after a reload', async ({
  page,
  member,
  slip,
  startBet,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const bets = sendsOf(page, SINGLE);
  await startBet('主');
  await slip.stake('10');
  await fillStorage(page);
  for (const visit of ['first', 'after a reload']) {
    if (visit !== 'first') {
      await dialogOf(page).getByRole('button', { name: '确定' }).click();
      await page.reload();
      await slip.open();
    }
    await slip.place();
    await expect(dialogOf(page)).toContainText(FULL);
    expect(bets()).toBe(0);
  }
  await dialogOf(page).getByRole('button', { name: '确定' }).click();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^x\d+$/.test(key)) localStorage.removeItem(key);
  });
  // Once there is room, the same tap places the bet.
  await slip.place();
  const { orderId } = await slip.accepted();
  expect(bets()).toBe(1);
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(orderId)).toContainText('已成立');
  await expect(orders.cards).toHaveCount(1);
  await auditLedger(1);
});

test('two tabs that are tapped together send one bet, each time', async ({
  page,
  context,
  control,
  member,
  slip,
  startBet,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const other = await context.newPage();
  const second = new Slip(other, control);
  const bets = sendsOf(page, SINGLE);
  const otherBets = sendsOf(other, SINGLE);
  let sent = 0;
  for (const count of [1, 2, 3]) {
    await startBet('主');
    await slip.stake('20');
    await other.goto(page.url());
    await second.open();
    for (const { placeButton } of [slip, second]) await expect(placeButton).toBeEnabled();
    const tap = (button: HTMLElement | SVGElement) => (button as HTMLElement).click();
    await Promise.all([slip, second].map(({ placeButton }) => placeButton.evaluate(tap)));
    await expect.poll(() => bets() + otherBets()).toBe(count);
    const sender = bets() > sent ? slip : second;
    sent = bets();
    await sender.accepted();
    expect(bets() + otherBets()).toBe(count);
    await auditLedger(count);
    await page.goto('/');
  }
});
