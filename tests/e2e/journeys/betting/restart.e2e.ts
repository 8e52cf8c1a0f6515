import { expect, test } from '../../fixtures';
import { comingMatch } from '../../matches';
import { amount, cents, payout } from '../../money';
import { OrdersPage } from '../../pages/orders-page';
import { stopClock } from '../../time';

test('a crash of the platform between bet and settlement changes no payout', async ({
  page,
  control,
  stack,
  member,
  match,
  slip,
  startBet,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  await startBet('和');
  await slip.stake('40');
  await slip.place();
  const { price, orderId } = await slip.accepted();
  const before = await control.audit();

  await stack.stopSandbox('SIGKILL');
  await stack.startSandbox();
  expect(await control.audit()).toEqual(before);
  await control.event(match.id, { type: 'finish' });
  const orders = new OrdersPage(page);
  await orders.open('settled');
  await expect(orders.card(orderId)).toContainText('已结算·赢');
  expect(await orders.figure(orders.card(orderId), '返还')).toBe(amount(payout(cents('40.00'), price, '赢')));
  await auditLedger(0);
});

test('a bet whose response was lost in a crash is found again exactly once', async ({
  page,
  control,
  stack,
  member,
  sport,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  await stopClock(page);
  const match = await comingMatch(control);
  await sport.open('today');
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('60');
  await control.fault({ call: 'POST /v1/order/bet/singlePass', drop: 'after' });
  // The order list responds only after the crash, however long the page takes to show its earlier data.
  await control.fault({ call: 'POST /v1/order/new/bet/list', latencyMs: 600_000 });
  await slip.place();
  await expect(slip.leg(match).getByText('未收到场馆结果，正在查询注单，不会重复提交', { exact: true })).toBeVisible();
  await expect(slip.leg(match).getByText('确认中')).toBeVisible();
  await expect(slip.placeButton).toBeHidden();
  await stack.stopSandbox('SIGKILL');
  // The member waits it out, even through a reload.
  await page.reload();
  await stack.startSandbox();

  await slip.open();
  const { orderId } = await slip.accepted();
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(orderId)).toContainText('已成立');
  await expect(orders.cards).toHaveCount(1);
  await auditLedger(1);
});
