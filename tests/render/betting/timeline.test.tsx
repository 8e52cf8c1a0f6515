/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import { DataBoard } from '@/components/betting/sport/event/data-board';
import { ScoreBoard } from '@/components/betting/sport/event/score-board';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { Timeline, TimelineEvent } from '@/lib/domain/betting/sport/event/timeline.model';
import { TIMELINE_POLL_MS } from '@/lib/domain/betting/sport/event/timeline.queries';
import { NetworkError } from '@/lib/kit/http/errors';
import { matchPastCall } from '@pavilion/contract/calls/past.calls';
import { aPast, pastOnWire } from '../../support/past.builder';
import { timelineOnWire } from '../../support/timeline.builder';
import { fakePlatform } from '../../support/fake-platform';
import { match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const fetchTimeline = platform.on(matchTimelineCall, timelineOnWire);
platform.on(matchPastCall, pastOnWire).mockResolvedValue(aPast());

const NO_CALL = new NetworkError({ status: 404, message: '', statusText: '', online: true });
const event = (kind: TimelineEvent['kind'], minute: number, over: Partial<TimelineEvent> = {}): TimelineEvent => ({
  kind,
  side: null,
  period: minute > 45 ? 2 : 1,
  minute,
  added: 0,
  score: [0, 0],
  ...over,
});
const timelineOf = (over: Partial<Timeline> = {}): Timeline => ({
  status: 'live',
  length: 90,
  events: [
    event('start', 0),
    event('goal', 29, { side: 'home', score: [1, 0] }),
    event('half', 45, { score: [1, 0] }),
    event('red', 58, { side: 'away', score: [1, 0] }),
  ],
  momentum: [{ period: 1, minute: 1, home: 6, away: 1 }],
  figures: [
    { kind: 'possession', home: 61, away: 39 },
    { kind: 'corners', home: 5, away: 2 },
  ],
  ...over,
});

const shown: (() => void)[] = [];

function show(node: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = renderWithClient(node, client);
  shown.push(unmount);
}

beforeEach(() => fetchTimeline.mockReset());
afterEach(() => {
  jest.useRealTimers();
  while (shown.length > 0) shown.pop()!();
});

const board = (over: Partial<Match> = {}) => show(<ScoreBoard match={match('1', over)} />);
const data = (over: Partial<Match> = {}) => show(<DataBoard match={match('1', over)} />);

describe('score board', () => {
  test('shows goals and red cards with their minutes, and describes the chart', async () => {
    fetchTimeline.mockResolvedValue(timelineOf());
    board();
    expect(await screen.findByRole('img', { name: /势均力敌/ })).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('最近十分钟势均力敌，红城进球29′，蓝港红牌58′');
    expect(screen.getByText('红牌 58′')).toBeTruthy();
    expect(screen.getByText('进球 29′')).toBeTruthy();
    expect(screen.getByText('攻势')).toBeTruthy();
  });

  test('shows the venue’s own counts when the platform has no timeline', async () => {
    fetchTimeline.mockRejectedValue(NO_CALL);
    board();
    const counts = await screen.findByRole('list', { name: '技术统计' });
    expect(
      within(counts)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['3角球2', '1黄牌0']);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('marks the server while a tennis match is live', () => {
    fetchTimeline.mockReturnValue(new Promise(() => undefined));
    const tennis = { sport: 'tennis', points: ['40', '15'], periodScores: [[3, 2]], score: [0, 0], server: 1 } as const;
    board(tennis);
    const row = () => screen.queryByText('发球')?.closest('tr')?.textContent;
    expect(row()).toMatch(/^蓝港/);
    shown.pop()!();
    board({ ...tennis, server: 0 });
    expect(row()).toMatch(/^红城/);
    shown.pop()!();
    board({ ...tennis, status: 'ended', phase: 'ended' });
    expect(row()).toBeUndefined();
  });

  test('reserves its space while loading, and has none before kick-off', async () => {
    fetchTimeline.mockReturnValue(new Promise(() => undefined));
    board();
    const scoreBoard = () => screen.getByRole('region', { name: '比分板' }).querySelector('.min-h-15');
    await waitFor(() => expect(fetchTimeline).toHaveBeenCalled());
    expect(scoreBoard()).toBeTruthy();
    shown.pop()!();
    board({ status: 'upcoming', phase: 'not-started', score: null });
    expect(scoreBoard()).toBeNull();
  });
});

describe('数据', () => {
  test('lists events newest first, and statistics of both sides', async () => {
    fetchTimeline.mockResolvedValue(timelineOf());
    data();
    const course = await screen.findByRole('region', { name: '比赛进程' });
    expect(
      within(course)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['58′红牌蓝港1-0', '上半场结束1-0', '29′进球红城1-0', '比赛开始']);
    const figures = screen.getByRole('region', { name: '技术统计' });
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['红城61控球率 %蓝港39', '红城5角球蓝港2']);
  });

  test('shows before kick-off when data will follow, and polls no more than once', async () => {
    fetchTimeline.mockResolvedValue(timelineOf({ status: 'upcoming', events: [], figures: [], momentum: [] }));
    jest.useFakeTimers();
    data({ status: 'upcoming', phase: 'not-started', score: null });
    expect(screen.getByText('开赛后显示比赛进程和技术统计')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(3 * TIMELINE_POLL_MS));
    expect(fetchTimeline.mock.calls.length).toBe(1);
  });

  test('offers 重试 beside the venue’s counts when it fails, and the next response replaces it', async () => {
    fetchTimeline.mockRejectedValueOnce(NO_CALL).mockResolvedValue(timelineOf());
    data();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('比赛数据加载失败')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '技术统计' })).getByText('角球')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '比赛进程' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('polls a live match, less often while failing, and keeps its data', async () => {
    jest.useFakeTimers();
    fetchTimeline.mockResolvedValueOnce(timelineOf()).mockRejectedValue(NO_CALL);
    data();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetchTimeline).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(TIMELINE_POLL_MS));
    expect(fetchTimeline).toHaveBeenCalledTimes(2);
    expect(screen.getByText('更新失败，正在重试')).toBeTruthy();
    expect(screen.getByRole('region', { name: '比赛进程' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(TIMELINE_POLL_MS));
    expect(fetchTimeline).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(TIMELINE_POLL_MS));
    expect(fetchTimeline).toHaveBeenCalledTimes(3);
  });

  test('stops polling when the match ends', async () => {
    jest.useFakeTimers();
    fetchTimeline.mockResolvedValue(timelineOf({ status: 'over', events: [event('full', 90, { score: [1, 0] })] }));
    data();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('比赛结束')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(5 * TIMELINE_POLL_MS));
    expect(fetchTimeline).toHaveBeenCalledTimes(1);
  });

  test('requests the timeline at once when the venue reports a goal', async () => {
    jest.useFakeTimers();
    fetchTimeline.mockResolvedValue(timelineOf());
    const client = new QueryClient();
    const rendered = (over: Partial<Match>) => <DataBoard match={match('1', over)} />;
    const { rerender, unmount } = renderWithClient(rendered({}), client);
    shown.push(unmount);
    await act(() => jest.advanceTimersByTimeAsync(100));
    rerender(rendered({ markets: [] }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetchTimeline).toHaveBeenCalledTimes(1);
    rerender(rendered({ score: [2, 0] }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetchTimeline).toHaveBeenCalledTimes(2);
  });

  test('shares one polling loop between board and list', async () => {
    jest.useFakeTimers();
    fetchTimeline.mockResolvedValue(timelineOf());
    const one = match('1');
    show(
      <>
        <ScoreBoard match={one} />
        <DataBoard match={one} />
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('img')).toBeTruthy();
    const before = fetchTimeline.mock.calls.length;
    expect(before).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(TIMELINE_POLL_MS));
    expect(fetchTimeline).toHaveBeenCalledTimes(2);
  });
});
