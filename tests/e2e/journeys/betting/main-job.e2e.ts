import { FULL_RUN } from '../../../support/seed';
import { expect, test } from '../../fixtures';
import { amount, cents, payout } from '../../money';
import { EntryPage } from '../../pages/entry-page';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';

const STAKE = cents('100.00');

// @spec 2.06 2.38
test(
  'a new member registers, bets on a live match, sees a goal and is paid to the cent',
  { tag: '@smoke' },
  async ({ page, control, match, sport, slip, startBet, auditLedger }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
    await new EntryPage(page).register('newcomer1', 'Wind+2026');
    await expect(page.getByRole('region', { name: '中心钱包' })).toContainText('1,000.00');

    const seen = await startBet('主');
    await slip.stake('100');
    await expect(slip.placeButton).toContainText(`可得 ${amount(payout(STAKE, seen, '赢'))}`);
    // The venue's own four to six seconds are waited for in a full run.
    if (!FULL_RUN) await control.clock({ decisions: 'hold' });
    await slip.place();
    await expect(slip.leg(match).getByText('确认中')).toBeVisible();
    const { price, orderId } = await slip.accepted({ byItself: FULL_RUN });
    expect(price).toBe(seen);
    await slip.finish();

    const orders = new OrdersPage(page);
    await orders.open();
    const card = orders.card(orderId);
    await expect(card).toContainText('已成立');
    expect(await orders.figure(card, '最高可得')).toBe(amount(payout(STAKE, price, '赢')));

    await control.event(match.id, { type: 'goal', side: 'home' });
    await sport.open();
    await sport.lookAt(match);
    await expect(sport.link(match, [1, 0])).toBeVisible();
    await control.event(match.id, { type: 'finish' });

    await orders.open('settled');
    const settled = orders.card(orderId);
    await expect(settled).toContainText('已结算·赢');
    await expect(settled).toContainText('全场 1-0');
    expect(await orders.figure(settled, '返还')).toBe(amount(payout(STAKE, price, '赢')));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(cents('900.00') + payout(STAKE, price, '赢')));
    await expect(new MinePage(page).locked).toHaveText('0.00');
    await auditLedger(0);
  },
);

// @spec 2.05
test(
  'the demo member logs in by the form and stays logged in; a lost bet costs its stake',
  { tag: '@smoke' },
  async ({ page, context, control, match, sport, slip, auditLedger }) => {
    await page.goto('/user/login?redirect=%2Fgame%2Fsport');
    await new EntryPage(page).logIn('demo2026', 'Demo@2026', true);
    await expect(page).toHaveURL(/\/game\/sport/);
    const token = (await context.cookies()).find(({ name }) => name === 'token');
    const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    const price = await sport.choose(match, '客');
    await slip.open();
    await slip.stake('250');
    await slip.place();
    const receipt = await slip.accepted();
    expect(receipt.price).toBe(price);

    await control.event(match.id, { type: 'goal', side: 'home' });
    await control.event(match.id, { type: 'finish' });
    await slip.receipts.getByRole('link', { name: '投注记录' }).click();
    const orders = new OrdersPage(page);
    await orders.show('已结算');
    const settled = orders.card(receipt.orderId);
    await expect(settled).toContainText('已结算·输');
    expect(await orders.figure(settled, '输赢')).toBe('输 −250.00');
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText('9,750.00');
    await auditLedger(0);
  },
);
