/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type * as React from 'react';
import type { ReactNode } from 'react';
import { OutrightBoard } from '@/components/betting/sport/outright/outright-board';
import { ResultsBoard } from '@/components/betting/sport/results/results-board';
import { StarredBoard } from '@/components/betting/sport/list/starred-board';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import type { Match, MatchList, Outright, OutrightList } from '@/lib/domain/betting/match/sport.model';
import type { VenueCode } from '@pavilion/contract/constants';
import { HOUR } from '@pavilion/number/duration';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayStart, siteDay } from '@/lib/kit/format/site-time';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { EMPTY_VIEW } from '@/lib/domain/betting/sport/list/view.rules';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { match, selection, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const mockQuery = { text: '', listeners: new Set<() => void>() };
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof React>('react');
  const follow = (listener: () => void) => {
    mockQuery.listeners.add(listener);
    return () => mockQuery.listeners.delete(listener);
  };
  return {
    usePathname: () => '/game/sport/results',
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(follow, () => mockQuery.text)),
  };
});
/** As in the framework, the hooks follow the browser's history. */
window.history.replaceState = (_state, _unused, url) => {
  mockQuery.text = String(url).split('?')[1] ?? '';
  for (const listener of mockQuery.listeners) listener();
};

const listOf = (ids: readonly string[], total = ids.length): MatchList => ({
  matches: ids.map((id) => match(id, { home: { id: 'home', name: `红城${id}队` } })),
  total,
  invalidRows: 0,
});

interface VenueStub {
  byId: (ids: readonly string[], venue: VenueCode) => Promise<MatchList>;
  results: (page: number) => Promise<MatchList>;
  outrights: () => Promise<OutrightList>;
  pages: number[];
  sports: string[];
}
const venueStub: VenueStub = {
  byId: async (ids) => listOf(ids),
  results: async () => listOf([]),
  outrights: async () => ({ outrights: [], invalidRows: 0 }),
  pages: [],
  sports: [],
};

jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'OBTY'], (code) => ({
      getOutrights: () => venueStub.outrights(),
      getMatchesById: (ids: readonly string[]) => venueStub.byId(ids, code),
      getResults: ({ page, sport }: { page: number; sport: string }) => {
        venueStub.pages.push(page);
        venueStub.sports.push(sport);
        return venueStub.results(page);
      },
    })),
);

const VENUES: VenueTab[] = [{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }];

beforeEach(() => {
  mockQuery.text = '';
  jest.useFakeTimers();
  Object.assign(venueStub, { byId: async (ids: readonly string[]) => listOf(ids), results: async () => listOf([]), pages: [], sports: [] });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function renderNode(node: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderWithClient(node, client);
  await pass(100);
  return view;
}

describe('关注', () => {
  const rows = () => screen.queryAllByRole('link').flatMap((link) => /红城\d队/.exec(link.textContent ?? '')?.[0] ?? []);
  const star = (id: string) => screen.getByRole('button', { name: `关注 红城${id}队对蓝港` });
  const skeleton = () => screen.queryByText('正在加载赔率');
  /** A tap with a finger that stays until `lift`. */
  const tap = (id: string) => {
    fireEvent.pointerDown(star(id));
    fireEvent.click(star(id));
    return () => fireEvent.pointerUp(star(id));
  };

  beforeEach(() => viewStore.setState({ ...EMPTY_VIEW, favourites: ['FBTY:1', 'FBTY:2', 'FBTY:3'] }));

  test('removes an unstarred match once the list is not touched, and keeps the others during the request', async () => {
    await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    expect(rows()).toEqual(['红城3队', '红城2队', '红城1队']);
    venueStub.byId = () => new Promise(() => {});
    const lift = tap('2');
    await pass(50);
    expect(rows()).toEqual(['红城3队', '红城2队', '红城1队']);
    expect(star('2').getAttribute('aria-pressed')).toBe('false');
    await pass(2_000);
    expect(rows()).toEqual(['红城3队', '红城2队', '红城1队']);
    lift();
    await pass(700);
    expect(rows()).toEqual(['红城3队', '红城1队']);
    expect(skeleton()).toBeNull();
    expect(screen.getByText('关注 2 场')).toBeTruthy();
  });

  test('keeps the rows’ order while touched when kick-offs change', async () => {
    await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    const moved = (id: string) => match(id, { home: { id: 'home', name: `红城${id}队` }, startTime: Number(id) * 1_000 });
    venueStub.byId = async (ids) => ({ matches: ids.map(moved), total: ids.length, invalidRows: 0 });
    const row = screen.getAllByRole('link')[0]!;
    fireEvent.pointerDown(row);
    await pass(5_000);
    expect(rows()).toEqual(['红城3队', '红城2队', '红城1队']);
    fireEvent.pointerUp(row);
    await pass(700);
    expect(rows()).toEqual(['红城1队', '红城2队', '红城3队']);
  });

  test('keeps the other rows when the venue fails after a star was removed', async () => {
    await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    venueStub.byId = async () => {
      throw new Error('down');
    };
    tap('2')();
    await pass(2_000);
    expect(rows()).toEqual(['红城3队', '红城1队']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('names the sides in cells, because rows of every sport appear together', async () => {
    venueStub.byId = async () => ({ matches: [match('1'), match('2', { sport: 'tennis' })], total: 2, invalidRows: 0 });
    viewStore.setState({ ...EMPTY_VIEW, favourites: ['FBTY:2', 'FBTY:1'] });
    const { container } = await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    expect(screen.getAllByRole('button', { name: / 独赢 / }).map((cell) => cell.textContent)).toEqual([
      '主 1.36',
      '和 4.70',
      '客 9.20',
      '主 1.36',
      '客 9.20',
    ]);
    expect(container.querySelector('.columns')!.textContent).toBe('独赢');
  });

  const named = (id: string, over: Partial<Match>) => match(id, { home: { id: 'home', name: `红城${id}队` }, ...over });
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

  test('lists live matches first, then days, and ended ones last, whatever the venue’s order', async () => {
    const today = dayStart(siteDay(worldNow())) + 20 * HOUR;
    venueStub.byId = async () => ({
      matches: [
        named('1', { status: 'ended', startTime: today - 20 * HOUR }),
        named('2', { status: 'upcoming', startTime: today + 24 * HOUR }),
        named('3', { status: 'live', startTime: today - 9 * HOUR }),
        named('4', { status: 'upcoming', startTime: today }),
        named('5', { status: 'ended', startTime: today - 10 * HOUR }),
      ],
      total: 5,
      invalidRows: 0,
    });
    viewStore.setState({ ...EMPTY_VIEW, favourites: [1, 2, 3, 4, 5].map((id) => `FBTY:${id}`) });
    await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    expect(rows()).toEqual(['红城3队', '红城4队', '红城2队', '红城5队', '红城1队']);
    expect(headings()).toEqual(['滚球', '今天', '明天', '已结束']);
  });

  test('moves a match to the top when it kicks off', async () => {
    const at = (status: Match['status']) => async (ids: readonly string[]) => ({
      matches: ids.map((id) => named(id, { status: id === '1' ? status : 'upcoming', startTime: 10_000 - Number(id) })),
      total: ids.length,
      invalidRows: 0,
    });
    venueStub.byId = at('upcoming');
    await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    expect(rows()).toEqual(['红城3队', '红城2队', '红城1队']);
    venueStub.byId = at('live');
    await pass(6_000);
    expect(rows()).toEqual(['红城1队', '红城3队', '红城2队']);
  });

  describe('of several venues', () => {
    const BOTH: VenueTab[] = [...VENUES, { code: 'OBTY', name: 'OB体育', state: 'open', until: null }];
    const cells = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    beforeEach(() => {
      viewStore.setState({ ...EMPTY_VIEW, favourites: ['FBTY:1', 'OBTY:7', 'OBTY:2'] });
      // OB's 7 is FB's 1.
      venueStub.byId = async (ids, venue) => ({
        matches: ids.map((id) => named(id === '7' ? '1' : id, { id, venue })),
        total: ids.length,
        invalidRows: 0,
      });
    });

    test('a fixture starred at two is one row, at the venue that the page shows, with one star', async () => {
      const { unmount } = await renderNode(<StarredBoard venue="OBTY" venues={BOTH} />);
      expect(cells()).toEqual([expect.stringMatching(/OB(?! · ).*红城2队/), expect.stringMatching(/OB · FB.*红城1队/)]);
      expect(screen.getByRole('link', { name: /红城1队/ }).getAttribute('href')).toContain('OBTY/7');
      expect(screen.getByText('关注 2 场')).toBeTruthy();
      unmount();
      await renderNode(<StarredBoard venue="FBTY" venues={BOTH} />);
      expect(screen.getByRole('link', { name: /红城1队/ }).getAttribute('href')).toContain('FBTY/1');
      const lift = tap('1');
      expect(viewStore.getState().favourites).toEqual(['OBTY:2']);
      fireEvent.click(star('1'));
      expect(viewStore.getState().favourites).toEqual(['OBTY:2', 'FBTY:1', 'OBTY:7']);
      fireEvent.click(star('1'));
      lift();
      await pass(700);
      expect(rows()).toEqual(['红城2队']);
    });

    test('prefers the venue where the match still goes on', async () => {
      venueStub.byId = async (ids, venue) => ({
        matches: ids.map((id) => named(id === '7' ? '1' : id, { id, venue, status: venue === 'FBTY' ? 'ended' : 'live' })),
        total: ids.length,
        invalidRows: 0,
      });
      await renderNode(<StarredBoard venue="FBTY" venues={BOTH} />);
      expect(screen.getByRole('link', { name: /红城1队/ }).getAttribute('href')).toContain('OBTY/7');
    });

    test('waits a few seconds for a slow venue, then names it', async () => {
      const answer = venueStub.byId;
      venueStub.byId = (ids, venue) => (venue === 'OBTY' ? new Promise(() => {}) : answer(ids, venue));
      await renderNode(<StarredBoard venue="FBTY" venues={BOTH} />);
      expect(rows()).toEqual([]);
      await pass(3_000);
      expect(rows()).toEqual(['红城1队']);
      expect(screen.getByText('OB体育响应较慢，请稍候')).toBeTruthy();
      expect(screen.getByText('关注 3 场')).toBeTruthy();
    });

    test('a venue that fails costs its own rows', async () => {
      const answer = venueStub.byId;
      venueStub.byId = (ids, venue) => (venue === 'OBTY' ? Promise.reject(new Error('down')) : answer(ids, venue));
      await renderNode(<StarredBoard venue="FBTY" venues={BOTH} />);
      expect(rows()).toEqual(['红城1队']);
      expect(screen.getByRole('alert')).toBeTruthy();
    });
  });

  test('gives the third column of two-sided rows to the names, except in 大字', async () => {
    const { container } = await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    expect(container.querySelectorAll('.mixed > .row')).toHaveLength(3);
    act(() => usePreference.setState({ density: 'large' }));
    expect(container.querySelector('.mixed')).toBeNull();
    act(() => usePreference.setState({ density: 'standard' }));
  });

  test('rows use 大字', async () => {
    const { container } = await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    expect(container.querySelector('.large > .row')).toBeNull();
    act(() => usePreference.setState({ density: 'large' }));
    expect(container.querySelectorAll('.large > .row')).toHaveLength(3);
    act(() => usePreference.setState({ density: 'standard' }));
  });

  test('links to the matches when the last star is removed', async () => {
    viewStore.setState({ ...EMPTY_VIEW, favourites: ['FBTY:1'] });
    await renderNode(<StarredBoard venue="FBTY" venues={VENUES} />);
    const lift = tap('1');
    expect(rows()).toEqual(['红城1队']);
    lift();
    await pass(700);
    expect(screen.getByText('暂无关注的比赛')).toBeTruthy();
  });
});

describe('冠军', () => {
  const contest: Outright = {
    id: '9',
    venue: 'FBTY',
    sport: 'football',
    league: { id: '1', name: '英格兰超级联赛', region: '英格兰', rank: 1, hot: true },
    name: '冠军',
    closesAt: 1_800_000_000_000,
    market: winner('9', undefined, { kind: 'outright' }),
  };
  const board = <OutrightBoard venues={VENUES} venue={VENUES[0]!} sport="football" />;
  const late = () => screen.queryByText(/数据延迟/);

  test('is requested again before its prices are outdated', async () => {
    venueStub.outrights = async () => ({ outrights: [contest], invalidRows: 0 });
    await renderNode(board);
    for (let second = 0; second < 30; second += 1) {
      await pass(1_000);
      expect(late()).toBeNull();
    }
  });

  test('shows that no newer prices arrive, and how old they are', async () => {
    venueStub.outrights = async () => ({ outrights: [contest], invalidRows: 0 });
    await renderNode(board);
    venueStub.outrights = async () => {
      throw new Error('down');
    };
    await pass(13_000);
    expect(screen.getByRole('status').textContent).toBe('更新失败，正在重试');
    expect(late()!.textContent).toMatch(/^数据延迟 1[1-3]秒$/);
    expect(screen.getByRole('heading', { name: /英格兰超级联赛/ })).toBeTruthy();
  });

  test('scrolls to the league in the address, with all its contenders', async () => {
    const many = Array.from({ length: 8 }, (_, at) => selection('8', at, { name: `队${at}` }));
    const other: Outright = {
      ...contest,
      id: '8',
      league: { ...contest.league, id: '7', name: '西班牙甲级联赛' },
      market: winner('8', undefined, { kind: 'outright', selections: many }),
    };
    venueStub.outrights = async () => ({ outrights: [{ ...contest, market: { ...other.market, id: '9' } }, other], invalidRows: 0 });
    const led = jest.fn();
    Element.prototype.scrollIntoView = led;
    mockQuery.text = 't=outright&l=7';
    await renderNode(board);
    const heading = screen.getByRole('heading', { name: /西班牙甲级联赛/ });
    expect(led.mock.contexts).toEqual([heading]);
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('button', { name: /收起|全部 8 个选项/ }).map(({ textContent }) => textContent)).toEqual([
      '全部 8 个选项',
      '收起',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.getAllByRole('button', { name: '全部 8 个选项' })).toHaveLength(2);
  });
});

describe('赛果', () => {
  const more = () => screen.queryByRole('button', { name: '加载更多' });
  const page = (from: number, count: number) =>
    listOf(
      Array.from({ length: count }, (_, at) => String(from + at)),
      120,
    );
  const RESULTS = [page(0, 50), page(50, 50), page(100, 20)];
  const names = () => screen.getAllByText(/^红城\d+队$/).map(({ textContent }) => textContent);

  test('loads a whole day and shows 50 more with each 加载更多, to the last', async () => {
    venueStub.results = async (pageNumber) => RESULTS[pageNumber - 1] ?? listOf([], 120);
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect(venueStub.pages).toEqual([1, 2, 3]);
    for (const count of [50, 100]) {
      expect(names()).toHaveLength(count);
      fireEvent.click(more()!);
      await pass(100);
    }
    expect(names()).toHaveLength(120);
    expect(more()).toBeNull();
    expect(venueStub.pages).toEqual([1, 2, 3]);
  });

  test('shows the pages that came when a later one fails, says so, and loads it on 重试', async () => {
    venueStub.results = async (pageNumber) => {
      if (pageNumber === 2) throw new Error('down');
      return RESULTS[pageNumber - 1]!;
    };
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect(names()).toHaveLength(50);
    venueStub.results = async (pageNumber) => RESULTS[pageNumber - 1]!;
    fireEvent.click(
      within(screen.getByText('部分赛果加载失败').closest<HTMLElement>('[role=status]')!).getByRole('button', { name: '重试' }),
    );
    await pass(100);
    expect(screen.queryByText('部分赛果加载失败')).toBeNull();
    expect(more()).toBeTruthy();
  });

  const HOUR_MS = 3_600_000;
  const kickedOff = (id: string, hour: number, league: { id: string; name: string; rank: number }) =>
    match(id, {
      status: 'ended',
      home: { id: 'home', name: `红城${id}队` },
      startTime: hour * HOUR_MS,
      league: { ...match('1').league, ...league },
    });
  const GREAT = { id: '1', name: '英格兰超级联赛', rank: 1 };
  const SMALL = { id: '2', name: '冰岛乙级联赛', rank: 9 };
  const DAY_OF_FOUR = [kickedOff('1', 1, SMALL), kickedOff('2', 9, SMALL), kickedOff('3', 2, GREAT), kickedOff('4', 8, GREAT)];

  test('puts great leagues first and the latest match first in each; by time it names the league in the row', async () => {
    venueStub.results = async () => ({ matches: DAY_OF_FOUR, total: 4, invalidRows: 0 });
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([GREAT.name, SMALL.name]);
    expect(names()).toEqual(['红城4队', '红城3队', '红城2队', '红城1队']);
    fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { selectedIndex: 1 } });
    await pass(100);
    expect(names()).toEqual(['红城2队', '红城4队', '红城3队', '红城1队']);
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(within(screen.getAllByRole('listitem')[0]!).getByText(SMALL.name)).toBeTruthy();
    act(() => viewStore.getState().setSort('league'));
  });

  test('narrows to a league, starred matches, or those with a bet, which only a member can choose', async () => {
    venueStub.results = async () => ({ matches: DAY_OF_FOUR, total: 4, invalidRows: 0 });
    act(() => viewStore.setState({ favourites: ['FBTY:3'] }));
    const choose = async (name: string) => {
      const options = within(screen.getByRole('combobox', { name: '显示的赛果' })).getAllByRole('option');
      const selectedIndex = options.findIndex(({ textContent }) => textContent === name);
      fireEvent.change(screen.getByRole('combobox', { name: '显示的赛果' }), { target: { selectedIndex } });
      await pass(100);
    };
    const { unmount } = await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect(screen.queryByRole('option', { name: '我投注的比赛' })).toBeNull();
    await choose('冰岛乙级联赛（2）');
    expect(names()).toEqual(['红城2队', '红城1队']);
    expect(mockQuery.text).toContain('l=2');
    await choose('我关注的比赛');
    expect(names()).toEqual(['红城3队']);
    unmount();
    mockQuery.text = '';
    const requested: unknown[] = [];
    const bets = async (venue: string, from: number) => {
      requested.push([venue, typeof from]);
      return ['2', '77'];
    };
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={bets} />);
    expect(requested).toEqual([]);
    await choose('我投注的比赛');
    expect(names()).toEqual(['红城2队']);
    expect(requested).toEqual([['FBTY', 'number']]);
    act(() => viewStore.setState({ favourites: [] }));
    await choose('我关注的比赛');
    fireEvent.click(screen.getByRole('button', { name: '查看全部' }));
    await pass(100);
    expect(names()).toHaveLength(4);
  });

  test('a day without results leads to the day before', async () => {
    venueStub.results = async () => listOf([]);
    await renderNode(<ResultsBoard venues={VENUES} now={Date.parse('2026-11-29T00:30:00+08:00')} getBetMatches={null} />);
    fireEvent.click(screen.getByRole('button', { name: '看 11-28 的赛果' }));
    await pass(100);
    expect(mockQuery.text).toContain('d=1');
  });

  test('offers no 加载更多 for invalid rows', async () => {
    venueStub.results = async () => listOf(['1', '2'], 3);
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect(more()).toBeNull();
    expect(screen.getAllByText(/红城\d+/)).toHaveLength(2);
  });

  test('links an ended match to its timeline, and does not link one that was not played', async () => {
    const ended = match('1', { status: 'ended', home: { id: 'home', name: '红城1队' } });
    const off = match('2', { status: 'cancelled', home: { id: 'home', name: '红城2队' } });
    venueStub.results = async () => ({ matches: [ended, off], total: 2, invalidRows: 0 });
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect(screen.getByRole('link', { name: /红城1队/ }).getAttribute('href')).toBe(
      `/game/sport/FBTY/1?sport=football&kickoff=${ended.startTime}`,
    );
    expect(screen.queryByRole('link', { name: /红城2队/ })).toBeNull();
  });

  test('aligns the quarters in columns for totals of two and three digits', async () => {
    const game = match('1', { sport: 'basketball', status: 'ended', score: [108, 95], periodScores: [[24, 12]] });
    venueStub.results = async () => ({ matches: [game], total: 1, invalidRows: 0 });
    const { container } = await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    expect([...container.querySelectorAll('.row-score.w-8')].map(({ textContent }) => textContent)).toEqual(['108', '95']);
  });

  test('keeps day, sport and pages in the address, and starts another list at its first page', async () => {
    venueStub.results = async (pageNumber) => RESULTS[pageNumber - 1] ?? listOf([], 120);
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    fireEvent.click(more()!);
    await pass(100);
    expect(mockQuery.text).toBe('venue=FBTY&sport=1&d=0&p=2');
    fireEvent.click(screen.getByRole('button', { name: '篮球' }));
    await pass(100);
    expect(mockQuery.text).toBe('venue=FBTY&sport=2&d=0&p=1');
    expect(screen.getByRole('button', { name: '篮球', pressed: true })).toBeTruthy();
    expect(venueStub.sports.at(-1)).toBe('basketball');
  });

  test('重试 requests results that failed to load', async () => {
    venueStub.results = async () => {
      throw new Error('down');
    };
    await renderNode(<ResultsBoard venues={VENUES} now={Date.now()} getBetMatches={null} />);
    venueStub.results = async () => listOf(['1']);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    await pass(100);
    expect(screen.getByText('红城1队')).toBeTruthy();
  });
});
