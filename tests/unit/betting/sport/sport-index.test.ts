/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import type { Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { handicap, list, match, total, winner } from '../../../support/match.builder';

const ID = '863211';
const DETAIL = matchOptions('FBTY', ID).queryKey;
const LIST = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 }).queryKey;
const NOW = 1_795_172_280_000;
const ALL = [winner('1'), handicap('2'), total('3'), handicap('4', '-1', { main: false }), total('5', '3.5', { main: false })];

/** A match in an index; each response arrives `after` ms. */
function setUp() {
  const client = new QueryClient();
  const index = sportIndex(client);
  const live = () => index.match('FBTY', ID)!;
  return {
    index,
    live,
    markets: () =>
      live()
        .summary.markets.map(({ id }) => id)
        .join(''),
    detail: (after: number, over: Partial<Match> = {}) =>
      client.setQueryData<Snapshot<Match>>(DETAIL, { at: NOW + after, data: match(ID, { markets: ALL, ...over }) }),
    listed: (after: number, over: Partial<Match> = {}) =>
      client.setQueryData<Snapshot<MatchList>>(LIST, list([match(ID, { markets: ALL.slice(0, 3), ...over })], NOW + after)),
  };
}

test('a list that arrives after a detail removes none of its markets', () => {
  const { detail, listed, markets } = setUp();
  listed(0);
  expect(markets()).toBe('123');
  detail(100);
  expect(markets()).toBe('12345');
  listed(300);
  expect(markets()).toBe('12345');
  listed(4_300);
  expect(markets()).toBe('12345');
  detail(5_100);
  expect(markets()).toBe('12345');
});

test('a list updates score, state, clock and prices beside a detail', () => {
  const { detail, listed, markets, live, index } = setUp();
  detail(0);
  listed(4_000, {
    score: [2, 0],
    status: 'interrupted',
    clock: { seconds: 2_900, running: false, injury: 0 },
    markets: [winner('1', ['1.20', '5', '12'])],
  });
  expect(live().summary).toMatchObject({ score: [2, 0], status: 'interrupted' });
  expect(live()).toMatchObject({ at: NOW + 4_000, match: { clock: { seconds: 2_900 } } });
  expect(markets()).toBe('12345');
  expect(index.price('FBTY', '1_1')?.price).toBe('1.20');
  expect(index.price('FBTY', '4_1')?.price).toBe('1.83');
});

test('a detail that is no longer polled is replaced by the list, however many lists arrived in the meantime', () => {
  const { detail, listed, markets } = setUp();
  detail(0);
  for (const after of [4_000, 8_000]) listed(after);
  expect(markets()).toBe('12345');
  listed(12_000);
  expect(markets()).toBe('123');
});

test('ignores an older response', () => {
  const { detail, listed, live } = setUp();
  detail(1_000);
  listed(0, { score: [9, 9] });
  expect(live()).toMatchObject({ at: NOW + 1_000, match: { score: [1, 0] } });
});

describe('price histories', () => {
  const odds = (price: string): Partial<Match> => ({ markets: [winner('1', [price, '5', '12'])] });
  const prices = (index: ReturnType<typeof setUp>['index']) => index.history('FBTY', '1_1').map(({ price }) => price);
  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['requestAnimationFrame'] }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTime(ms);

  test('keep the newest sixty prices of a selection', () => {
    const { index, listed } = setUp();
    for (let step = 0; step < 100; step += 1) listed(step, odds(`${2 + step}`));
    expect(prices(index)).toHaveLength(60);
    expect(prices(index).at(-1)).toBe('101');
  });

  test('are kept for a selection that returns within ten minutes, and dropped for one that does not', () => {
    const { index, listed } = setUp();
    listed(0, odds('2'));
    listed(1, odds('3'));
    listed(2, { markets: [] });
    pass(500_000);
    listed(3, { markets: [] });
    listed(4, odds('4'));
    expect(prices(index)).toEqual(['2', '3', '4']);
    pass(500_000);
    listed(5, odds('5'));
    expect(prices(index)).toEqual(['2', '3', '4', '5']);
    listed(6, { markets: [] });
    pass(600_000);
    listed(7, { markets: [] });
    expect(prices(index)).toEqual([]);
  });
});
