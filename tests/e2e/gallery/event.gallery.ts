import type { Page } from '@playwright/test';
import { advance, comingMatch, liveMatch, liveMatches } from '../matches';
import { CashOut } from '../pages/cash-out';
import { EventPage } from '../pages/event-page';
import { TrendTab } from '../pages/trend-tab';
import { onPage } from '../passing';
import { withoutStream } from '../price-stream';
import { soon } from '../time';
import { namedAt } from '../venues';
import { expect, test } from './fixtures';

const isOrders = (url: URL) => url.pathname.endsWith('/v1/order/new/bet/list');
const TIMELINE = 'POST /feed/api/v1/match/timeline';
const UPCOMING = JSON.stringify({ status_code: 6000, message: '', data: { status: 'upcoming', length: 90, events: [] } });

const PAST = 'POST /feed/api/v1/match/past';
const NO_PAST = JSON.stringify({ status_code: 6000, message: '', data: { form: null, meetings: [], standings: null } });

/** Edits FB's match on its way to the page. */
const editDetail = (page: Page, edit: (detail: { ts: object[] }) => void) =>
  page.route(
    (url) => url.pathname.endsWith('/v1/match/getMatchDetail'),
    async (route) => {
      const response = await route.fetch();
      const detail = (await response.json()) as { data: { ts: object[] } };
      edit(detail.data);
      await route.fulfill({ response, json: detail });
    },
  );

test('markets: chips, filter, folded, moved', async ({ page, control, take, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  await event.show('大小');
  await take({ id: 'event/02', title: '大小', shows: [/^大小/] });
  await page.getByRole('button', { name: '筛选玩法' }).click();
  await page.getByRole('searchbox', { name: '筛选玩法' }).fill('没有');
  await take({ id: 'event/03', title: '筛选 无结果', shows: ['无符合条件的玩法'] });
  await page.getByRole('button', { name: '清除筛选' }).click();
  await event.show('全部');
  await page.locator('main').getByRole('button', { expanded: true }).first().click();
  await take({ id: 'event/04', title: '玩法收起', shows: [page.locator('main').getByRole('button', { expanded: false }).first()] });
  await control.event(match.id, { type: 'card', side: 'home' });
  await control.event(match.id, { type: 'goal', side: 'away' });
  await take({ id: 'event/05', title: '进球暂停', shows: [event.board.getByText('1').first()] });
  await advance(control, 1);
  await page.evaluate(() => window.scrollTo(0, 700));
  await take({ id: 'event/06', title: '滚动后顶栏', shows: [page.locator('header').getByText('0-1')] });
});

test('before kick-off, with three venues', async ({ page, control, take }) => {
  const match = await comingMatch(control);
  const event = new EventPage(page);
  await event.open(match);
  const best = page.getByRole('button', { name: / 三馆最高 / });
  await expect(best.first()).toBeVisible();
  await take({ id: 'event/07', title: '赛前 三馆最高', narrow: true, doubled: true, shows: [best] });
  await event.tab('比价');
  await expect(best.first()).toBeVisible();
  await take({ id: 'event/08', title: '比价', narrow: true, doubled: true, shows: [match.home] });
  const trend = new TrendTab(page);
  await trend.open();
  await take({ id: 'event/09', title: '走势 赛前', shows: [trend.panel] });
});

test('trend', async ({ page, control, take, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  const trend = new TrendTab(page);
  await trend.open();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const resolved = page.waitForResponse((response) => response.url().endsWith('/getMatchDetail'));
    await advance(control, 3);
    await soon(page);
    await resolved;
  }
  await take({ id: 'event/10', title: '走势', narrow: true, doubled: true, shows: [trend.panel] });
  await trend.show('表格');
  await take({ id: 'event/16', title: '走势 表格', shows: [trend.table] });
  await event.tab('数据');
  await expect(event.course).toBeVisible();
  await take({ id: 'event/17', title: '数据', narrow: true, doubled: true, shows: [event.course] });
});

test('statistics and corners of a match that has them', async ({ page, control, take }) => {
  const match = await liveMatch(control, { from: 10, to: 85, goalless: false });
  await control.event(match.id, { type: 'corner', side: 'home' });
  await new EventPage(page).open(match, 'IMTY');
  await take({ id: 'event/11', title: 'IM 盘口', shows: [namedAt(match, 'IMTY').home] });
});

test('stale, ended, missing, failed', async ({ page, control, take, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  await control.fault({ call: 'POST /v1/match/getMatchDetail', httpStatus: 503 });
  await onPage(page, (glance) => expect(page.getByText('更新失败，正在重试')).toBeVisible(glance));
  await take({ id: 'event/12', title: '更新失败', shows: ['更新失败，正在重试'] });
  await control.clearFaults();
  await control.event(match.id, { type: 'finish' });
  await onPage(page, (glance) => expect(page.getByText('比赛已结束')).toBeVisible(glance));
  await take({ id: 'event/13', title: '已结束', shows: ['回到赛事列表'] });
  await page.goto('/game/sport/FBTY/999999999');
  await take({ id: 'event/14', title: '比赛不存在', shows: ['比赛不存在'] });
  await control.fault({ call: 'POST /v1/match/getMatchDetail', httpStatus: 503 });
  await page.goto(`/game/sport/FBTY/${(await liveMatch(control, { from: 5, to: 80 })).ids.FBTY}`);
  await take({ id: 'event/15', title: '比赛加载失败', shows: ['比赛加载失败', '重试'] });
});

test('比价 failed, without another venue', async ({ page, control, take, stack }) => {
  await withoutStream(page);
  const match = await comingMatch(control);
  const event = new EventPage(page);
  for (const call of ['POST /yewu11/*', 'GET /yewu11/*', 'POST /api/mobile/*']) await control.fault({ call, httpStatus: 503 });
  // No other venue sells a match of these names.
  await editDetail(page, (detail) => detail.ts.forEach((team, side) => Object.assign(team, { na: ['东岸联', '西岸联'][side] })));
  const site = await stack.startOtherSite('.next');
  await page.goto(`${site.origin}/game/sport/FBTY/${match.ids.FBTY}`);
  await onPage(page, (glance) => expect(event.board.getByText('东岸联').first()).toBeVisible(glance));
  await event.tab('比价');
  await take({ id: 'event/18', title: '比价 加载失败', narrow: true, shows: ['比价加载失败'] });
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await take({ id: 'event/19', title: '比价 只有一馆', narrow: true, shows: ['其他场馆暂无此比赛'] });
  await site.stop();
});

test('no market: 盘口, 走势, 比价', async ({ page, control, take }) => {
  await withoutStream(page);
  const match = await comingMatch(control);
  await editDetail(page, (detail) => Object.assign(detail, { mg: [] }));
  const event = new EventPage(page);
  await event.open(match);
  await onPage(page, (glance) => expect(page.getByText('暂无开放的玩法')).toBeVisible(glance));
  await take({ id: 'event/20', title: '盘口 没有玩法', shows: ['暂无开放的玩法'] });
  await event.tab('走势');
  await take({ id: 'event/21', title: '走势 没有玩法', shows: ['玩法开放后可在此查看走势'] });
  await event.tab('比价');
  await take({ id: 'event/22', title: '比价 没有相同盘口', shows: ['暂无相同盘口'] });
});

test('数据 before the kick-off, failed', async ({ page, control, take, match }) => {
  const event = new EventPage(page);
  await control.fault({ call: TIMELINE, httpStatus: 503 });
  await event.open(match);
  await event.tab('数据');
  await take({ id: 'event/23', title: '数据 加载失败', narrow: true, shows: ['比赛数据加载失败'] });
  await control.clearFaults();
  await control.fault({ call: TIMELINE, body: UPCOMING });
  await control.fault({ call: PAST, body: NO_PAST });
  await page.reload();
  await event.tab('数据');
  await take({ id: 'event/24', title: '数据 未开赛', shows: ['开赛后显示比赛进程和技术统计', '未开赛'] });
});

test('数据 of a match to come', async ({ page, control, take }) => {
  await withoutStream(page);
  const [match] = await control.matches('early');
  const event = new EventPage(page);
  await control.fault({ call: PAST, httpStatus: 503 });
  await event.open(match!);
  await event.tab('数据');
  await take({ id: 'event/25', title: '数据 近况和交锋加载失败', narrow: true, shows: ['近况和交锋加载失败'] });
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(event.table).toBeVisible();
  await take({
    id: 'event/26',
    title: '数据 近况、交锋、积分榜',
    narrow: true,
    doubled: true,
    shows: [event.form, event.meetings, event.table],
  });
  await event.table.getByRole('button', { name: '展开全部球队' }).click();
  await take({ id: 'event/27', title: '数据 积分榜展开', narrow: true, shows: [event.table] });
  const [coming] = await control.matches('early', 'basketball');
  await event.open(coming!, 'FBTY', 'basketball');
  await event.tab('数据');
  await expect(event.table).toBeVisible();
  await take({ id: 'event/28', title: '数据 篮球', narrow: true, shows: [event.form, event.table] });
});

test('注单: rows, unfolded', async ({ page, control, take, member, match, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const other = (await liveMatches(control, 2)).find(({ id }) => id !== match.id)!;
  await sport.open();
  for (const one of [match, other]) await sport.choose(one, '主');
  await slip.open();
  await slip.setMode('串关');
  await slip.stakeCombo('二串一', '10');
  await slip.place();
  await slip.decided((glance) => expect(slip.receipts).toContainText('已成立', glance));
  await slip.finish();
  await sport.choose(match, '和');
  await slip.open();
  await slip.stake('50');
  await slip.place();
  await slip.accepted();
  await slip.finish();
  await onPage(page, (glance) => expect(page.getByRole('region', { name: '我的注单' })).toContainText(/现值 \d/, glance));
  await take({ id: 'event/41', title: '进行中的注单', narrow: true, doubled: true, shows: [/^2 笔进行中·现值/] });
  const event = new EventPage(page);
  await event.open(match);
  const line = event.board.getByRole('button', { name: /^我的 2 笔·现值 \d/ });
  await onPage(page, (glance) => expect(line).toBeVisible(glance));
  await take({ id: 'event/35', title: '我的注单 比分板', narrow: true, doubled: true, shows: [line] });
  await line.click();
  const rows = page.getByRole('button', { name: /^我的注单，/ });
  await expect(rows).toHaveCount(2);
  await take({ id: 'event/36', title: '注单', narrow: true, doubled: true, shows: ['目前打平', /^二串一·/] });
  await rows.first().click();
  await take({ id: 'event/37', title: '注单 展开', narrow: true, doubled: true, shows: [/^提前结算/, '晒单'] });
});

test('注单: suspended, failed, empty', async ({ page, control, take, member, match, startBet, slip }) => {
  expect(member.userName).toBeTruthy();
  await startBet('和');
  await slip.stake('50');
  await slip.place();
  await slip.accepted();
  await slip.finish();
  const event = new EventPage(page);
  const rows = page.getByRole('button', { name: /^我的注单，/ });
  await event.open(match);
  await onPage(page, (glance) => expect(event.tabs.getByRole('button', { name: /^注单/ })).toBeVisible(glance));
  await event.tab('注单');
  await rows.first().click();
  await control.event(match.id, { type: 'suspend' });
  await onPage(page, (glance) => expect(rows.first()).toContainText('暂停', glance));
  await take({ id: 'event/38', title: '注单 暂停', shows: ['盘口暂停，待恢复'] });
  await control.event(match.id, { type: 'resume' });
  // The site's server still counts the bets.
  await page.route(isOrders, (route) => route.abort());
  await event.open(match);
  await onPage(page, (glance) => expect(event.tabs.getByRole('button', { name: /^注单/ })).toBeVisible(glance));
  await event.tab('注单');
  await onPage(page, (glance) => expect(page.getByText('注单加载失败')).toBeVisible(glance));
  await take({ id: 'event/39', title: '注单 加载失败', shows: ['注单加载失败', '重试'] });
  await page.unroute(isOrders);
  await page.getByRole('button', { name: '重试' }).click();
  await rows.first().click();
  const cashOut = new CashOut(page);
  await cashOut.open();
  await cashOut.confirm.click();
  await onPage(page, (glance) => expect(rows).toHaveCount(0, glance));
  await take({ id: 'event/40', title: '注单 没有', shows: ['本场暂无未结算注单'] });
});
