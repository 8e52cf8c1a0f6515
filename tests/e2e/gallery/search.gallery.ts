import { comingMatch } from '../matches';
import { onPage } from '../passing';
import { expect, test } from './fixtures';

test('search', async ({ page, control, take, sport }) => {
  const match = await comingMatch(control);
  await sport.open('today');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '搜索', exact: true });
  await take({ id: 'search/01', title: '搜索', shows: ['输入球队、联赛、游戏或帮助主题'] });
  await sheet.getByRole('searchbox').fill(match.home);
  await expect(sheet.getByRole('link', { name: 'OB体育' }).first()).toBeVisible();
  await take({ id: 'search/02', title: '搜索 三馆结果', narrow: true, doubled: true, shows: [match.home] });
  await sheet.getByRole('searchbox').fill('没有这支球队');
  await take({ id: 'search/03', title: '搜索 无结果', shows: ['未找到「没有这支球队」'] });
  await sheet.getByRole('searchbox').fill('英超');
  await onPage(page, (glance) => expect(sheet.getByRole('link', { name: '全部赛果' })).toBeVisible(glance));
  await sheet.getByRole('link', { name: '全部赛果' }).scrollIntoViewIfNeeded();
  await take({ id: 'search/04', title: '搜索 冠军与赛果', narrow: true, doubled: true, shows: ['冠军', '赛果', '全部赛果'] });
  await control.fault({ call: 'POST /v1/match/matchResultPage', httpStatus: 500 });
  await control.fault({ call: 'POST /yewu11/v1/m/matcheResultPB', httpStatus: 500 });
  await control.fault({ call: 'POST /api/mobile/GetCompletedResults', httpStatus: 500 });
  await page.reload();
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await sheet.getByRole('searchbox').fill('英超冠军');
  await onPage(page, (glance) => expect(sheet.getByText('加载失败')).toBeVisible(glance));
  await take({ id: 'search/05', title: '搜索 赛果加载失败', narrow: true, doubled: true, shows: ['冠军', '加载失败'] });
});

test('results', async ({ page, take }) => {
  await page.goto('/game/sport/results');
  await page.getByRole('group', { name: '日期' }).getByRole('button', { name: '03-05' }).click();
  await expect(page.getByText(/^半场 \d+-\d+$/).first()).toBeVisible();
  await take({ id: 'results/01', title: '赛果', narrow: true, doubled: true, shows: [/^半场 \d+-\d+$/] });
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '比分板' })).toBeVisible();
  await take({ id: 'results/03', title: '赛果 一场比赛', narrow: true, doubled: true, shows: ['比赛已结束', '技术统计'] });
  await page.goBack();
  await expect(page.getByRole('group', { name: '日期' }).getByRole('button', { name: '03-05', pressed: true })).toBeVisible();
  await page.route(
    (url) => url.pathname.endsWith('/matchResultPage'),
    (route) => route.abort(),
  );
  await page.getByRole('group', { name: '日期' }).getByRole('button', { name: '03-04' }).click();
  await take({ id: 'results/02', title: '赛果 加载失败', shows: ['赛果加载失败'] });
});

test('results of a member', async ({ page, take, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/game/sport/results?d=1');
  const shown = page.getByRole('combobox', { name: '显示的赛果' });
  await shown.selectOption('我关注的比赛');
  await take({ id: 'results/04', title: '赛果 没有关注的比赛', shows: ['您关注的比赛当天暂无赛果'] });
  await shown.selectOption('我投注的比赛');
  await take({ id: 'results/05', title: '赛果 没有投注的比赛', shows: ['您投注的比赛当天暂无赛果'] });
});

test('results of a day without any', async ({ page, take }) => {
  await page.goto('/game/sport/results');
  await page.route(
    (url) => url.pathname.endsWith('/matchResultPage'),
    (route) => route.fulfill({ json: { success: true, code: 0, message: '', data: { current: 1, size: 50, total: 0, records: [] } } }),
  );
  await page.getByRole('group', { name: '日期' }).getByRole('button', { name: '03-04' }).click();
  await take({ id: 'results/07', title: '赛果 没有', shows: ['当天暂无已结束的比赛'] });
});

test('a search that no venue responds to', async ({ page, take, sport }) => {
  await sport.open('today');
  await page.route(/getList$|PB$|\/improxy\/|\/api\/mobile\//, (route) => route.abort());
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '搜索', exact: true });
  await sheet.getByRole('searchbox').fill('没有这支球队');
  await take({ id: 'search/06', title: '搜索 失败', shows: ['搜索失败'] });
});
