/** @jest-environment jest-fixed-jsdom */
import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { CalendarScreen } from '@/components/rewards/calendar/calendar-screen';
import { FlipScreen } from '@/components/rewards/flip/flip-screen';
import { GameLobby } from '@/components/community/game/game-lobby';
import { RoundHistory } from '@/components/community/game/round-history';
import { InviteScreen } from '@/components/rewards/invite/invite-screen';
import { MallScreen } from '@/components/rewards/mall/mall-screen';
import { MineCard } from '@/components/rewards/leaderboard/mine-card';
import { Leaderboard } from '@/components/rewards/leaderboard/leaderboard';
import { LeaderboardFriends } from '@/components/rewards/leaderboard/leaderboard-friends';
import { RebateScreen } from '@/components/money/rebate/rebate-screen';
import { RebateSheet } from '@/components/money/rebate/rebate-sheet';
import { VipRulesScreen } from '@/components/member/vip/vip-rules-screen';
import { VipScreen } from '@/components/member/vip/vip-screen';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { changed } from '../../support/response-changes';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aRebateDay } from '../../support/loyalty.builder';
import { PLATFORM_CALLS } from '../../support/platform-calls';
import { renderWithClient } from '../../support/render-with-client';
import { readSample } from '../../support/sample';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));
const platform = fakePlatform();

type Data = Record<string, unknown>;
const dataOf = (sample: string) => readSample<{ response: { data: Data } }>(sample).response.data;

/** Other samples, for calls that a page makes besides its own. */
const SAMPLES: Readonly<Record<string, string>> = {
  calendarMonth: 'calendar-month',
  flipList: 'flip-list',
  flipState: 'flip-state',
  gameList: 'game-list',
  inviteFriends: 'invite-friends',
  inviteOverview: 'invite-overview',
  mallItems: 'mall-items',
  memberInfo: 'member-info',
  peakBoard: 'peak-board',
  peakFriends: 'peak-friends',
  peakMine: 'peak-mine',
  rebateDay: 'rebate-day',
  rebateList: 'rebate-list',
  roundList: 'round-list',
  taskList: 'task-list',
  vipInfo: 'vip-info',
};

/** Responds to every call with its sample; `own` is the call whose response has other fields. */
function respondWith(own: string, data: unknown): void {
  for (const [name, sample] of Object.entries(SAMPLES)) {
    const call = PLATFORM_CALLS.find((one) => one.name === name)!;
    platform.on(call).mockImplementation(async () => (name === own ? data : dataOf(sample)));
  }
}

interface Page {
  name: string;
  call: string;
  page: ReactNode;
  /** A text that is on the page as soon as its data are there, or the name of a section that has text then. */
  ready: string;
  /** Fields without which the page has no subject. */
  subject: readonly string[];
  cases: readonly { path: string; seen: readonly string[]; unseen: readonly string[] }[];
}

const PAGES: readonly Page[] = [
  {
    name: 'VIP',
    call: 'vipInfo',
    page: <VipScreen />,
    ready: '当前等级',
    subject: ['level'],
    cases: [
      { path: 'stake', seen: ['累计有效投注—', '再完成 3,760.00 有效投注'], unseen: ['累计有效投注0.00'] },
      { path: 'next', seen: ['VIP 1'], unseen: ['已是最高等级', '再完成'] },
      { path: 'next.need', seen: ['VIP 1'], unseen: ['已是最高等级', '再完成', '0.00 /'] },
      { path: 'keep.until', seen: ['再完成 3,760.00 有效投注'], unseen: ['保级 ', '不会降低', '1970'] },
      { path: 'levels', seen: ['VIP 1'], unseen: ['返水比例', '已是最高等级'] },
      { path: 'levels.1.rates.football', seen: ['足球—', '篮球0.2%'], unseen: ['足球0%'] },
      { path: 'levels.1.freeWithdrawals', seen: ['免手续费取款—'], unseen: ['每天 0 次'] },
      { path: 'history', seen: ['等级记录暂时无法显示'], unseen: ['注册时的等级'] },
      { path: 'history.0.need', seen: ['VIP 0 → VIP 1', '累计有效投注达到升级条件'], unseen: ['达到 0'] },
    ],
  },
  {
    name: 'VIP 规则',
    call: 'vipInfo',
    page: <VipRulesScreen />,
    ready: '规则说明',
    subject: ['level'],
    cases: [
      { path: 'levels', seen: ['等级条件暂时无法显示'], unseen: ['升级和保级条件'] },
      { path: 'levels.1.keep', seen: ['VIP 1 当前1,000—'], unseen: ['VIP 1 当前1,000无要求'] },
    ],
  },
  {
    name: '返水',
    call: 'rebateList',
    page: <RebateScreen member="m1" />,
    ready: '可领取返水',
    subject: ['list'],
    cases: [
      { path: 'claimable', seen: ['可领取返水—', '1 天可领，最早'], unseen: ['可领取返水0.00'] },
      { path: 'oddsFloor', seen: ['赔率过低、作废'], unseen: ['赔率低于'] },
      { path: 'list.1.claimUntil', seen: ['1 天可领', '领取'], unseen: ['最早', '1970', '暂无可领取'] },
      { path: 'list.1.validStake', seen: ['有效投注 —·1/2 笔计入'], unseen: [] },
      { path: 'list.1.bets', seen: ['1/— 笔计入'], unseen: ['1/0'] },
      { path: 'list.1.amount', seen: ['2026-11-20', '金额暂时无法显示，请稍后再领取'], unseen: ['暂无可领取', '暂无返水', '前领取'] },
    ],
  },
  {
    name: '返水明细',
    call: 'rebateDay',
    page: <RebateSheet day={aRebateDay()} oddsFloor={null} open onClose={() => undefined} />,
    ready: '每笔返水合计',
    subject: ['list'],
    cases: [
      { path: 'day', seen: ['有效投注343.00', '每笔返水合计0.50', '红城 vs 蓝港'], unseen: ['有效投注200.00'] },
      { path: 'exact', seen: ['每笔返水合计—', '有效投注200.00'], unseen: ['每笔返水合计0.00'] },
      { path: 'list.0.validStake', seen: ['投注额 200.00 → 有效投注 —'], unseen: ['投注额 200.00 → 有效投注 0.00', '全额计入'] },
      { path: 'list.0.rate', seen: ['有效投注 200.00 × —'], unseen: ['× 0%'] },
      { path: 'list.0.settleTime', seen: ['红城 vs 蓝港'], unseen: ['1970', '01-01'] },
    ],
  },
  {
    name: '好友邀请',
    call: 'inviteOverview',
    page: <InviteScreen stake={null} />,
    ready: '我的邀请码',
    subject: ['code'],
    cases: [
      { path: 'invited', seen: ['已邀请—'], unseen: ['已邀请0'] },
      { path: 'qualified', seen: ['已达标—', '— / '], unseen: ['已达标0', '还差', '0 / '] },
      { path: 'claimed', seen: ['已领奖励—'], unseen: ['已领奖励0.00'] },
      { path: 'claimable', seen: ['已领奖励'], unseen: ['可以领取'] },
      { path: 'tiers', seen: ['阶梯奖励暂时无法显示'], unseen: ['达标好友满'] },
      { path: 'tiers.0.amount', seen: ['达标好友满'], unseen: ['奖励 0.00', '奖励 —'] },
    ],
  },
  {
    name: '巅峰榜',
    call: 'peakBoard',
    page: <Leaderboard period="last" initial={null} isMember={false} />,
    ready: '上周榜单',
    subject: ['list'],
    cases: [
      { path: 'closed', seen: ['2 人上榜', '12.40'], unseen: ['结算中', '已公布', ' · '] },
      { path: 'players', seen: ['结算中', '12.40'], unseen: ['0 人上榜'] },
      { path: 'endTime', seen: ['2 人上榜', '12.40'], unseen: ['1970', '至'] },
      { path: 'list.1.settleTime', seen: ['ha**u1VIP 18.50'], unseen: ['1970'] },
      { path: 'list.1.level', seen: ['ha**u1'], unseen: ['VIP 0'] },
    ],
  },
  {
    name: '我的名次',
    call: 'peakMine',
    page: <MineCard period="this" rules={null} />,
    ready: '我的名次',
    subject: [],
    cases: [
      { path: 'rank', seen: ['名次暂时无法显示'], unseen: ['未上榜', '暂列第一', '第 2 名'] },
      { path: 'nextRank', seen: ['第 2 名'], unseen: ['暂列第一', '还差'] },
      { path: 'amount', seen: ['按现在的名次有奖励'], unseen: ['0.00', '可得'] },
      { path: 'reward', seen: ['第 2 名'], unseen: ['奖励', '领取'] },
      { path: 'endTime', seen: ['按现在的名次可得 188.00 币'], unseen: ['1970'] },
    ],
  },
  {
    name: '好友榜',
    call: 'peakFriends',
    page: <LeaderboardFriends />,
    ready: '好友榜单',
    subject: ['list'],
    cases: [{ path: 'friends', seen: ['ha**u1'], unseen: ['0 位好友'] }],
  },
  {
    name: '商城',
    call: 'mallItems',
    page: <MallScreen />,
    ready: '我的金币',
    subject: ['list'],
    cases: [
      { path: 'stakePerCoin', seen: ['1,280', '5 币体验券'], unseen: ['有效投注得 1 金币'] },
      { path: 'coins', seen: ['—金币', '5 币体验券'], unseen: ['1,280'] },
      { path: 'vipLevel', seen: ['1,280'], unseen: ['VIP 0'] },
      { path: 'list.0.vipLevel', seen: ['5 币体验券'], unseen: ['VIP 0'] },
    ],
  },
  {
    name: '游戏记录',
    call: 'roundList',
    page: <RoundHistory />,
    ready: '派彩',
    subject: ['list'],
    cases: [
      { path: 'total', seen: ['合计', '投注10.00', '月下捕鱼'], unseen: ['共 '] },
      { path: 'open', seen: ['投注—', '输赢—'], unseen: ['投注20.00'] },
      { path: 'list.0.payout', seen: ['高低牌', '可收手 14.01'], unseen: [] },
      { path: 'list.1.payout', seen: ['月下捕鱼', '—投注 10.00'], unseen: ['−10.00'] },
    ],
  },
  {
    name: '游戏',
    call: 'gameList',
    page: <GameLobby games={null} venues={[]} category="lottery" signedIn={false} path="/" />,
    ready: '云亭快三',
    subject: ['list'],
    cases: [
      { path: 'list.0.minStake', seen: ['云亭快三', '上期 2 4 5'], unseen: ['起投'] },
      { path: 'list.0.returnBest', seen: ['云亭快三', '上期 2 4 5'], unseen: ['0.00%'] },
      { path: 'list.0.maxStake', seen: ['云亭快三', '上期 2 4 5'], unseen: [] },
    ],
  },
  {
    name: '签到',
    call: 'calendarMonth',
    page: <CalendarScreen seventhCoins={30} />,
    ready: '每日任务',
    subject: ['today'],
    cases: [
      { path: 'month', seen: ['2026 年 11 月', '今日签到 +5 金币'], unseen: [] },
      { path: 'checked', seen: ['签到记录暂时无法显示'], unseen: ['未签到18'] },
      { path: 'checkedToday', seen: ['今日签到 +5 金币'], unseen: ['今天已签到'] },
      { path: 'streak', seen: ['连续签到 — 天'], unseen: ['连续签到 0', '再连续签到'] },
      { path: 'nextCoins', seen: ['今日签到'], unseen: ['+0 金币'] },
      { path: 'makeUpsLeft', seen: ['2026 年 11 月'], unseen: ['无补签次数', '还可补签'] },
    ],
  },
  {
    name: '每日任务',
    call: 'taskList',
    page: <CalendarScreen seventhCoins={null} />,
    ready: '完成 1 注已结算的有效投注',
    subject: ['list'],
    cases: [
      { path: 'endTime', seen: ['当日存款到账满 100.00 币'], unseen: [] },
      { path: 'day', seen: ['当日存款到账满 100.00 币'], unseen: [] },
      { path: 'list.0.need', seen: ['当日存款到账', '100.00 币 / —'], unseen: ['满 0.00'] },
      { path: 'list.0.done', seen: ['— / 100.00 币'], unseen: ['0.00 币 / 100.00 币'] },
      { path: 'list.0.coins', seen: ['当日存款到账满 100.00 币'], unseen: ['奖励 20 金币', '奖励 0'] },
    ],
  },
  {
    name: '幸运翻牌',
    call: 'flipState',
    page: <FlipScreen />,
    ready: '公平验证',
    // Nobody could check the draw without the values that bind it.
    subject: ['roundId', 'commitment', 'prizes'],
    cases: [
      { path: 'remaining', seen: ['今日剩余次数—次', '剩余次数暂时无法显示'], unseen: ['选一张牌翻开', '暂无翻牌次数'] },
      { path: 'used', seen: ['今日剩余次数1次', '24:00 清零'], unseen: ['已翻 0'] },
      { path: 'endTime', seen: ['今日剩余次数1次'], unseen: ['1970'] },
      { path: 'deeds', seen: ['任务暂时无法显示'], unseen: ['完成今日签到'] },
      { path: 'deeds.1.need', seen: ['完成今日的有效投注'], unseen: ['满 0.00'] },
    ],
  },
  {
    name: '邀请记录',
    call: 'inviteFriends',
    page: <InviteScreen stake={50_000n} />,
    ready: 'ha**u1',
    subject: ['list'],
    cases: [
      { path: 'list.0.via', seen: ['ha**u1已达标注册'], unseen: [] },
      { path: 'list.0.registerTime', seen: ['ha**u1已达标邀请海报首存'], unseen: ['1970'] },
      { path: 'list.1.amount', seen: ['qi**08', '—'], unseen: ['+0.00 币'] },
    ],
  },
];

const pathOf = (path: string) => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

async function textOf({ call, page, ready }: Page, data: unknown): Promise<string> {
  respondWith(call, data);
  renderWithClient(page, makeQueryClient());
  const isReady = () =>
    screen.queryAllByText(ready).length > 0 || Boolean(document.querySelector(`section[aria-label="${ready}"]`)?.textContent);
  await waitFor(() => expect(isReady()).toBe(true));
  return document.body.textContent;
}

beforeAll(mockDialogs);
beforeEach(() => jest.resetAllMocks());

describe.each(PAGES)('$name', (page) => {
  const good = dataOf(SAMPLES[page.call]!);

  test.each(page.cases)('without $path the page shows only what is known', async ({ path, seen, unseen }) => {
    const text = await textOf(page, changed(good, pathOf(path), null));
    for (const message of seen) expect(text).toContain(message);
    for (const message of unseen) expect(text).not.toContain(message);
  });

  test.each(Object.keys(good).filter((field) => !page.subject.includes(field)))('the page is shown without %s', async (field) => {
    for (const value of [null, undefined, [[]], { other: {} }, 'other']) {
      expect(await textOf(page, changed(good, [field], value))).not.toMatch(/加载失败|NaN|Invalid|undefined|null/);
      document.body.replaceChildren();
    }
  });
});
