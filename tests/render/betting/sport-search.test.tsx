/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type SearchPosition, returnToSearch } from '@/components/betting/sport/search/search-position';
import { SearchSheet } from '@/components/betting/sport/search/search-sheet';
import { gameListCall } from '@pavilion/contract/calls/game.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import { toGame } from '@/lib/domain/community/game/game.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import type { Match, Outright } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import gameFixture from '../../contract/fixtures/game-list.json';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { myGamesOnWire } from '../../support/game.builder';
import { match, selection, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getMyGames = platform.on(gameListCall, myGamesOnWire);

const GAMES = (gameFixture.response.data.list as Parameters<typeof toGame>[0][]).map(toGame);

const mockRequests: string[][] = [];
let mockFound: Partial<Record<VenueCode, Match[]>> = {};
/** Promises that a venue's lists of matches wait for. */
let mockPending: Partial<Record<VenueCode, Promise<unknown>>> = {};
/** A venue's 冠军 and 赛果 of football, at once or when a test releases them. */
let mockTitles: (venue: VenueCode) => Promise<Outright[]>;
let mockResults: (venue: VenueCode) => Promise<Match[]>;
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'OBTY'], (venue: VenueCode) => ({
      getMatches: async () => ({ matches: [], total: 0, invalidRows: 0 }),
      getOutrights: async (sport: string) => {
        const titles = await mockTitles(venue);
        return { outrights: sport === 'football' ? titles : [], invalidRows: 0 };
      },
      getResults: async ({ sport, from, to }: { sport: string; from: number; to: number }) => {
        const over = await mockResults(venue);
        const there = over.filter((one) => one.sport === sport && one.startTime >= from && one.startTime < to);
        return { matches: there, total: there.length, invalidRows: 0 };
      },
      search: async () => {
        await mockPending[venue];
        return { matches: mockFound[venue] ?? [match('863211')], total: 1, invalidRows: 0 };
      },
      getMatchesById: async (ids: string[]) => {
        mockRequests.push(ids);
        return { matches: [match('863211')], total: 1, invalidRows: 0 };
      },
    })),
);

const BOTH: VenueTab[] = [
  { code: 'FBTY', name: 'FB体育', state: 'open', until: null },
  { code: 'OBTY', name: 'OB体育', state: 'open', until: null },
];
const VENUES: VenueTab[] = [{ code: 'FBTY', name: 'FB体育', state: 'open', until: null }];

beforeAll(mockDialogs);
beforeEach(() => {
  jest.useFakeTimers();
  getMyGames.mockReset().mockResolvedValue({ games: GAMES, favorites: [], recent: [] });
  mockFound = {};
  mockPending = {};
  mockTitles = async () => [];
  mockResults = async () => [];
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('refreshes results while the sheet is open, and stops when it closes', async () => {
  const client = new QueryClient();
  const sheet = (open: boolean) => (
    <SearchSheet open={open} onClose={() => undefined} onReturn={() => undefined} venues={VENUES} sport="football" />
  );
  const { rerender } = renderWithClient(sheet(true), client);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '红城' } });
  await pass(400);
  await pass(100);
  expect(screen.getByRole('link', { name: /红城/ })).toBeTruthy();
  await pass(8_000);
  expect(mockRequests.length).toBeGreaterThan(1);
  expect(mockRequests[0]).toEqual(['863211']);
  rerender(sheet(false));
  await pass(0);
  mockRequests.length = 0;
  await pass(60_000);
  expect(mockRequests).toEqual([]);
  rerender(sheet(true));
  await pass(0);
  expect(mockRequests).toHaveLength(1);
});

test('rows use 大字, and their cells name their sides', async () => {
  usePreference.setState({ density: 'large' });
  const { container } = renderWithClient(
    <SearchSheet open onClose={() => undefined} onReturn={() => undefined} venues={VENUES} sport="football" />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '红城' } });
  await pass(400);
  await pass(100);
  expect(container.querySelectorAll('.large > .row')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: / 独赢 / }).map((cell) => cell.textContent)).toEqual(['主 1.36', '和 4.70', '客 9.20']);
  act(() => usePreference.setState({ density: 'standard' }));
});

async function sought(query: string, venues = BOTH) {
  const view = renderWithClient(<SearchSheet open onClose={() => undefined} onReturn={() => undefined} venues={venues} sport="football" />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  await pass(400);
  await pass(100);
  return view;
}

test('lists a fixture once below its league, with a link to each venue that sells it', async () => {
  mockFound = {
    FBTY: [match('1', sides('红城', '蓝港'))],
    OBTY: [match('9', { venue: 'OBTY', ...sides('红城队', '蓝港') }), match('10', { venue: 'OBTY', ...sides('红城U21', '蓝港U21') })],
  };
  await sought('红城');
  expect(screen.getAllByRole('heading', { name: '英格兰超级联赛' })).toHaveLength(2);
  const [both, one] = screen.getAllByRole('list', { name: '开售场馆' });
  expect(
    within(both!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/game/sport/FBTY/1', '/game/sport/OBTY/9']);
  expect(within(one!).getByRole('link', { name: 'OB体育' }).getAttribute('href')).toBe('/game/sport/OBTY/10');
});

test('links to all matches when nothing was found', async () => {
  mockFound = { FBTY: [], OBTY: [] };
  await sought('无此球队');
  expect(screen.getByRole('link', { name: '查看全部赛事' }).getAttribute('href')).toBe('/game/sport');
});

test('restores the search once after returning from a match', async () => {
  await sought('红城', VENUES);
  screen.getByRole('dialog').querySelector('.overflow-y-auto')!.scrollTop = 240;
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: /红城/ }));
  expect(returnToSearch()).toBeNull();
  // The match's page replaces the list and its sheet.
  cleanup();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const position = returnToSearch();
  expect(position).toEqual({ words: '红城', top: 240, all: false });
  expect(returnToSearch()).toBeNull();

  const scrolled = jest.fn();
  Element.prototype.scrollTo = scrolled as never;
  renderWithClient(
    <SearchSheet open onClose={() => undefined} onReturn={() => undefined} venues={VENUES} sport="football" position={position!} />,
  );
  await pass(100);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('红城');
  expect(scrolled).toHaveBeenCalledWith({ top: 240 });
});

const sides = (home: string, away: string) => ({ home: { id: '1', name: home }, away: { id: '2', name: away } });
const title = (venue: VenueCode, over: Partial<Outright> = {}): Outright => ({
  id: '500',
  venue,
  sport: 'football',
  league: { id: '7', name: '英格兰超级联赛', region: '英格兰', rank: 1, hot: true },
  name: '2026-27 冠军',
  closesAt: 1_800_000_000_000,
  market: winner('500', undefined, {
    kind: 'outright',
    selections: [selection('500', 1, { name: '红城' }), selection('500', 2, { name: '蓝港' })],
  }),
  ...over,
});
const over = (venue: VenueCode, id: string, names = sides('红城', '蓝港')) =>
  match(id, { venue, ...names, status: 'ended', phase: 'ended', score: [2, 1], startTime: Date.now() - 3_600_000 });
const kinds = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const never = () => new Promise<never>(() => undefined);
/** Midday of the site: an hour ago was today. */
const MIDDAY = Date.parse('2026-11-24T04:00:00Z');

test('lists outrights and results once each below the matches, with the venues that have them', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  mockFound = { FBTY: [match('1', sides('红城', '蓝港'))], OBTY: [] };
  mockTitles = async (venue) => [title(venue)];
  mockResults = async (venue) => (venue === 'FBTY' ? [over(venue, '8')] : [over(venue, '9', sides('红城队', '蓝港'))]);
  await sought('红城');
  expect(kinds()).toEqual(['赛事', '冠军', '赛果']);

  const titles = within(screen.getByRole('region', { name: '冠军' }));
  const row = titles.getByRole('link', { name: /英格兰超级联赛 2026-27 冠军/ });
  expect(row.getAttribute('href')).toBe('/game/sport?t=outright&venue=FBTY&l=7');
  // The contender that was meant.
  expect(row.textContent).toContain('选项含 红城');
  expect(titles.getByRole('link', { name: 'OB体育' }).getAttribute('href')).toBe('/game/sport?t=outright&venue=OBTY&l=7');
  expect(titles.queryByRole('link', { name: '全部冠军' })).toBeNull();

  const results = within(screen.getByRole('region', { name: '赛果' }));
  expect(results.getByRole('link', { name: /今天 11:00.*红城/ }).getAttribute('href')).toMatch(
    /^\/game\/sport\/FBTY\/8\?sport=football&kickoff=\d+$/,
  );
  expect(results.getByRole('link', { name: 'OB体育' }).getAttribute('href')).toMatch(
    /^\/game\/sport\/OBTY\/9\?sport=football&kickoff=\d+$/,
  );
  expect(results.getByRole('link', { name: '全部赛果' }).getAttribute('href')).toBe('/game/sport/results?venue=FBTY&sport=1&d=0&p=1');
  expect(screen.getByText('找到赛事 1 场、冠军 1 个、赛果 1 场、游戏 0 个、帮助 0 条').tagName).toBe('OUTPUT');
});

test('finds games by name, category and pinyin, with a link to open ones', async () => {
  mockFound = { FBTY: [], OBTY: [] };
  const [dice] = GAMES;
  const closed = { ...dice!, code: 'closed', name: '云亭停售', state: 'maintenance' as const };
  getMyGames.mockResolvedValue({ games: [dice!, closed], favorites: [], recent: [] });
  const gamesFor = async (query: string) => {
    const view = await sought(query);
    const region = within(screen.getByRole('region', { name: '游戏' }));
    const hrefs = region.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const text = region.getByRole('list').textContent;
    view.unmount();
    return { hrefs, text };
  };
  expect(await gamesFor('快三')).toMatchObject({ hrefs: [`/game/play/${dice!.code}`] });
  expect(await gamesFor('kuaisan')).toMatchObject({ hrefs: [`/game/play/${dice!.code}`] });
  const whole = await gamesFor('云亭');
  expect(whole.hrefs).toEqual([`/game/play/${dice!.code}`]);
  expect(whole.text).toContain('云亭停售');
  expect(whole.text).toContain('维护中');
});

test('finds help pages and their sections, and links to all of them', async () => {
  mockFound = { FBTY: [], OBTY: [] };
  await sought('取款');
  const help = within(screen.getByRole('region', { name: '帮助' }));
  expect(help.getByRole('link', { name: /^取款教程/ }).getAttribute('href')).toBe('/help/qkjc');
  expect(help.getAllByRole('link')).toHaveLength(4);
  expect(help.getByRole('link', { name: /^全部 \d+ 条帮助$/ }).getAttribute('href')).toBe('/help?q=%E5%8F%96%E6%AC%BE');
});

test('games that fail to load leave out only their own section', async () => {
  mockFound = { FBTY: [], OBTY: [] };
  getMyGames.mockRejectedValue(new NetworkError({ status: 503, message: '', statusText: '', online: true }));
  const { container } = await sought('取款');
  expect(screen.queryByRole('region', { name: '游戏' })).toBeNull();
  expect(screen.getByRole('region', { name: '帮助' })).toBeTruthy();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

test('lists a cancelled match among the results without a link', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  mockFound = { FBTY: [], OBTY: [] };
  mockResults = async (venue) => [{ ...over(venue, '8'), status: 'cancelled', score: null }];
  await sought('红城');
  expect(kinds()).toEqual(['赛果']);
  expect(
    within(screen.getByRole('region', { name: '赛果' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部赛果']);
});

test('shows a few outrights and results, and the first of many matches', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  const teams = Array.from({ length: 10 }, (_, at) => sides(`红城${'甲乙丙丁戊己庚辛壬癸'[at]!}`, `客队${at}`));
  mockFound = { FBTY: teams.map((names, at) => match(String(at), { ...names, startTime: 1_795_172_280_000 + at * 7_200_000 })) };
  mockTitles = async (venue) =>
    ['英格兰', '西班牙', '德国', '法国'].map((land, at) =>
      title(venue, { id: `${at}`, league: { ...title(venue).league, id: `${at}`, name: `${land}联赛` } }),
    );
  mockResults = async (venue) => teams.map((names, at) => over(venue, `9${at}`, names));
  await sought('红城', VENUES);
  const count = (name: string) => screen.getByRole('region', { name }).querySelectorAll('.row, li > a.flex-1').length;
  expect([count('赛事'), count('冠军'), count('赛果')]).toEqual([8, 3, 3]);
  expect(screen.getByRole('link', { name: '全部冠军' }).getAttribute('href')).toBe('/game/sport?t=outright');
  fireEvent.click(screen.getByRole('button', { name: '全部 10 场', expanded: false }));
  expect(count('赛事')).toBe(10);
  fireEvent.click(screen.getByRole('button', { name: '收起', expanded: true }));
  expect(count('赛事')).toBe(8);
});

test('shows each section after those above it, and none without results', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  let respond: (titles: Outright[]) => void = () => undefined;
  const late = new Promise<Outright[]>((resolve) => (respond = resolve));
  mockTitles = () => late;
  mockResults = async (venue) => [over(venue, '8')];
  await sought('红城', VENUES);
  // The results are there, and would move down.
  expect(kinds()).toEqual(['赛事']);
  expect(screen.getByText('正在查找冠军、赛果、游戏与帮助')).toBeTruthy();
  await act(async () => respond([title('FBTY')]));
  await pass(0);
  expect(kinds()).toEqual(['赛事', '冠军', '赛果']);
  expect(screen.queryByText('正在查找冠军、赛果、游戏与帮助')).toBeNull();
});

test('waits three seconds for a hanging venue, and shows its later results last', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  let respond: () => void = () => undefined;
  mockPending = { FBTY: new Promise<void>((resolve) => (respond = resolve)) };
  mockFound = { FBTY: [match('1', sides('红城', '蓝港'))], OBTY: [match('9', { venue: 'OBTY', ...sides('红城', '青山') })] };
  mockTitles = async (venue) => [title(venue)];
  await sought('红城');
  expect(kinds()).toEqual(['赛事']);
  await pass(3_000);
  expect(kinds()).toEqual(['赛事', '冠军']);
  expect(screen.getByText('FB体育响应较慢，请稍候')).toBeTruthy();
  await act(async () => respond());
  await pass(100);
  expect(screen.queryByText(/响应较慢/)).toBeNull();
  const links = within(screen.getByRole('region', { name: '赛事' })).getAllByRole('list', { name: '开售场馆' });
  expect(links.map((list) => within(list).getByRole('link').getAttribute('href'))).toEqual(['/game/sport/OBTY/9', '/game/sport/FBTY/1']);
});

test('reports no results only when every kind was searched', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  mockFound = { FBTY: [] };
  mockResults = never;
  const view = await sought('无此球队', VENUES);
  expect(screen.queryByText(/未找到/)).toBeNull();
  view.unmount();
  mockResults = async () => [];
  await sought('无此球队', VENUES);
  expect(screen.getByText('未找到「无此球队」')).toBeTruthy();
  expect(screen.queryAllByRole('region', { name: /^(赛事|冠军|赛果)$/ })).toEqual([]);
});

test('keeps the other venue’s results when one fails, and offers a retry for a kind that failed at every venue', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  mockFound = { FBTY: [], OBTY: [] };
  mockTitles = async (venue) => {
    if (venue === 'FBTY') throw new Error('down');
    return [title(venue)];
  };
  let down = true;
  mockResults = async (venue) => {
    if (down) throw new Error('down');
    return [over(venue, '8')];
  };
  await sought('红城');
  expect(kinds()).toEqual(['冠军', '赛果']);
  expect(within(screen.getByRole('region', { name: '冠军' })).queryByRole('link', { name: 'FB体育' })).toBeNull();
  down = false;
  fireEvent.click(within(screen.getByRole('region', { name: '赛果' })).getByRole('button', { name: '重试' }));
  await pass(100);
  expect(screen.getByRole('link', { name: '全部赛果' })).toBeTruthy();
});

test('an outright of the current page closes the search, and back restores it', async () => {
  jest.useFakeTimers({ now: MIDDAY });
  history.replaceState(null, '', '/game/sport?t=live');
  mockFound = { FBTY: [] };
  mockTitles = async (venue) => [title(venue)];
  const [closed, returned] = [jest.fn(), jest.fn()];
  const client = new QueryClient();
  const sheet = (open: boolean, position?: SearchPosition) => (
    <SearchSheet open={open} onClose={closed} onReturn={returned} venues={VENUES} sport="football" {...(position && { position })} />
  );
  const { rerender } = renderWithClient(sheet(true), client);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '英超冠军' } });
  await pass(400);
  await pass(100);
  const row = screen.getByRole('link', { name: /英格兰超级联赛 2026-27 冠军/ });
  for (const beside of [true, false]) {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(row, { ctrlKey: beside });
    expect(closed).toHaveBeenCalledTimes(beside ? 0 : 1);
  }
  rerender(sheet(false));
  await pass(500);
  expect(returned).not.toHaveBeenCalled();

  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await pass(10);
  expect(returned).toHaveBeenCalledWith({ words: '英超冠军', top: 0, all: false });
  rerender(sheet(true, returned.mock.calls[0]![0] as SearchPosition));
  await pass(10);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('英超冠军');
  expect(screen.getByRole('link', { name: /英格兰超级联赛 2026-27 冠军/ })).toBeTruthy();
});
