import { advance } from '../matches';
import { expect, test } from './fixtures';

const DAY_MINUTES = 24 * 60;

test('幸运翻牌, 签到日历 without a session', async ({ page, take }) => {
  await page.goto('/activity/luckyFlip');
  await take({ id: 'activity/01', title: '幸运翻牌 未登录', narrow: true, doubled: true, shows: ['奖品与概率', '0.390625%'] });
  await page.goto('/activity/calendar');
  await take({ id: 'activity/07', title: '签到日历 未登录', narrow: true, doubled: true, shows: ['每天签到得金币'] });
});

test('幸运翻牌: no flips, a card to choose, pending, turned over, record', async ({ page, control, take, logIn }) => {
  await logIn();
  await page.goto('/activity/luckyFlip');
  await take({
    id: 'activity/02',
    title: '幸运翻牌 没有次数',
    narrow: true,
    doubled: true,
    shows: ['今日暂无翻牌次数，完成以下任务可获得'],
  });
  await page.goto('/activity/calendar');
  await page.getByRole('button', { name: /^今日签到/ }).click();
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeVisible();
  await page.goto('/activity/luckyFlip');
  await take({ id: 'activity/03', title: '幸运翻牌 可翻', shows: ['选一张牌翻开'] });
  await control.fault({ call: 'POST /act/api/v1/flip/open', httpStatus: 503 });
  await page.getByRole('button', { name: '第 5 张牌' }).click();
  await take({ id: 'activity/04', title: '幸运翻牌 确认中', shows: [/不会改变/] });
  await control.clearFaults();
  await page.reload();
  await expect(page.getByText(/^第 5 张牌：/)).toBeVisible();
  await take({ id: 'activity/05', title: '幸运翻牌 翻开', narrow: true, doubled: true, shows: [/^第 5 张牌：/] });
  await page.getByRole('button', { name: '在本机验证' }).first().click();
  await take({ id: 'activity/14', title: '幸运翻牌 验证', shows: ['密钥的哈希与翻牌前公布的一致'] });
  await control.fault({ call: 'POST /act/api/v1/flip/state', httpStatus: 503 });
  await page.goto('/activity/luckyFlip');
  await take({ id: 'activity/06', title: '幸运翻牌 加载失败', shows: ['翻牌加载失败'] });
});

test('签到日历: month with a missed day, make-up, followed matches', async ({ page, control, take, logIn }) => {
  await logIn();
  await page.goto('/activity/calendar');
  await page.getByRole('button', { name: /^今日签到/ }).click();
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeVisible();
  await advance(control, 3 * DAY_MINUTES);
  await page.goto('/activity/calendar');
  await take({ id: 'activity/08', title: '签到日历 漏签', narrow: true, doubled: true, shows: ['本月还可补签 1 天，点漏签的日子补签'] });
  await page.getByRole('table').getByRole('button', { name: /^补签/ }).first().click();
  await take({ id: 'activity/09', title: '补签 确认', shows: ['使用后不能撤回。'] });
  await page.getByRole('alertdialog').getByRole('button', { name: '补签' }).click();
  await expect(page.getByText('本月无补签次数')).toBeVisible();
  await take({ id: 'activity/10', title: '签到日历 已补签', shows: ['本月无补签次数'] });
  await page.goto('/activity/calendar?tab=matches');
  await take({ id: 'activity/11', title: '关注的赛事 没有', shows: ['暂无关注的比赛'] });
  await page.goto('/game/sport?t=early');
  for (const star of [0, 1, 2])
    await page
      .getByRole('button', { name: /^关注 / })
      .nth(star)
      .click();
  await page.goto('/activity/calendar?tab=matches');
  await take({ id: 'activity/12', title: '关注的赛事', narrow: true, doubled: true, shows: [/各设备同步/] });
  await page.goto('/activity/discount');
  await take({ id: 'activity/13', title: '优惠 活动', shows: ['幸运翻牌'] });
});

test('幸运翻牌, 签到日历: no record, parts that fail', async ({ page, control, take, logIn }) => {
  await logIn();
  await page.goto('/activity/luckyFlip');
  const records = page.getByRole('region', { name: '翻牌记录' });
  await expect(records).toContainText('暂无翻牌记录');
  await records.scrollIntoViewIfNeeded();
  await take({ id: 'activity/15', title: '翻牌记录 没有', shows: ['暂无翻牌记录'] });
  await control.fault({ call: 'POST /act/api/v1/flip/list', httpStatus: 503 });
  await page.reload();
  await expect(records).toContainText('翻牌记录加载失败');
  await records.scrollIntoViewIfNeeded();
  await take({ id: 'activity/16', title: '翻牌记录 加载失败', shows: ['翻牌记录加载失败'] });
  await control.fault({ call: 'POST /act/api/v1/task/list', httpStatus: 503 });
  await page.goto('/activity/calendar');
  await page.getByText('任务加载失败').scrollIntoViewIfNeeded();
  await take({ id: 'activity/17', title: '每日任务 加载失败', shows: ['任务加载失败'] });
  await control.fault({ call: 'POST /act/api/v1/calendar/month', httpStatus: 503 });
  await page.reload();
  await take({ id: 'activity/18', title: '签到日历 加载失败', shows: ['签到加载失败'] });
});

test('签到日历 and 投注记录 while the account, or one venue, cannot be read', async ({ page, control, take, logIn }) => {
  await logIn();
  await control.fault({ call: 'POST /site/api/v1/user/member/info', httpStatus: 503 });
  await page.goto('/activity/calendar');
  await take({ id: 'activity/22', title: '签到日历 账户加载失败', narrow: true, doubled: true, shows: ['账户信息加载失败，暂时不能操作'] });
  await control.clearFaults();
  await control.fault({ call: 'POST /v1/*', httpStatus: 503 });
  await page.goto('/mine/record/betRecord');
  await take({ id: 'activity/23', title: '投注记录 一个场馆加载失败', narrow: true, doubled: true, shows: ['其他场馆暂无未结算注单'] });
  await page.goto('/mine/record/betRecord?state=settled');
  await take({ id: 'activity/24', title: '投注记录 已结算 一个场馆加载失败', shows: ['其他场馆这段时间没有注单'] });
});

test('幸运翻牌 of a site that has never read the prizes', async ({ page, control, take, stack }) => {
  await control.fault({ call: 'POST /act/api/v1/flip/rules', httpStatus: 503 });
  const site = await stack.startOtherSite('.next');
  await page.goto(`${site.origin}/activity/luckyFlip`);
  await page.getByText('奖品表加载失败').scrollIntoViewIfNeeded();
  await take({ id: 'activity/19', title: '奖品表 加载失败', shows: ['奖品表加载失败'] });
  await site.stop();
});
