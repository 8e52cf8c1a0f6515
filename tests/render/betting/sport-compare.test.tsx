/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CompareBoard } from '@/components/betting/sport/compare/compare-board';
import { CompareTable } from '@/components/betting/sport/compare/compare-table';
import { MarketSection } from '@/components/betting/sport/market/market-section';
import type { VenueCode } from '@pavilion/contract/constants';
import { groupMarkets } from '@/lib/domain/betting/sport/market/market-group.rules';
import type { Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { match as build, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const NONE: MatchList = { matches: [], total: 0, invalidRows: 0 };
const venueStub = {
  list: async (_page: number): Promise<MatchList> => NONE,
  im: async (): Promise<MatchList> => NONE,
  twin: async (): Promise<Match> => twin,
  pages: [] as number[],
};
const mockVenues: VenueCode[] = ['FBTY', 'OBTY'];

jest.mock('@/lib/venues/registry', () => ({
  get OPEN_VENUES() {
    return mockVenues;
  },
  readingOf: async (venue: VenueCode) => ({
    getMatches: ({ page }: { page: number }) => {
      if (venue === 'IMTY') return venueStub.im();
      venueStub.pages.push(page);
      return venueStub.list(page);
    },
    getMatch: () => venueStub.twin(),
  }),
}));

const FB = build('863211');
const twin = build('99', { venue: 'OBTY' });
const FOUND: MatchList = { matches: [twin], total: 1, invalidRows: 0 };

let client: QueryClient;

beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient();
  Object.assign(venueStub, { list: async () => NONE, im: async () => NONE, twin: async () => twin, pages: [] });
  mockVenues.splice(0, 3, 'FBTY', 'OBTY');
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const put = (match: Match, age = 0) =>
  client.setQueryData<Snapshot<Match>>(matchOptions(match.venue, match.id).queryKey, { data: match, at: Date.now() - age });

describe('三馆最高', () => {
  const at = (venue: VenueCode, price: string) => build(venue, { venue, markets: [winner(`${venue}1`, [price, '4.7', '9.2'])] });
  const [fb, im, ob] = [at('FBTY', '1.50'), at('IMTY', '1.40'), at('OBTY', '1.60')];
  const best = () =>
    screen.getAllByRole('button', { name: /三馆最高/ }).map((button) => button.getAttribute('aria-label')!.replace(' 三馆最高', ''));

  function rendered(age: number) {
    put(fb);
    put(im);
    put(ob, age);
    renderWithClient(<CompareTable market={fb.markets[0]!} matches={[fb, im, ob]} />, client);
  }

  test('is the highest available price', () => {
    rendered(0);
    expect(best()).toContain('OB 红城 独赢 主 1.60');
  });

  test('appears only in the name of its button, once', () => {
    rendered(0);
    expect(screen.getByRole('button', { name: 'OB 三馆最高 红城 独赢 主 1.60' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'FB 红城 独赢 主 1.50' })).toBeTruthy();
    expect(screen.queryByText('三馆最高')).toBeNull();
  });

  test('a delayed row is pale and labelled beside its venue, and the others are unchanged', () => {
    rendered(18_000);
    const pale = (name: string) => screen.getByRole('button', { name }).closest('.opacity-62') !== null;
    expect(pale('OB 红城 独赢 主 1.60')).toBe(true);
    expect(pale('FB 三馆最高 红城 独赢 主 1.50')).toBe(false);
    expect(screen.getAllByText('数据延迟').map((mark) => mark.parentElement!.textContent)).toEqual(['OB数据延迟']);
  });

  test('is never an outdated price', () => {
    rendered(18_000);
    expect(best()).toEqual([
      'FB 红城 独赢 主 1.50',
      'FB 红城对蓝港 独赢 和 4.70',
      'FB 蓝港 独赢 客 9.20',
      'IM 红城对蓝港 独赢 和 4.70',
      'IM 蓝港 独赢 客 9.20',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'OB 红城 独赢 主 1.60' }).disabled).toBe(true);
  });

  test('is not shown while one venue has not reported a goal', () => {
    const behind = { ...ob, score: [0, 0] as const };
    put(fb);
    put(behind);
    renderWithClient(<CompareTable market={fb.markets[0]!} matches={[fb, behind]} />, client);
    expect(screen.queryAllByRole('button', { name: /三馆最高/ })).toEqual([]);
    expect(screen.getByRole('button', { name: 'OB 红城 独赢 主 1.60' })).toBeTruthy();
  });

  test('moves to another venue when its venue stops responding, and back with the next response', async () => {
    rendered(0);
    await pass(9_000);
    put(fb);
    put(im);
    await pass(3_000);
    expect(best()).toContain('FB 红城 独赢 主 1.50');
    expect(best()).not.toContain('OB 红城 独赢 主 1.60');
    put(ob);
    await pass(1_100);
    expect(best()).toContain('OB 红城 独赢 主 1.60');
  });
});

describe('比价', () => {
  async function rendered() {
    renderWithClient(<CompareBoard match={FB} />, client);
    await pass(0);
  }
  const alone = () => screen.queryByText('其他场馆暂无此比赛');

  test('does not claim that an unreachable venue lacks the match, and 重试 requests it again', async () => {
    venueStub.list = async () => {
      throw new Error('down');
    };
    await rendered();
    expect(screen.getByText('比价加载失败')).toBeTruthy();
    expect(alone()).toBeNull();
    venueStub.list = async () => FOUND;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await pass(100);
    expect(screen.queryByText('比价加载失败')).toBeNull();
    expect(screen.getByRole('button', { name: 'OB 红城 独赢 主 1.36' })).toBeTruthy();
  });

  test('retries an unreachable venue by itself without a layout shift', async () => {
    venueStub.list = async () => {
      throw new Error('down');
    };
    await rendered();
    venueStub.list = () => new Promise((resolve) => setTimeout(() => resolve(FOUND), 5_000));
    await pass(16_000);
    expect(screen.getByText('比价加载失败')).toBeTruthy();
    await pass(5_000);
    expect(screen.getByRole('button', { name: 'OB 红城 独赢 主 1.36' })).toBeTruthy();
  });

  test('requests the match again from a venue that lacked it, and not from one that has it', async () => {
    await rendered();
    expect(alone()).toBeTruthy();
    venueStub.list = async () => FOUND;
    await pass(16_000);
    expect(alone()).toBeNull();
    expect(screen.getByRole('button', { name: 'OB 红城 独赢 主 1.36' })).toBeTruthy();
    venueStub.pages.length = 0;
    await pass(60_000);
    expect(venueStub.pages).toEqual([]);
  });

  test('searches a long list up to its sixth page', async () => {
    venueStub.list = async (page) => ({
      matches: [page === 6 ? twin : build(`7${page}`, { venue: 'OBTY', home: { id: '1', name: `北溪${page}` } })],
      total: 300,
      invalidRows: 0,
    });
    await rendered();
    await pass(100);
    expect(venueStub.pages).toEqual([1, 2, 3, 4, 5, 6]);
    expect(screen.getByRole('button', { name: 'OB 红城 独赢 主 1.36' })).toBeTruthy();
  });

  const DOWN = async () => {
    throw new Error('down');
  };

  test('names a venue that did not respond while another did, and 重试 requests it again', async () => {
    mockVenues.splice(1, 0, 'IMTY');
    Object.assign(venueStub, { list: async () => FOUND, im: DOWN });
    await rendered();
    await pass(100);
    expect(screen.getByRole('status').textContent).toBe('IM 无响应，未参与比价');
    venueStub.im = async () => NONE;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await pass(100);
    expect(screen.queryByText('IM 无响应，未参与比价')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^OB / }).length).toBeGreaterThan(0);
  });

  test('the section 独赢 names it too, and only the late venue’s prices are pale', async () => {
    mockVenues.splice(1, 0, 'IMTY');
    Object.assign(venueStub, { list: async () => FOUND, im: DOWN });
    put(FB, 20_000);
    const { container } = renderWithClient(<MarketSection match={FB} group={groupMarkets(FB.markets, FB.sport)[0]!} disabled />, client);
    await pass(100);
    expect(screen.getByRole('heading').textContent).toBe('独赢·全场三馆比价');
    expect(screen.getByText('IM 无响应，未参与比价')).toBeTruthy();
    expect(within(container).getByText('数据延迟').parentElement!.textContent).toBe('FB数据延迟');
    const pale = (name: RegExp) => screen.getAllByRole('button', { name }).map((button) => button.closest('.opacity-62') !== null);
    expect(new Set(pale(/^FB /))).toEqual(new Set([true]));
    expect(new Set(pale(/^OB /))).toEqual(new Set([false]));
    // Text to read keeps its contrast.
    expect(screen.getByText('FB', { exact: false, selector: 'span' }).closest('.opacity-62')).toBeNull();
  });

  test('shows a message for a twin without a common market', async () => {
    Object.assign(venueStub, { list: async () => FOUND, twin: async () => ({ ...twin, markets: [] }) });
    await rendered();
    await pass(100);
    expect(screen.getByText('暂无相同盘口')).toBeTruthy();
    expect(alone()).toBeNull();
  });
});
