/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import { matchPastCall } from '@pavilion/contract/calls/past.calls';
import { DataBoard } from '@/components/betting/sport/event/data-board';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { NetworkError } from '@/lib/kit/http/errors';
import { aPast, aResult, aRow, pastOnWire } from '../../support/past.builder';
import { fakePlatform } from '../../support/fake-platform';
import { match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';
import { timelineOnWire } from '../../support/timeline.builder';

const platform = fakePlatform();
const fetchTimeline = platform.on(matchTimelineCall, timelineOnWire);
const fetchPast = platform.on(matchPastCall, pastOnWire);
const NO_CALL = new NetworkError({ status: 404, message: '', statusText: '', online: true });
const COMING = { status: 'upcoming', phase: 'not-started', score: null } as const;

beforeEach(() => {
  fetchPast.mockReset();
  fetchTimeline.mockReset().mockResolvedValue({ status: 'upcoming', length: 90, events: [], momentum: [], figures: [] });
});

const show = (over: Partial<Match> = COMING) =>
  renderWithClient(<DataBoard match={match('1', over)} />, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('数据 before the kick-off', () => {
  test('shows the form of both teams, from the side of each', async () => {
    fetchPast.mockResolvedValue(aPast());
    show();
    const form = await screen.findByRole('region', { name: '近况' });
    expect(
      within(form)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['红城近 2 场 1 胜 1 平 0 负，进 3 失 1', '蓝港近 1 场 0 胜 0 平 1 负，进 1 失 3']);
    expect(texts(screen.getByRole('list', { name: '红城 近况' }))).toEqual(['胜26-11-14北境红城2-0绿谷', '平26-11-07北境绿谷1-1红城']);
    expect(texts(screen.getByRole('list', { name: '蓝港 近况' }))).toEqual(['负26-11-14北境白堡3-1蓝港']);
    expect(screen.getByText('开赛后显示比赛进程和技术统计')).toBeTruthy();
  });

  test('shows meetings with their totals from the present home side', async () => {
    fetchPast.mockResolvedValue(aPast());
    show();
    const meetings = await screen.findByRole('region', { name: '交锋' });
    expect(within(meetings).getByText('主胜').textContent).toBe('主胜 1');
    expect(within(meetings).getByText('平', { selector: 'p *' }).textContent).toBe('平 1');
    expect(within(meetings).getByText('客胜').textContent).toBe('客胜 1');
    expect(texts(screen.getByRole('list', { name: '交锋' }))).toEqual([
      '胜26-04-18北境红城1-0蓝港',
      '平25-11-29北境蓝港2-2红城',
      '负25-11-15北境红城0-3蓝港',
    ]);
  });

  test('shows the table around both teams, and all of it after a tap', async () => {
    fetchPast.mockResolvedValue(aPast());
    show();
    const table = await screen.findByRole('table', { name: '积分榜' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    expect(rows().map((row) => cells(row)[0])).toEqual(['2', '3', '4', '⋯中间球队已收起', '9', '10', '11']);
    expect(cells(rows()[1]!)).toEqual(['3', '红城，主队', '10', '5/3/2', '+6', '18', '胜平负胜胜']);
    expect(cells(rows()[5]!).slice(1, 6)).toEqual(['蓝港，客队', '10', '5/3/2', '-4', '9']);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['名次', '球队', '赛', '胜/平/负', '净胜', '积分', '近 5 场']);
    fireEvent.click(screen.getByRole('button', { name: '展开全部球队' }));
    expect(rows()).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: '收起' }));
    expect(rows()).toHaveLength(7);
  });

  test('counts wins and losses of basketball, without draws and points', async () => {
    const rows = [
      aRow(1, { team: '红城', side: 'home', drawn: 0, won: 8, points: null }),
      aRow(2, { team: '蓝港', side: 'away', points: null }),
    ];
    fetchPast.mockResolvedValue(aPast({ form: { home: [aResult(0, [98, 91])], away: [] }, table: { ranking: 'wins', rows } }));
    show({ ...COMING, sport: 'basketball' });
    const table = await screen.findByRole('table', { name: '战绩榜' });
    expect(within(table).getAllByRole('row').map(cells)[1]).toEqual(['1', '红城，主队', '10', '8/2', '+6', '80.0%', '胜平负胜胜']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('红城近 1 场 1 胜 0 负，场均得 98.0 失 91.0');
  });

  test('leaves out parts without results, and says what will follow if there are none', async () => {
    fetchPast.mockResolvedValueOnce(aPast({ form: null, table: null }));
    const first = show();
    await screen.findByRole('region', { name: '交锋' });
    expect(screen.getAllByRole('region')).toHaveLength(1);
    first.unmount();
    fetchPast.mockResolvedValueOnce({ form: { home: [], away: [] }, meetings: [], table: null });
    show();
    expect(await screen.findByText('未开赛')).toBeTruthy();
    expect(screen.getAllByText('开赛后显示比赛进程和技术统计')).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('offers 重试 when it fails', async () => {
    fetchPast.mockRejectedValueOnce(NO_CALL).mockResolvedValue(aPast());
    show();
    expect(await screen.findByText('近况和交锋加载失败')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '近况' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('数据 of a live match shows the match first, then what came before it', async () => {
  fetchPast.mockResolvedValue(aPast());
  fetchTimeline.mockResolvedValue({
    status: 'live',
    length: 90,
    events: [{ kind: 'start', side: null, period: 1, minute: 0, added: 0, score: [0, 0] }],
    momentum: [],
    figures: [{ kind: 'corners', home: 5, away: 2 }],
  });
  show({});
  await screen.findByRole('region', { name: '积分榜' });
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    '技术统计',
    '比赛进程',
    '近况',
    '交锋',
    '积分榜',
  ]);
});

test('the past is shown where the platform has no timeline of the match', async () => {
  fetchPast.mockResolvedValue(aPast());
  fetchTimeline.mockRejectedValue(NO_CALL);
  show({});
  expect(await screen.findByRole('region', { name: '近况' })).toBeTruthy();
  expect(screen.getByText('比赛数据加载失败')).toBeTruthy();
});
