import { advance, comingMatch, liveMatch } from '../matches';
import { EventPage } from '../pages/event-page';
import { TrendTab } from '../pages/trend-tab';
import { onPage } from '../passing';
import { soon } from '../time';
import { namedAt } from '../venues';
import { expect, test } from './fixtures';

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
  await take({ id: 'event/14', title: '没有这场', shows: ['比赛不存在'] });
  await control.fault({ call: 'POST /v1/match/getMatchDetail', httpStatus: 503 });
  await page.goto(`/game/sport/FBTY/${(await liveMatch(control, { from: 5, to: 80 })).ids.FBTY}`);
  await take({ id: 'event/15', title: '取不到', shows: ['比赛加载失败', '重试'] });
});
