import type { Page } from '@playwright/test';
import { comingMatch, liveMatches } from '../matches';
import { EventPage } from '../pages/event-page';
import { OrdersPage } from '../pages/orders-page';
import type { Slip } from '../pages/slip';
import { inTime } from '../passing';
import { expect, test } from './fixtures';

const ORDERS = 'POST /v1/order/new/bet/list';

async function placeAll(slip: Slip, count: number): Promise<void> {
  await slip.open();
  await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('50');
  await slip.place();
  await slip.acceptedAll(count);
  await slip.finish();
}

const orderPage = (page: Page) => new OrdersPage(page);

test('nothing yet', async ({ page, take, member }) => {
  expect(member.userName).toBeTruthy();
  await orderPage(page).open();
  await take({ id: 'order/01', title: '未结算 空', shows: ['暂无未结算注单'] });
  await orderPage(page).open('settled');
  await take({ id: 'order/02', title: '已结算 空', shows: ['这段时间没有记录'] });
});

test('a bet that settles while it is viewed', async ({ page, control, take, member, match, startBet, slip }) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('50');
  await slip.place();
  await slip.accepted();
  await slip.finish();
  await orderPage(page).open();
  await expect(page.getByText('已成立')).toBeVisible();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  const link = page.getByRole('link', { name: '查看', exact: true });
  await inTime(page, control, (glance) => expect(link).toBeVisible(glance));
  await take({ id: 'order/22', title: '刚结算', narrow: true, doubled: true, shows: [/^赢 \+/] });
});

test('open, cash-out, share; settled with each outcome', async ({ page, control, take, member, match, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const other = (await liveMatches(control, 3)).find(({ id }) => id !== match.id)!;
  await sport.open();
  for (const side of ['主', '和'] as const) await sport.choose(match, side);
  await sport.choose(other, '客');
  const event = new EventPage(page);
  await event.open(match);
  await event.show('让球');
  // Bets on a match that stays level: a push, half a loss and half a win.
  await event.choose(event.market('让球·全场').getByRole('button', { name: / 让球 主 0 [\d.]+$/ }));
  await event.chooseQuarter('让球·全场', '主');
  await event.chooseQuarter('让球·全场', '客');
  await placeAll(slip, 6);

  const orders = orderPage(page);
  await orders.open();
  await expect(page.getByRole('button', { name: /^提前结算/ }).first()).toBeVisible();
  await take({ id: 'order/03', title: '未结算', narrow: true, doubled: true, shows: ['已成立', '最高可得'] });
  await page
    .getByRole('button', { name: /^提前结算/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: '提前结算' });
  await take({ id: 'order/04', title: '提前结算 全部', shows: [/^确认收回/] });
  await sheet.getByRole('button', { name: '部分' }).click();
  await take({ id: 'order/05', title: '提前结算 部分', narrow: true, doubled: true, shows: ['留在注单'] });
  await sheet.getByRole('button', { name: /^确认收回/ }).click();
  await expect(page.getByText(/已提前结算本金/)).toBeVisible();
  await take({ id: 'order/06', title: '已部分结算', shows: [/已提前结算本金/] });
  await control.event(match.id, { type: 'suspend' });
  await take({ id: 'order/07', title: '盘口暂停 不可提前结算', shows: ['盘口暂停，待恢复'] });
  await control.event(match.id, { type: 'resume' });
  await orders.unfold(orders.cards.first());
  await take({ id: 'order/30', title: '未结算 展开', narrow: true, doubled: true, shows: ['待结算', '晒单'] });
  await page.getByRole('button', { name: '晒单' }).click();
  await take({ id: 'order/08', title: '晒单', narrow: true, doubled: true, shows: [page.getByRole('img', { name: '注单图片' })] });
  await page.getByRole('dialog', { name: '晒单' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '按单号查找' }).click();
  await page.getByRole('searchbox', { name: '单号' }).fill('000111');
  await take({ id: 'order/09', title: '单号 没有', shows: ['已加载的注单中无此单号'] });

  await control.event(match.id, { type: 'finish' });
  await control.event(other.id, { type: 'abandon' });
  await orders.open('settled');
  await inTime(page, control, (glance) => expect(orders.cards).toHaveCount(6, glance));
  await take({ id: 'order/10', title: '已结算', narrow: true, doubled: true, shows: [/已结算·赢/] });
  for (const [at, outcome] of [
    ['11', '输'],
    ['12', '赢半'],
    ['13', '输半'],
    ['14', '取消退款'],
    ['15', '走水'],
  ] as const) {
    const ended = orders.cards.getByText(`已结算·${outcome}`, { exact: true });
    await expect(ended).toHaveCount(1);
    await ended.evaluate((element) => element.closest('article')!.scrollIntoView({ block: 'center' }));
    await take({ id: `order/${at}`, title: `已结算 ${outcome}`, shows: [ended] });
  }
  await page.getByRole('combobox', { name: '投注日期' }).selectOption({ label: '自选日期' });
  await take({ id: 'order/16', title: '自选日期', narrow: true, doubled: true, shows: ['开始日期', '查询'] });
});

test('a parlay and a system; one venue down, all down', async ({ page, control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const matches = await liveMatches(control, 3);
  await sport.open();
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('复式');
  await slip.stakeCombo('3串4', '10');
  await slip.place();
  await slip.decided((glance) => expect(slip.receipts).toContainText('3串4 已成立', glance));
  await slip.finish();
  const orders = orderPage(page);
  await orders.open();
  await expect(orders.cards.first()).toBeVisible();
  await take({ id: 'order/17', title: '复式 3串4', narrow: true, doubled: true, shows: ['3串4', /4 注/] });
  await control.event(matches[0]!.id, { type: 'goal', side: 'home' });
  for (const match of matches) await control.event(match.id, { type: 'finish' });
  await orders.open('settled');
  await expect(orders.cards.first()).toContainText('已结算');
  await take({ id: 'order/18', title: '复式 已结算', shows: ['3串4'] });
  await page.route(/betOrder\/client|\/queryOrderList|orderList/i, (route) => route.abort());
  await control.fault({ call: ORDERS, httpStatus: 503 });
  await orders.open();
  await take({ id: 'order/19', title: '一馆加载失败', shows: [/的注单加载失败/] });
  await page.route(/\/order\/|\/improxy\/|\/api\/mobile\//, (route) => route.abort());
  await orders.open();
  await take({ id: 'order/23', title: '投注记录 加载失败', shows: ['投注记录加载失败'] });
});

test('rejected', async ({ page, control, take, member, match, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  await sport.open();
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('100');
  await control.clock({ decisions: 'hold' });
  await slip.place();
  await expect(slip.leg(match).getByText('确认中')).toBeVisible();
  await control.event(match.id, { type: 'goal', side: 'away' });
  await slip.decided((glance) => expect(slip.leg(match).getByText('场馆未接受，未扣款')).toBeVisible(glance));
  await orderPage(page).open('settled');
  await take({ id: 'order/20', title: '已拒绝', shows: ['已拒绝'] });
});

test('a bet before kick-off', async ({ page, control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const match = await comingMatch(control);
  await sport.open('today');
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('100');
  await slip.place();
  await slip.accepted();
  await slip.finish();
  await orderPage(page).open();
  await take({ id: 'order/21', title: '赛前注单', shows: ['已成立'] });
});
