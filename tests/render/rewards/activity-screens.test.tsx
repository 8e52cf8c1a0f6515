/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarMonthCall, checkInCall, taskClaimCall, taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { flipListCall, flipOpenCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { CalendarScreen } from '@/components/rewards/calendar/calendar-screen';
import { FlipScreen } from '@/components/rewards/flip/flip-screen';
import { TURN_MS } from '@/components/rewards/flip/use-landed';
import { ToastOutlet } from '@/components/ui/toast/toast';
import type { CheckInMonth } from '@/lib/domain/rewards/calendar/calendar.model';
import type { Flipped, FlipState } from '@/lib/domain/rewards/flip/flip.model';
import { useFlipRequests } from '@/lib/domain/rewards/flip/flip.store';
import { useRewardRequests } from '@/lib/domain/rewards/reward/reward.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { commitmentOf, FLIP_PRIZES, prizeOf } from '../../../sandbox/modules/rewards/flip/flip.rules';
import { mockDialogs } from '../../support/dialogs';
import { monthOnWire, tasksOnWire } from '../../support/calendar.builder';
import { flippedOnWire, flipsOnWire, flipStateOnWire } from '../../support/flip.builder';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getFlipState = platform.on(flipStateCall, flipStateOnWire);
const getFlips = platform.on(flipListCall, flipsOnWire);
const openCard = platform.on(flipOpenCall, flippedOnWire);
const getMonth = platform.on(calendarMonthCall, monthOnWire);
const getTasks = platform.on(taskListCall, tasksOnWire);
const checkIn = platform.on(checkInCall);
const claimTask = platform.on(taskClaimCall);

const SEED = '5'.repeat(64);
const DEEDS: FlipState['deeds'] = [
  { deed: 'checkIn', need: 0n, done: 0n, earned: true },
  { deed: 'stake', need: 10_000n, done: 6_250n, earned: false },
];
const flipState = (changes: Partial<FlipState> = {}): FlipState => ({
  roundId: '1',
  commitment: commitmentOf(SEED),
  remaining: 1,
  used: 0,
  prizes: FLIP_PRIZES,
  deeds: DEEDS,
  ...changes,
});
function flippedBy(key: string, card: number): Flipped {
  const { prize, coins, amount } = prizeOf(SEED, key, card);
  const cards = Array.from({ length: 9 }, (_, one) => prizeOf(SEED, key, one).prize);
  return { roundId: '1', commitment: commitmentOf(SEED), seed: SEED, key, card, prize, coins, amount, cards, at: 0 };
}
const MONTH: CheckInMonth = {
  today: '2026-11-21',
  month: '2026-11',
  firstMonth: '2026-10',
  checked: [{ day: '2026-11-20', madeUp: false }],
  checkedToday: false,
  streak: 1,
  nextCoins: 5,
  makeUpsLeft: 1,
  missed: ['2026-11-19'],
};
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const user = () => userEvent.setup({ delay: null });
const card = (number: number) => screen.findByRole('button', { name: new RegExp(`^第 ${number} 张牌`) });

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  useFlipRequests.setState({ records: [] });
  useRewardRequests.setState({ records: [] });
  platform.on(memberInfoCall, memberOnWire).mockResolvedValue(aMember());
  getFlips.mockResolvedValue({ page: 1, list: [], hasMore: false });
  getTasks.mockResolvedValue({
    day: MONTH.today,
    list: [
      { task: 'deposit', need: 10_000n, done: 10_000n, coins: 20, amount: '0.00', state: 'claimable' },
      { task: 'bet', need: 100n, done: 0n, coins: 10, amount: '0.00', state: 'open' },
      { task: 'stake', need: 50_000n, done: 50_000n, coins: 0, amount: '1.88', state: 'claimed' },
    ],
  });
});

const renderNode = (shown: React.ReactNode) =>
  renderWithClient(
    <>
      {shown}
      <ToastOutlet />
    </>,
    makeQueryClient(),
  );
const ready = async (number: number) => {
  const chosen = await card(number);
  await waitFor(() => expect(chosen.getAttribute('aria-disabled')).toBeNull());
  return chosen;
};

// @spec 2.26
test('a card is turned over once however often it is tapped, and the browser proves the round', async () => {
  getFlipState.mockResolvedValueOnce(flipState());
  getFlipState.mockResolvedValue(flipState({ roundId: '2', remaining: 0, used: 1 }));
  openCard.mockImplementation(async ({ card: chosen }, key) => flippedBy(key!, chosen));
  renderNode(<FlipScreen />);
  await user().dblClick(await ready(5));
  await user().click(await card(6));
  expect(await screen.findByText(/^第 5 张牌：/)).toBeTruthy();
  expect(openCard).toHaveBeenCalledTimes(1);
  expect(openCard.mock.calls[0]![0]).toEqual({ roundId: '1', card: 4 });
  expect((await card(5)).getAttribute('aria-label')).toMatch(/^第 5 张牌，翻到 [\d.]+ (金币|币)$/);
  expect((await card(1)).getAttribute('aria-label')).toMatch(/，未选 /);
  await user().click(screen.getByRole('button', { name: '在本机验证' }));
  expect(await screen.findByText('密钥的哈希与翻牌前公布的一致')).toBeTruthy();
  expect(screen.getByText('九张牌与密钥、请求编号和奖品表算出的一致')).toBeTruthy();
  await user().click(screen.getByRole('button', { name: '回到牌面' }));
  expect(await screen.findByText('今日暂无翻牌次数，完成以下任务可获得')).toBeTruthy();
});

test('neither a text, a label nor the record reveals the prize before the card is turned, and no flip is offered that is not available', async () => {
  getFlipState.mockResolvedValue(flipState());
  let release: () => void = () => undefined;
  openCard.mockImplementation(
    ({ card: chosen }, key) =>
      new Promise((resolve) => {
        release = () => resolve(flippedBy(key!, chosen));
        getFlips.mockResolvedValue({ page: 1, list: [flippedBy(key!, chosen)], hasMore: false });
      }),
  );
  renderNode(<FlipScreen />);
  await user().click(await ready(5));
  await waitFor(() => expect(openCard).toHaveBeenCalledTimes(1));
  const presented: string[] = [];
  const note = () => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    presented.push(
      [...labels, screen.getByRole('region', { name: '九张牌' }).lastElementChild!.textContent, records().textContent].join('\n'),
    );
  };
  const records = () => screen.getByRole('region', { name: '翻牌记录' });
  const watch = new MutationObserver(() => document.querySelector('output .text-vip') === null && note());
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  const began = performance.now();
  release();
  expect(await screen.findByText(/^第 5 张牌：/)).toBeTruthy();
  watch.disconnect();
  expect(performance.now() - began).toBeGreaterThanOrEqual(TURN_MS - 20);
  expect(presented.length).toBeGreaterThan(0);
  expect(presented.filter((text) => /翻到|未选|\d (金币|币)|再翻一次/.test(text))).toEqual([]);
  // The state was read before the flip, and still counts it.
  expect(screen.queryByRole('button', { name: '再翻一次' })).toBeNull();
  expect(screen.getByRole('button', { name: '回到牌面' })).toBeTruthy();
  await waitFor(() => expect(records().textContent).toMatch(/\d (金币|币)/));
});

test('with reduced motion the prize is shown at once', async () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as typeof window.matchMedia;
  getFlipState.mockResolvedValue(flipState());
  openCard.mockImplementation(async ({ card: chosen }, key) => flippedBy(key!, chosen));
  renderNode(<FlipScreen />);
  await user().click(await ready(5));
  expect(await screen.findByText(/^第 5 张牌：/, undefined, { timeout: TURN_MS / 2 })).toBeTruthy();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a proof that fails is reported and links to 客服', async () => {
  getFlipState.mockResolvedValue(flipState());
  openCard.mockImplementation(async ({ card: chosen }, key) => ({ ...flippedBy(key!, chosen), seed: '6'.repeat(64) }));
  renderNode(<FlipScreen />);
  await user().click(await ready(2));
  await user().click(await screen.findByRole('button', { name: '在本机验证' }));
  expect(await screen.findByText('密钥的哈希与翻牌前公布的不一致')).toBeTruthy();
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toContain('mark=1');
});

test('a lost response keeps the chosen card and blocks the others, and a rejection closes it again', async () => {
  getFlipState.mockResolvedValue(flipState());
  openCard.mockRejectedValueOnce(LOST);
  openCard.mockImplementation(() => new Promise(() => undefined));
  const { unmount } = renderNode(<FlipScreen />);
  await user().click(await ready(7));
  expect(await screen.findByText(/您选的第 7 张牌不会改变/)).toBeTruthy();
  await user().click(await card(8));
  expect(openCard.mock.calls.every(([request]) => request.card === 6)).toBe(true);
  unmount();

  useFlipRequests.setState({ records: [] });
  openCard.mockReset();
  openCard.mockRejectedValue(new BusinessError(10_001, '这一轮已经翻过牌，请刷新后再选'));
  renderNode(<FlipScreen />);
  await user().click(await ready(3));
  await waitFor(() => expect(openCard).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('选一张牌翻开')).toBeTruthy();
});

test('without a flip no card can be chosen, and each condition shows its progress', async () => {
  getFlipState.mockResolvedValue(flipState({ remaining: 0, used: 1 }));
  renderNode(<FlipScreen />);
  expect((await card(1)).getAttribute('aria-disabled')).toBe('true');
  await user().click(await card(1));
  expect(openCard).not.toHaveBeenCalled();
  const deeds = screen.getByRole('region', { name: '怎样获得次数' });
  expect(deeds.textContent).toContain('62.50 / 100.00');
  expect(within(deeds).getByText('已获得')).toBeTruthy();
  expect(await screen.findByText('暂无翻牌记录')).toBeTruthy();
});

// @spec 2.27
test('today is checked in once, and a missed day is made up after a confirmation', async () => {
  getMonth.mockResolvedValueOnce(MONTH);
  getMonth.mockResolvedValue({
    ...MONTH,
    checkedToday: true,
    streak: 2,
    checked: [...MONTH.checked!, { day: MONTH.today, madeUp: false }],
  });
  checkIn.mockImplementation(async ({ day }) => ({ day, madeUp: day !== MONTH.today, coins: 5, checkTime: null }));
  renderNode(<CalendarScreen seventhCoins={30} />);
  const button = await screen.findByRole('button', { name: '今日签到 +5 金币' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user().dblClick(button);
  expect(await screen.findByText('签到成功，5 金币已到账')).toBeTruthy();
  expect(checkIn).toHaveBeenCalledTimes(1);
  expect(checkIn.mock.calls[0]![0]).toEqual({ day: '2026-11-21' });
  expect(await screen.findByRole('button', { name: '今天已签到' })).toBeTruthy();
  const table = screen.getByRole('table', { name: '2026 年 11 月签到' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
  await user().click(within(table).getByRole('button', { name: '补签 11 月 19 日' }));
  await user().click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '补签' }));
  expect(await screen.findByText('补签成功，5 金币已到账')).toBeTruthy();
  expect(checkIn.mock.calls[1]![0]).toEqual({ day: '2026-11-19' });
  expect(checkIn.mock.calls[1]![1]).not.toBe(checkIn.mock.calls[0]![1]);
});

test('a task is claimed once it is done, and a lost response is shown as being checked', async () => {
  getMonth.mockResolvedValue({ ...MONTH, missed: [] });
  claimTask.mockRejectedValueOnce(LOST);
  claimTask.mockImplementation(() => new Promise(() => undefined));
  renderNode(<CalendarScreen seventhCoins={null} />);
  const tasks = await screen.findByRole('region', { name: '每日任务' });
  const claim = await within(tasks).findByRole('button', { name: '领取：当日存款到账满 100.00 币' });
  await waitFor(() => expect(claim.hasAttribute('disabled')).toBe(false));
  expect(within(tasks).getByText('已领取')).toBeTruthy();
  expect(within(tasks).getByRole('link', { name: '去投注' })).toBeTruthy();
  await user().click(claim);
  expect(await screen.findByText('未收到结果，正在确认，不会重复计算')).toBeTruthy();
  expect(within(tasks).getByRole<HTMLButtonElement>('button', { name: '处理中' }).disabled).toBe(true);
});
