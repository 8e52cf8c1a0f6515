/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inviteClaimCall, inviteFriendsCall, inviteOverviewCall, inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { peakBoardCall, peakClaimCall, peakFriendsCall, peakMineCall, peakRulesCall } from '@pavilion/contract/calls/leaderboard.calls';
import { InviteParts } from '@/components/rewards/invite/invite-parts';
import { PosterSheet } from '@/components/rewards/invite/poster-sheet';
import { renderPoster } from '@/components/rewards/invite/poster-picture';
import { LeaderboardParts } from '@/components/rewards/leaderboard/leaderboard-parts';
import { ToastOutlet } from '@/components/ui/toast/toast';
import type { InvitedFriend, InviteOverview, InviteRules } from '@/lib/domain/rewards/invite/invite.model';
import type { PeakBoard, PeakMine, PeakRules } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import { useRewardRequests } from '@/lib/domain/rewards/reward/reward.store';
import { saveFile } from '@/lib/kit/browser/save-file';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { friendsOnWire, inviteRulesOnWire, overviewOnWire } from '../../support/invite.builder';
import { boardOnWire, friendBoardOnWire, peakMineOnWire, peakRulesOnWire } from '../../support/peak.builder';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getInviteOverview = platform.on(inviteOverviewCall, overviewOnWire);
const getFriends = platform.on(inviteFriendsCall, friendsOnWire);
const claimInvite = platform.on(inviteClaimCall, (amount: string) => ({ target: 'tier' as const, id: '1', amount, claimTime: null }));
const getInviteRules = platform.on(inviteRulesCall, inviteRulesOnWire);
const getBoard = platform.on(peakBoardCall, boardOnWire);
const getMine = platform.on(peakMineCall, peakMineOnWire);
const getFriendBoard = platform.on(peakFriendsCall, friendBoardOnWire);
const getPeakRules = platform.on(peakRulesCall, peakRulesOnWire);
const claimPeak = platform.on(peakClaimCall, (amount: string) => ({ week: WEEK.week, rank: 2, amount, claimTime: null }));

jest.mock('@/lib/kit/browser/save-file');
jest.mock('@/components/rewards/invite/poster-picture', () => ({ renderPoster: jest.fn() }));

const AT = Date.parse('2026-11-20T12:00:00Z');
const RULES: InviteRules = {
  deposit: 10_000n,
  stake: 50_000n,
  reward: 1_888n,
  turnover: 1,
  tiers: [
    { friends: 1, amount: 588n },
    { friends: 3, amount: 1_888n },
  ],
};
const overview = (changes: Partial<InviteOverview> = {}): InviteOverview => ({
  code: '7KQ2MZXA',
  invited: 2,
  deposited: 1,
  qualified: 1,
  claimed: 0n,
  claimable: 2_476n,
  tiers: [
    { friends: 1, amount: 588n, state: 'claimable' },
    { friends: 3, amount: 1_888n, state: 'open' },
  ],
  ...changes,
});
const friend = (changes: Partial<InvitedFriend>): InvitedFriend => ({
  id: '1',
  name: 'ha**u1',
  via: 'r_code',
  state: 'registered',
  excluded: false,
  stake: 12_000n,
  amount: 1_888n,
  registeredAt: AT,
  depositedAt: null,
  qualifiedAt: null,
  paidAt: null,
  ...changes,
});
const WEEK = { week: '2026-11-16', endTime: Date.parse('2026-11-22T16:00:00Z'), closed: false };
const PEAK_RULES: PeakRules = {
  minStake: 2_000n,
  turnover: 1,
  rewards: [
    { from: 1, to: 1, amount: 28_800n },
    { from: 2, to: 3, amount: 1_880n },
  ],
};
const board = (changes: Partial<PeakBoard> = {}): PeakBoard => ({
  ...WEEK,
  players: 3,
  rows: [
    { rank: 1, name: '模拟·北岸老周', level: 2, multiple: '12.40', settledAt: AT, madeUp: true, reward: 0n },
    { rank: 2, name: 'de**26', level: 1, multiple: '8.50', settledAt: AT, madeUp: false, reward: 28_800n },
    { rank: 4, name: 'ha**u1', level: 0, multiple: '2.10', settledAt: AT, madeUp: false, reward: null },
  ],
  ...changes,
});
const mine = (changes: Partial<PeakMine> = {}): PeakMine => ({
  ...WEEK,
  rank: 2,
  multiple: '8.50',
  nextRank: 1,
  nextMultiple: '12.40',
  reason: '',
  amount: 1_880n,
  reward: 'waiting',
  claimUntil: null,
  ...changes,
});
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const user = () => userEvent.setup({ delay: null });
const region = (name: string) => screen.findByRole('region', { name });

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  useRewardRequests.setState({ records: [] });
  platform.on(memberInfoCall, memberOnWire).mockResolvedValue(aMember());
  getInviteRules.mockResolvedValue(RULES);
  getInviteOverview.mockResolvedValue(overview());
  getFriends.mockResolvedValue({ page: 1, friends: [], hasMore: false });
  getPeakRules.mockResolvedValue(PEAK_RULES);
  getBoard.mockResolvedValue(board());
  getMine.mockResolvedValue(mine());
});

const renderNode = (shown: React.ReactNode) =>
  renderWithClient(
    <>
      {shown}
      <ToastOutlet />
    </>,
    makeQueryClient(),
  );
const renderInvite = () => renderNode(<InviteParts initial={RULES} isMember />);

// @spec 2.24
test('好友邀请 shows the code, its link and QR code, counts, tiers and friends in every state', async () => {
  getFriends.mockResolvedValue({
    page: 1,
    friends: [
      friend({ id: '4', name: 'to**08', excluded: true, amount: 0n }),
      friend({ id: '3' }),
      friend({ id: '2', name: 'qi**07', state: 'qualified', stake: 50_000n, depositedAt: AT, qualifiedAt: AT }),
      friend({ id: '1', name: 'wu**06', state: 'paid', stake: 50_000n, depositedAt: AT, qualifiedAt: AT, paidAt: AT }),
    ],
    hasMore: false,
  });
  renderInvite();
  const code = await region('我的邀请码');
  expect(within(code).getByText('7KQ2MZXA')).toBeTruthy();
  expect(within(code).getByText('http://localhost/user/register?invite_code=7KQ2MZXA')).toBeTruthy();
  expect(within(code).getByRole('img', { name: '邀请链接的二维码' })).toBeTruthy();
  const counts = await region('邀请统计');
  expect(
    within(counts)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['已邀请', '已首存', '已达标', '已领奖励']);
  expect(counts.textContent).toContain('还有 24.76 币可以领取');
  const ladder = await region('阶梯奖励');
  expect(within(ladder).getByRole('button', { name: '领取：达标好友满 1 人' })).toBeTruthy();
  expect(ladder.textContent).toContain('还差 2 人');
  const record = await region('邀请记录');
  const rows = await within(record).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('同一人、同一设备或同一网络，不计奖励'),
    expect.stringMatching(/已注册邀请海报有效投注 120.00 \/ 500.00 币注册 11-20 20:00.*18.88 币/),
    expect.stringMatching(/已达标.*达标 11-20 20:00/),
    expect.stringMatching(/已发放.*领取 11-20 20:00\+18.88 币/),
  ]);
  expect(within(rows[2]!).getByRole('button', { name: '领取：好友 qi**07 的奖励' })).toBeTruthy();
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
});

test('a reward is claimed once however often it is tapped, and a lost response is shown as being confirmed', async () => {
  claimInvite.mockRejectedValueOnce(LOST);
  claimInvite.mockImplementation(() => new Promise(() => undefined));
  const { unmount } = renderInvite();
  const button = await screen.findByRole('button', { name: '领取：达标好友满 1 人' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user().dblClick(button);
  expect(await screen.findByText('未收到结果，正在确认，不会重复发放')).toBeTruthy();
  expect(new Set(claimInvite.mock.calls.map(([, key]) => key)).size).toBe(1);
  expect(claimInvite.mock.calls[0]![0]).toEqual({ target: 'tier', id: '1' });
  unmount();
  // The next page sends the same key again, and reports the result.
  const [, key] = claimInvite.mock.calls[0]!;
  useRewardRequests.setState((state) => ({ records: state.records.map((record) => ({ ...record, state: 'unknown' as const })) }));
  claimInvite.mockReset();
  claimInvite.mockResolvedValue('5.88');
  renderInvite();
  await waitFor(() => expect(claimInvite).toHaveBeenCalledWith({ target: 'tier', id: '1' }, key));
});

test('a credited reward is announced, and a rejection leaves the reward claimable', async () => {
  claimInvite.mockResolvedValueOnce('5.88');
  claimInvite.mockRejectedValueOnce(new BusinessError(10_001, '这笔奖励已领取'));
  renderInvite();
  const button = await screen.findByRole('button', { name: '领取：达标好友满 1 人' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user().click(button);
  expect(await screen.findByText('邀请奖励 5.88 币已到账')).toBeTruthy();
  await user().click(await screen.findByRole('button', { name: '领取：达标好友满 1 人' }));
  await waitFor(() => expect(claimInvite).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByRole('button', { name: '领取：达标好友满 1 人' })).toHaveProperty('disabled', false));
});

test('without a session the rules, the tiers and the login are shown, even when the server could not read the rules', async () => {
  renderNode(<InviteParts initial={null} isMember={false} />);
  expect(screen.getByRole('link', { name: '登录后获取邀请码' }).getAttribute('href')).toBe(
    '/user/login?redirect=%2Factivity%2FfriendInvitation',
  );
  expect((await region('阶梯奖励')).textContent).toContain('达标好友满 3 人');
  expect(within(await region('活动规则')).getAllByRole('listitem')).toHaveLength(3);
  expect(getInviteOverview).not.toHaveBeenCalled();
});

describe('the poster', () => {
  const sheet = <PosterSheet open onClose={() => undefined} code="7KQ2MZXA" address="http://localhost/user/register?r_code=7KQ2MZXA" />;
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:poster';
    URL.revokeObjectURL = () => undefined;
  });

  test('is painted with the code and the address, and saved', async () => {
    jest.mocked(renderPoster).mockResolvedValue(new Blob(['png']));
    renderNode(sheet);
    expect(await screen.findByRole('img', { name: '邀请海报：邀请码 7KQ2MZXA 和注册二维码' })).toBeTruthy();
    expect(renderPoster).toHaveBeenCalledWith('7KQ2MZXA', 'http://localhost/user/register?r_code=7KQ2MZXA');
    await user().click(screen.getByRole('button', { name: '保存图片' }));
    expect(saveFile).toHaveBeenCalledWith('邀请海报.png', expect.any(Blob));
    // The browser saves files that it cannot share.
    await user().click(screen.getByRole('button', { name: '分享' }));
    expect(saveFile).toHaveBeenCalledTimes(2);
  });

  test('is passed to the phone’s share sheet when it accepts files', async () => {
    jest.mocked(renderPoster).mockResolvedValue(new Blob(['png']));
    const share = jest.fn<Promise<void>, [ShareData]>().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { canShare: () => true, share });
    renderNode(sheet);
    await screen.findByRole('img', { name: /邀请海报/ });
    await user().click(screen.getByRole('button', { name: '分享' }));
    expect(share.mock.calls[0]![0].files![0]!.name).toBe('邀请海报.png');
    expect(saveFile).not.toHaveBeenCalled();
    Object.assign(navigator, { canShare: undefined, share: undefined });
  });

  test('reports a browser that cannot paint it', async () => {
    jest.mocked(renderPoster).mockResolvedValue(null);
    renderNode(sheet);
    expect(await screen.findByText('浏览器无法生成海报，请直接发送邀请链接')).toBeTruthy();
    expect(screen.getByRole('button', { name: '保存图片' })).toHaveProperty('disabled', true);
  });
});

// @spec 2.25
test('好友巅峰投注 marks the member’s rank and shows the distance to the next', async () => {
  renderNode(<LeaderboardParts tab="this" initial={PEAK_RULES} board={board()} isMember />);
  const own = await region('我的名次');
  expect(await within(own).findByText('第 2 名')).toBeTruthy();
  expect(own.textContent).toContain('距第 1 名还差 3.91 倍');
  expect(own.textContent).toContain('按现在的名次可得 18.80 币');
  const table = screen.getByRole('table', { name: '本周榜单' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['名次', '会员', '最高倍数', '奖励']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[1]!.textContent).toContain('VIP 1我');
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)!.textContent)).toEqual(['—', '288.00', '—']);
});

test.each([
  [mine({ rank: 1, nextRank: null, nextMultiple: null }), '暂列第一，继续保持'],
  [
    mine({ rank: null, multiple: null, nextRank: null, nextMultiple: null, reward: 'none', amount: 0n }),
    '本周赢一单本金满 20.00 币的体育注单即可上榜',
  ],
  [
    mine({ rank: null, multiple: null, reason: '冷静期或自我排除期间不参加排名，也不发放奖励', reward: 'none' }),
    '冷静期或自我排除期间不参加排名，也不发放奖励',
  ],
  [mine({ reward: 'claimed' }), '名次奖励 18.80 币已领取'],
  [mine({ reward: 'expired' }), '名次奖励已过领取期限'],
])('the member’s rank has a text for its state: %#', async (own, text) => {
  getMine.mockImplementation(async ({ period }) => (period === 'this' ? own : mine({ reward: 'none' })));
  renderNode(<LeaderboardParts tab="this" initial={PEAK_RULES} board={board()} isMember />);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('last week’s reward is claimed once, and the other boards link to it', async () => {
  getMine.mockResolvedValue(mine({ closed: true, reward: 'claimable', claimUntil: Date.parse('2026-11-29T16:00:00Z') }));
  claimPeak.mockResolvedValue('18.80');
  const { unmount } = renderNode(<LeaderboardParts tab="this" initial={PEAK_RULES} board={board()} isMember />);
  expect((await screen.findByRole('link', { name: '去领取' })).getAttribute('href')).toBe('/activity/friendPeakBet?tab=last');
  unmount();
  renderNode(<LeaderboardParts tab="last" initial={PEAK_RULES} board={board({ closed: true })} isMember />);
  const button = await screen.findByRole('button', { name: /^领取奖励/ });
  expect(screen.getByText('请在 11-29 24:00 前领取')).toBeTruthy();
  expect(screen.getByText('与第 1 名相差 3.90 倍')).toBeTruthy();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user().dblClick(button);
  expect(await screen.findByText('名次奖励 18.80 币已到账')).toBeTruthy();
  expect(claimPeak).toHaveBeenCalledTimes(1);
  expect(claimPeak.mock.calls[0]![0]).toEqual({ week: '2026-11-16' });
});

test('a visitor sees the leaderboard and the login, and requests no rank', async () => {
  renderNode(<LeaderboardParts tab="this" initial={PEAK_RULES} board={null} isMember={false} />);
  expect(await screen.findByRole('table', { name: '本周榜单' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/user/login?redirect=%2Factivity%2FfriendPeakBet');
  expect(getMine).not.toHaveBeenCalled();
});

test('an empty leaderboard links to the bets, and an empty one of friends links to the invitation', async () => {
  getBoard.mockResolvedValue(board({ players: 0, rows: [] }));
  const { unmount } = renderNode(<LeaderboardParts tab="this" initial={PEAK_RULES} board={null} isMember={false} />);
  expect(await screen.findByText('本周暂无上榜注单')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去投注' })).toBeTruthy();
  unmount();
  getFriendBoard.mockResolvedValue({ ...WEEK, friends: 0, rows: [] });
  renderNode(<LeaderboardParts tab="friends" initial={PEAK_RULES} board={null} isMember />);
  expect(await screen.findByText('暂未邀请好友')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '复制邀请链接' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '邀请更多好友' }).getAttribute('href')).toBe('/activity/friendInvitation');
});

test('a failed part is reported, with a retry', async () => {
  getBoard.mockRejectedValue(new BusinessError(10_001, '暂时不可用'));
  getFriends.mockRejectedValue(new BusinessError(10_001, '暂时不可用'));
  const { unmount } = renderNode(<LeaderboardParts tab="this" initial={PEAK_RULES} board={null} isMember={false} />);
  expect(await screen.findByText('榜单加载失败')).toBeTruthy();
  unmount();
  renderInvite();
  expect(await screen.findByText('邀请记录加载失败')).toBeTruthy();
});
