import type { Page } from '@playwright/test';
import type { Control } from '../../support/control-client';
import { editLists, FB_LIST, winnerOf } from '../fb-lists';
import { advance } from '../matches';
import { onPage } from '../passing';
import { withoutStream } from '../price-stream';
import { expect, test } from './fixtures';

const LIST = `POST ${FB_LIST}`;
const fault = (control: Control, code: number, message: string) =>
  control.fault({ call: LIST, body: JSON.stringify({ success: false, code, message, data: null }) });
const row = (page: Page) => page.locator('main').getByRole('listitem').first();

/** Stores display settings that the member chose on an earlier visit. */
async function prefer(
  page: Page,
  origin: string,
  { density = 'standard', oddsType = 3, upColour = 'red' }: { density?: string; oddsType?: number; upColour?: string },
): Promise<void> {
  await page.context().addCookies([
    { name: 'look', value: `${density}.${oddsType}`, url: origin },
    { name: 'upColour', value: upColour, url: origin },
  ]);
}

test('home of a member', async ({ page, take, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/');
  await take({ id: 'home/02', title: '首页 会员', narrow: true, doubled: true, shows: ['1,000.00'] });
});

test('tabs', async ({ page, take, sport }) => {
  for (const [at, tab, title] of [
    ['03', 'today', '今日'],
    ['04', 'early', '早盘'],
    ['05', 'parlay', '串关'],
  ] as const) {
    await page.goto(`/game/sport?t=${tab}`);
    await expect(row(page)).toBeVisible();
    await take({ id: `list/${at}`, title, shows: [/玩法/] });
  }
  await page.goto('/game/sport?t=outright');
  await take({ id: 'list/06', title: '冠军', narrow: true, doubled: true, shows: [/截止/] });
  await page.goto('/game/sport?t=outright&sport=2&venue=FBTY');
  await take({ id: 'list/43', title: '冠军 篮球', narrow: true, shows: [/第\d+赛季 冠军/] });
  await page.goto('/game/sport?t=outright&sport=3&venue=OBTY');
  await take({ id: 'list/44', title: '冠军 网球 OB', shows: [/第\d+赛季 冠军/] });
  await page.goto('/game/sport?t=starred');
  await take({ id: 'list/07', title: '关注 空', shows: ['暂无关注的比赛'] });
  await sport.open();
  await page.getByRole('button', { name: /^关注/ }).first().click();
  await page.goto('/game/sport?t=starred');
  await expect(row(page)).toBeVisible();
  await take({ id: 'list/08', title: '关注', shows: ['关注 1 场'] });
});

test('other venues and sports', async ({ page, take }) => {
  for (const [at, path, title] of [
    ['09', '?t=live&venue=IMTY', 'IM 滚球'],
    ['10', '?t=live&venue=OBTY', 'OB 滚球'],
    ['11', '?t=live&sport=2&venue=FBTY', '篮球 滚球'],
    ['12', '?t=live&sport=3&venue=FBTY', '网球 滚球'],
  ] as const) {
    await page.goto(`/game/sport${path}`);
    await expect(row(page)).toBeVisible();
    await take({ id: `list/${at}`, title, shows: [/玩法/] });
  }
});

for (const [at, title, preference] of [
  ['13', '专业', { density: 'pro' }],
  ['14', '大字', { density: 'large' }],
  ['15', '马来盘', { oddsType: 1 }],
  ['16', '印尼盘 绿升红降', { oddsType: 4, upColour: 'green' }],
] as const) {
  test(title, async ({ page, stack, take, sport }) => {
    await prefer(page, stack.origin, preference);
    await sport.open();
    // 专业 shows the three markets side by side.
    if (title !== '专业') await sport.showMarket('让球');
    await expect(row(page)).toBeVisible();
    await take({ id: `list/${at}`, title, narrow: true, doubled: true, shows: [/玩法/] });
  });
}

test('basketball and tennis in the dense form', async ({ page, stack, take }) => {
  await prefer(page, stack.origin, { density: 'pro' });
  for (const [at, number, title] of [
    ['17', 2, '篮球 专业'],
    ['18', 3, '网球 专业'],
  ] as const) {
    await page.goto(`/game/sport?t=live&sport=${number}&venue=FBTY`);
    await expect(row(page)).toBeVisible();
    await page.getByRole('button', { name: /^关注/ }).first().click();
    await take({ id: `list/${at}`, title, narrow: true, doubled: true, shows: [/玩法/] });
  }
  await page.goto('/game/sport?t=starred');
  await expect(row(page)).toBeVisible();
  await take({ id: 'list/32', title: '关注 专业', narrow: true, shows: ['关注 2 场'] });
});

test('filter, folded', async ({ page, take, sport }) => {
  await sport.open();
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选与显示' });
  await take({ id: 'list/20', title: '筛选', narrow: true, doubled: true, shows: ['涨跌颜色'] });
  await sheet.getByRole('button', { name: '关闭' }).click();
  await page.locator('main').getByRole('button', { expanded: true }).first().click();
  await take({ id: 'list/22', title: '联赛收起', shows: [page.locator('main').getByRole('button', { expanded: false }).first()] });
});

test('empty lists', async ({ page, control, take }) => {
  // Its lists are edited on their way from the venue to the page.
  await withoutStream(page);
  // Matches in the page's document would stay as ended ones.
  await fault(control, 6, '系统异常');
  await expect(async () => {
    await page.goto('/game/sport?t=live');
    await expect(page.getByText('赔率加载失败')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await control.clearFaults();
  await editLists(page, (list) => Object.assign(list.data, { total: 0, records: [] }));
  await page.getByRole('button', { name: '重试' }).click();
  await take({ id: 'list/23', title: '空', shows: ['滚球暂无比赛'] });
  await page.unrouteAll();
  for (const [at, code, message, title, shows] of [
    ['24', 6, '系统异常', '加载失败', '赔率加载失败'],
    ['25', 8, '系统维护', '场馆维护', '场馆维护中'],
  ] as const) {
    await control.clearFaults();
    await fault(control, code, message);
    await expect(async () => {
      await page.goto('/game/sport?t=live');
      await expect(page.getByText(shows)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await take({ id: `list/${at}`, title, shows: [shows] });
  }
});

test('visitors are rejected', async ({ page, control, take }) => {
  await control.fault({ call: 'POST /game/api/v1/venue/launch', statusCode: 10_004 });
  await control.fault({ call: LIST, body: JSON.stringify({ success: false, code: 14_010, message: '登录超时', data: null }) });
  // The site shows its last data for a while.
  await expect(async () => {
    await page.goto('/game/sport?t=live');
    await expect(page.getByText('登录后查看赔率')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await take({ id: 'list/26', title: '需要登录', shows: ['登录后查看赔率'] });
});

test('stale, then offline', async ({ page, context, control, take, sport }) => {
  await sport.open();
  await expect(row(page)).toBeVisible();
  await control.fault({ call: LIST, httpStatus: 503 });
  await onPage(page, (glance) => expect(page.getByText(/数据延迟/).first()).toBeVisible(glance));
  await take({ id: 'list/27', title: '数据延迟', narrow: true, doubled: true, shows: [/数据延迟/, '更新失败，正在重试'] });
  await context.setOffline(true);
  await take({ id: 'list/28', title: '断网', shows: [/网络已断开/] });
});

test('suspended, locked, moved', async ({ page, control, take, match, sport }) => {
  await withoutStream(page);
  await control.event(match.id, { type: 'suspend' });
  await sport.open();
  await sport.lookAt(match);
  await take({ id: 'list/29', title: '暂停投注', shows: ['暂停投注'] });
  await control.event(match.id, { type: 'resume' });
  let step = 0;
  await editLists(page, (list) => {
    const market = winnerOf(list, match);
    if (!market) return;
    // Two places, as prices have; a sum of them may have sixteen.
    market.op[0]!.od = Number((market.op[0]!.od + step).toFixed(2));
    market.op[2]!.od = Number((market.op[2]!.od - step).toFixed(2));
    if (step > 0) market.op[1]!.od = 0;
  });
  const home = sport.odds(match, '主');
  await expect(home).toBeEnabled();
  await home.click();
  step = 0.3;
  await onPage(page, (glance) => expect(home).toHaveAttribute('data-move', 'up', glance));
  await take({
    id: 'list/30',
    title: '升 降 封盘 已选',
    narrow: true,
    doubled: true,
    shows: [sport.odds(match, '和').filter({ has: page.locator('svg') })],
  });
});

test('a goal', async ({ page, control, take, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  await control.event(match.id, { type: 'card', side: 'away' });
  await control.event(match.id, { type: 'goal', side: 'home' });
  await advance(control, 1);
  await onPage(page, (glance) => expect(sport.link(match, [1, 0])).toBeVisible(glance));
  await take({ id: 'list/31', title: '进球后', shows: [sport.link(match, [1, 0])] });
});

test('by time', async ({ page, take, sport }) => {
  await sport.open('early');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选与显示' });
  await sheet.getByRole('button', { name: '按时间' }).click();
  await sheet.getByRole('button', { name: '完成' }).click();
  await take({ id: 'list/33', title: '早盘 按时间', narrow: true, doubled: true, shows: [/按时间/, '明天'] });
});

test('a match that ended', async ({ page, control, take, match, sport }) => {
  await sport.open();
  await sport.lookAt(match);
  await control.event(match.id, { type: 'finish' });
  await onPage(page, (glance) => expect(page.getByText('已结束')).toBeVisible(glance));
  await take({ id: 'list/34', title: '已结束', narrow: true, doubled: true, shows: ['已结束'] });
});

test('筛选', async ({ page, take, sport }) => {
  await sport.open();
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选与显示' });
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toBeHidden();
  await take({ id: 'list/21', title: '已筛选', shows: [page.getByRole('button', { name: '筛选 1', exact: true })] });
});

test('nothing in a list', async ({ page, control, take, stack }) => {
  await page.goto('/game/sport?t=today&w=d20000');
  await take({ id: 'list/35', title: '筛选 没有', shows: ['无符合条件的比赛', '清除筛选'] });
  await page.route(
    (url) => url.pathname.endsWith(FB_LIST),
    (route) => route.fulfill({ json: { success: true, code: 0, message: '', data: { current: 1, size: 50, total: 0, records: [] } } }),
  );
  await page.goto('/game/sport?t=outright');
  await take({ id: 'list/36', title: '冠军 没有', shows: ['该场馆暂无冠军盘'] });
  await control.fault({
    call: 'POST /site/api/v1/site/naming/list',
    body: JSON.stringify({ status_code: 6000, message: '', data: [{ category: 'TY', name: '体育', venues: [] }] }),
  });
  const site = await stack.startOtherSite('.next');
  // A site that does not know its venues yet shows all of them.
  await expect(async () => {
    await page.goto(`${site.origin}/game/sport`);
    await expect(page.getByText('暂无开放的体育场馆')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await take({ id: 'list/37', title: '没有场馆', shows: ['暂无开放的体育场馆'] });
  await page.goto(`${site.origin}/game/sport/results`);
  await take({ id: 'results/06', title: '赛果 没有场馆', shows: ['暂无开放的体育场馆'] });
  await site.stop();
});
