/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import { HydratedMatch } from '@/components/betting/sport/event/hydrated-match';
import { TIMELINE_POLL_MS } from '@/lib/domain/betting/sport/event/timeline.queries';
import type { Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { packList } from '@/lib/domain/betting/sport/pack.rules';
import { matchesOptions, POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import type { InitialTwin } from '@/lib/domain/betting/sport/list/initial-data.model';
import { EMPTY_VIEW } from '@/lib/domain/betting/sport/list/view.rules';
import { resultPath } from '@/lib/domain/betting/sport/results/result-path.rules';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { match, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';
import { timelineOnWire } from '../../support/timeline.builder';

const getTimeline = fakePlatform().on(matchTimelineCall, timelineOnWire);

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
let mockAddress = '';
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'OBTY'], (venue: string) => {
      const request = (call: string) => () => {
        mockRequests.push(`${venue} ${call}`);
        return new Promise(() => {});
      };
      return {
        getMatch: () => (mockFails ? Promise.reject(mockFails) : request('getMatch')()),
        getMatches: request('getMatches'),
        getResults: async () => {
          if (!mockResults) throw new NetworkError({ status: 503, message: '', statusText: '', online: true });
          return { matches: mockResults, total: mockResults.length, invalidRows: 0 };
        },
      };
    }),
);
const mockRequests: string[] = [];
let mockFails: Error | null = null;
let mockResults: Match[] | null = [];
afterEach(() => {
  jest.useRealTimers();
  mockFails = null;
  mockResults = [];
});

const NOTHING_YET = { list: null, title: null, missing: false, twins: [], lateTwins: [], now: 0 };

async function open(known: readonly Match[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 });
  const data = { matches: [...known], total: known.length, invalidRows: 0 };
  client.setQueryData<Snapshot<MatchList>>(queryKey, { data, at: Date.now() });
  sportIndex(client);
  renderWithClient(<HydratedMatch venue="FBTY" matchId="1" first={NOTHING_YET} view={EMPTY_VIEW} />, client);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test('shows a match from the list before its own data arrives: score board and known prices', async () => {
  await open([match('1')]);
  expect(screen.getByRole('region', { name: '比分板' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /独赢/ }).length).toBeGreaterThan(0);
  // The markets of the match's own response are still loading.
  expect(screen.getAllByText('正在加载赔率').length).toBeGreaterThan(0);
});

test('compares the server’s data of other venues at once, and refreshes it at each venue’s interval', async () => {
  const client = new QueryClient();
  const packed = (one: Match) => packList({ data: { matches: [one], total: 1, invalidRows: 0 }, at: Date.now() }, Date.now());
  const first = {
    list: packed(match('1')),
    title: null,
    missing: false,
    twins: [{ venue: 'OBTY' as const, list: packed(match('99', { venue: 'OBTY', markets: [winner('OB1', ['7.77', '4.7', '9.2'])] })) }],
    lateTwins: [],
    now: Date.now(),
  };
  mockRequests.length = 0;
  jest.useFakeTimers();
  renderWithClient(<HydratedMatch venue="FBTY" matchId="1" first={first} view={EMPTY_VIEW} />, client);
  expect(screen.getByRole('button', { name: /^OB .*7\.77/ })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(POLL_MS.detail - 100));
  expect(mockRequests).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(mockRequests.toSorted()).toEqual(['FBTY getMatch', 'OBTY getMatch']);
  jest.useRealTimers();
});

test('shows the server’s timeline at once, and requests the next one at its interval', async () => {
  const momentum = [{ period: 1, minute: 1, home: 6, away: 1 }];
  const first = {
    ...NOTHING_YET,
    list: packList({ data: { matches: [match('5', { status: 'live' })], total: 1, invalidRows: 0 }, at: Date.now() }, Date.now()),
    timeline: { timeline: { status: 'live' as const, length: 90, events: [], momentum, figures: [] }, age: 2_000 },
  };
  getTimeline.mockReturnValue(new Promise(() => {}));
  jest.useFakeTimers();
  renderWithClient(<HydratedMatch venue="FBTY" matchId="5" first={first} view={EMPTY_VIEW} />, new QueryClient());
  await act(() => jest.advanceTimersByTimeAsync(TIMELINE_POLL_MS - 2_100));
  expect(screen.getByRole('img', { name: /势均力敌/ })).toBeTruthy();
  expect(getTimeline).not.toHaveBeenCalledWith({ venue: 'FBTY', matchId: '5' });
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(getTimeline).toHaveBeenCalledWith({ venue: 'FBTY', matchId: '5' });
  jest.useRealTimers();
});

test('waits for the server’s search at a late venue without calling that venue, and names one that stays silent', async () => {
  const packed = (one: Match) => packList({ data: { matches: [one], total: 1, invalidRows: 0 }, at: Date.now() }, Date.now());
  let arrive: (twin: InitialTwin | null) => void = () => undefined;
  const late = new Promise<InitialTwin | null>((resolve) => (arrive = resolve));
  const first = {
    list: packed(match('1')),
    title: null,
    missing: false,
    twins: [],
    lateTwins: [{ venue: 'OBTY' as const, twin: late }],
    now: Date.now(),
  };
  mockRequests.length = 0;
  const client = new QueryClient();
  const { unmount } = renderWithClient(<HydratedMatch venue="FBTY" matchId="1" first={first} view={EMPTY_VIEW} />, client);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button', { name: /^OB / })).toBeNull();
  arrive({ venue: 'OBTY', list: packed(match('99', { venue: 'OBTY', markets: [winner('OB1', ['7.77', '4.7', '9.2'])] })) });
  await screen.findByRole('button', { name: /^OB .*7\.77/ });
  expect(mockRequests).toEqual([]);
  unmount();
  const silent = { ...first, lateTwins: [{ venue: 'OBTY' as const, twin: Promise.resolve(null) }] };
  renderWithClient(<HydratedMatch venue="FBTY" matchId="1" first={silent} view={EMPTY_VIEW} />, new QueryClient());
  expect(await screen.findByText(/OB 无响应/)).toBeTruthy();
  expect(mockRequests).toEqual([]);
});

test('waits for the data of a match that is in no list', async () => {
  await open([match('2')]);
  expect(screen.queryByRole('region', { name: '比分板' })).toBeNull();
});

test('reports a failing venue at the top and in the reason, and offers the others', async () => {
  mockFails = new NetworkError({ status: 503, message: '', statusText: 'Service Unavailable', online: true });
  await open([]);
  expect(screen.getByRole('banner').textContent).toBe('FB体育');
  expect(screen.getByText(/FB体育暂无响应/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'OB体育' }).getAttribute('href')).toBe('/game/sport?venue=OBTY');
});

const REFUND = /尚未分出结果的玩法退回本金/;
const record = () => screen.getByRole('link', { name: '投注记录' }).getAttribute('href');

test('explains that a match was cancelled, what happens to its bets, and where to find them', async () => {
  await open([match('1', { status: 'cancelled', phase: 'ended', score: [0, 1] })]);
  expect(screen.getByText('比赛已取消')).toBeTruthy();
  expect(screen.getByText(REFUND)).toBeTruthy();
  expect(record()).toBe('/mine/record/betRecord');
  expect(screen.queryByText('暂无开放的玩法')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('looks in 赛果 for a match that its venue removes while shown', async () => {
  mockFails = new BusinessError(14002, '赛事不存在', null, 'FBTY', null, 'missing');
  await open([match('1', { status: 'live' })]);
  expect(screen.queryByText('比赛已结束')).toBeNull();
  expect(screen.getByText('场馆已下架这场比赛')).toBeTruthy();
});

test.each([
  ['cancelled', '比赛已取消', '已取消'],
  ['ended', '比赛已结束', '已结束'],
] as const)('a removed match that is %s in 赛果: %s, also at the top', async (status, title, clock) => {
  mockFails = new BusinessError(14002, '赛事不存在', null, 'FBTY', null, 'missing');
  mockResults = [match('1', { status, phase: 'ended', score: [0, 1] })];
  await open([match('1', { status: 'live' })]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('region', { name: '比分板' }).textContent).toContain(clock);
  expect(screen.getByRole('region', { name: '比分板' }).textContent).not.toContain('暂停投注');
});

test('shows the statistics right below a finished match, without a chart', async () => {
  await open([match('1', { status: 'ended', phase: 'ended', score: [2, 1] })]);
  const over = screen.getByText('比赛已结束').closest('[role=status]')!;
  expect(over.querySelector('svg')).toBeNull();
  expect(record()).toBe('/mine/record/betRecord');
});

describe('a match that its venue does not list', () => {
  const missing = () => new BusinessError(14_002, '赛事不存在', null, 'FBTY', null, 'missing');
  // 赛果 has seven days, of the real clock here.
  const startTime = Date.now() - 3 * 3_600_000;
  const ended = match('1', { status: 'ended', phase: 'ended', clock: null, markets: [], score: [3, 1], startTime });
  afterEach(() => {
    mockAddress = '';
  });

  test('is shown with its result when 赛果 has it', async () => {
    mockFails = missing();
    mockAddress = new URL(resultPath(ended), 'https://site.example').search;
    mockResults = [match('7', { status: 'ended' }), ended];
    await open([]);
    expect((await screen.findByRole('region', { name: '比分板' })).textContent).toMatch(/3\s*[-:]\s*1/);
    expect(screen.getByText('比赛已结束')).toBeTruthy();
  });

  test('is not found when neither the venue nor its address identifies it', async () => {
    mockFails = missing();
    mockResults = [ended];
    await open([]);
    expect(await screen.findByText('比赛不存在')).toBeTruthy();
  });

  test('is neither found nor missing while 赛果 does not respond, and 重试 requests it again', async () => {
    mockFails = missing();
    mockAddress = new URL(resultPath(ended), 'https://site.example').search;
    mockResults = null;
    await open([]);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(screen.queryByText('比赛不存在')).toBeNull();
    mockResults = [ended];
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('比赛已结束')).toBeTruthy();
  });
});
