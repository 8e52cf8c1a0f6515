import { advance } from '../matches';
import { expect, test } from './fixtures';

const OVERVIEW = 'POST /act/api/v1/invite/overview';
const FRIENDS = 'POST /act/api/v1/invite/friends';
const CLAIM = 'POST /act/api/v1/invite/claim';
const BOARD = 'POST /act/api/v1/peak/board';
/** From the match day, a Saturday, to the evening of the Monday after it. */
const TO_MONDAY_MINUTES = 2 * 24 * 60;

const response = (data: object) => JSON.stringify({ status_code: 6000, message: '', data });
const tier = (friends: number, amount: string, state: string) => ({ friends, amount, state });
const friend = (friendId: string, name: string, state: string, changes: object = {}) => ({
  friendId,
  name,
  via: 'invite_code',
  state,
  excluded: false,
  stake: '500.00',
  amount: '18.88',
  registerTime: '2027-03-01T03:15:00.000Z',
  depositTime: '2027-03-01T04:02:10.000Z',
  qualifyTime: '2027-03-02T14:48:00.000Z',
  paidTime: null,
  ...changes,
});

test('好友邀请: without a session, no friends, poster, friends in every state, pending, an error', async ({
  page,
  control,
  take,
  logIn,
}) => {
  await page.goto('/activity/friendInvitation');
  await take({ id: 'friends/01', title: '好友邀请 未登录', narrow: true, doubled: true, shows: ['登录后获取邀请码', '阶梯奖励'] });
  await logIn();
  await page.goto('/activity/friendInvitation');
  await take({
    id: 'friends/02',
    title: '好友邀请 还没有好友',
    narrow: true,
    doubled: true,
    shows: ['我的邀请码', '暂无好友使用您的邀请码注册'],
  });
  await page.getByRole('button', { name: '生成海报' }).click();
  await expect(page.getByRole('img', { name: /^邀请海报/ })).toBeVisible();
  await take({ id: 'friends/03', title: '邀请海报', shows: ['保存图片'] });
  await control.fault({ call: OVERVIEW, httpStatus: 503 });
  await page.goto('/activity/friendInvitation');
  await take({ id: 'friends/05', title: '好友邀请 加载失败', shows: ['邀请信息加载失败'] });
  await control.clearFaults();
  await control.fault({ call: FRIENDS, httpStatus: 503 });
  await page.goto('/activity/friendInvitation');
  await page.getByText('邀请记录加载失败').scrollIntoViewIfNeeded();
  await take({ id: 'friends/18', title: '邀请记录 加载失败', shows: ['邀请记录加载失败'] });
  await control.clearFaults();
  await control.fault({
    call: OVERVIEW,
    body: response({
      code: '7KQ2MZXA',
      invited: 5,
      deposited: 4,
      qualified: 3,
      claimed: '24.76',
      claimable: '37.76',
      tiers: [
        tier(1, '5.88', 'claimed'),
        tier(3, '18.88', 'claimable'),
        tier(5, '38.88', 'open'),
        tier(10, '88.88', 'open'),
        tier(20, '188.88', 'open'),
      ],
    }),
  });
  await control.fault({
    call: FRIENDS,
    body: response({
      list: [
        friend('5', 'xi**12', 'registered', { via: 'r_code', stake: '0.00', depositTime: null, qualifyTime: null }),
        friend('4', '北岸**老周', 'deposited', { via: 'r_bet', stake: '320.00', qualifyTime: null }),
        friend('3', 'qi**07', 'qualified'),
        friend('2', 'wu**06', 'paid', { paidTime: '2027-03-03T01:20:00.000Z' }),
        friend('1', 'sa**me', 'qualified', { excluded: true, amount: '0.00' }),
      ],
      hasMore: false,
    }),
  });
  await page.goto('/activity/friendInvitation');
  await take({
    id: 'friends/04',
    title: '好友邀请 各种状态',
    narrow: true,
    doubled: true,
    shows: ['已达标', '还差 2 人', '同一人、同一设备或同一网络，不计奖励'],
  });
  await control.fault({ call: CLAIM, httpStatus: 503 });
  await page.getByRole('button', { name: '领取：好友 qi**07 的奖励' }).click();
  await take({ id: 'friends/06', title: '邀请奖励 确认中', shows: [/不会重复发放/] });
});

test('好友巅峰投注 without a session', async ({ page, take }) => {
  await page.goto('/activity/friendPeakBet');
  await take({ id: 'friends/07', title: '好友巅峰投注 未登录', narrow: true, doubled: true, shows: ['本周榜单', '名次奖励'] });
});

test('好友巅峰投注: not ranked, friends, ranked, claimable, claimed, empty, an error', async ({
  page,
  control,
  take,
  logIn,
  match,
  startBet,
  slip,
}) => {
  await control.site({ peakPlayers: 8 });
  await logIn({ userName: 'dianfeng1' });
  await page.goto('/activity/friendPeakBet');
  await take({ id: 'friends/08', title: '好友巅峰投注 未上榜', shows: ['未上榜'] });
  await page.goto('/activity/friendPeakBet?tab=friends');
  await take({ id: 'friends/09', title: '好友榜 还没有好友', shows: ['暂未邀请好友', '复制邀请链接'] });
  await startBet('主');
  await slip.stake('50');
  await slip.place();
  await slip.accepted();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  await page.goto('/activity/friendPeakBet');
  await take({ id: 'friends/10', title: '好友巅峰投注 上榜', narrow: true, doubled: true, shows: [/^第 \d 名$/, '进行中'] });
  await page.goto('/activity/friendPeakBet?tab=friends');
  await take({ id: 'friends/11', title: '好友榜', shows: ['好友榜单'] });
  await advance(control, TO_MONDAY_MINUTES);
  await page.goto('/activity/friendPeakBet');
  await take({ id: 'friends/12', title: '好友巅峰投注 上周有奖励', shows: ['去领取'] });
  await page.goto('/activity/friendPeakBet?tab=last');
  await take({ id: 'friends/13', title: '上周榜 可领取', narrow: true, doubled: true, shows: ['领取奖励', '已公布'] });
  await page.getByRole('button', { name: /^领取奖励/ }).click();
  await take({ id: 'friends/14', title: '上周榜 已领取', shows: [/已领取$/] });
  await control.site({ peakPlayers: 0 });
  await page.goto('/activity/friendPeakBet');
  await take({ id: 'friends/15', title: '本周榜 没有', shows: ['本周暂无上榜注单'] });
  await control.fault({ call: BOARD, httpStatus: 503 });
  await page.goto('/activity/friendPeakBet?tab=last');
  await take({ id: 'friends/16', title: '好友巅峰投注 加载失败', shows: ['重试'] });
  await control.clearFaults();
  await control.fault({ call: 'POST /act/api/v1/peak/friends', httpStatus: 503 });
  await page.goto('/activity/friendPeakBet?tab=friends');
  await take({ id: 'friends/19', title: '好友榜 加载失败', shows: ['榜单加载失败'] });
  await control.fault({ call: 'POST /act/api/v1/peak/mine', httpStatus: 503 });
  await page.goto('/activity/friendPeakBet');
  await take({ id: 'friends/17', title: '我的名次 加载失败', shows: ['我的名次加载失败'] });
});
