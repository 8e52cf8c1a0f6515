/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BetsBoard } from '@/components/betting/order/bets/bets-board';
import { BetsTray } from '@/components/betting/order/bets/bets-tray';
import { BetsLine, MatchBets } from '@/components/betting/order/bets/match-bets';
import type { OrderHere } from '@/lib/domain/betting/order/bets/here.rules';
import { useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import { toReplyPart } from '@/lib/domain/betting/order/open-orders-reply.rules';
import type { Match, MatchList } from '@/lib/domain/betting/match/sport.model';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { SPORT_KEY } from '@/lib/query-keys';
import { mockDialogs } from '../../support/dialogs';
import { match } from '../../support/match.builder';
import { anOrder, anOrderLeg } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';

const stub: {
  orders: readonly Order[];
  /** Prices by order; null while the venue suspends; missing where it gives none. */
  prices: Readonly<Record<string, bigint | null>>;
  matches: readonly Match[];
  lists: readonly Match[];
  down: boolean;
  reads: string[];
} = { orders: [], prices: {}, matches: [], lists: [], down: false, reads: [] };

jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'OBTY'], (code) => ({
      getOrders: async () => {
        stub.reads.push('orders');
        if (stub.down) throw new Error('down');
        const orders = stub.orders.filter(({ venue }) => venue === code);
        return { orders, page: 1, total: orders.length, invalidRows: 0, totals: null };
      },
      getCashOuts: async (orders: readonly Order[]) => {
        stub.reads.push('prices');
        return orders.flatMap(({ id, stake }) => {
          const amount = stub.prices[id];
          return amount === undefined ? [] : [{ orderId: id, amount, stake, min: stake, max: stake }];
        });
      },
      getMatchesById: async (ids: readonly string[]): Promise<MatchList> => {
        stub.reads.push('matches');
        const matches = stub.matches.filter(({ id, venue }) => venue === code && ids.includes(id));
        return { matches, total: matches.length, invalidRows: 0 };
      },
      getMatches: async (): Promise<MatchList> => {
        const matches = stub.lists.filter(({ venue }) => venue === code);
        return { matches, total: matches.length, invalidRows: 0 };
      },
    })),
);

beforeAll(mockDialogs);

const win = (changes: Parameters<typeof anOrderLeg>[0] = {}) =>
  anOrderLeg({ marketKind: 'winner', marketName: '独赢', line: null, selection: '红城', price: '3.96', ...changes });
const single = (changes: Partial<Order> = {}) => anOrder({ id: '1', legs: [win()], ...changes });
const level = match('863211', { score: [1, 1] });

const online = (value: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value });

beforeEach(() => {
  sessionStorage.clear();
  online(true);
  Object.assign(stub, { orders: [single()], prices: { '1': 14_322n }, matches: [level], lists: [], down: false, reads: [] });
  usePreference.setState({ hideBalance: false });
  useOpenBets.setState({ orders: [], inPlay: [] });
});

/** The open orders as the news of bets read them. */
function read(orders: readonly Order[] = stub.orders) {
  const open = orders.flatMap((order) =>
    toReplyPart({ orders: [order], page: 1, total: 1, invalidRows: 0, totals: null }).orders.map((one) => ({ ...one, venue: order.venue })),
  );
  act(() => useOpenBets.setState({ orders: open, inPlay: open.filter(({ liveFrom, state }) => state === 'accepted' && liveFrom === 0) }));
  return open;
}

const clientOf = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const tray = () => screen.getByRole('region', { name: '我的注单' });

function showTray() {
  const orders = read();
  renderWithClient(<BetsTray />, clientOf());
  return orders;
}

test('the tray names the bets in play, their value and those that are ahead, and leads to 投注记录', async () => {
  stub.orders = [single(), single({ id: '2', legs: [win({ role: 'draw', selection: '和' })] })];
  stub.prices = { '1': 14_322n, '2': 5_678n };
  showTray();
  await waitFor(() => expect(tray().textContent).toBe('2 笔进行中·现值 200.00·领先 1'));
  expect(within(tray()).getByRole('link').getAttribute('href')).toBe('/mine/record/betRecord');
  // The page's end stays clear of it.
  expect(document.documentElement.dataset['bets']).toBe('');
});

test('nothing is read or shown without a bet in play', async () => {
  stub.orders = [single({ legs: [win({ live: false, startTime: Date.now() + 3_600_000_000 })] })];
  showTray();
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
  expect(stub.reads).toEqual([]);
  expect(document.documentElement.dataset['bets']).toBeUndefined();
});

test('the tray disappears with the last bet, and once its match is over', async () => {
  showTray();
  await waitFor(() => expect(tray().textContent).toContain('现值 143.22'));
  read([]);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  stub.matches = [match('863211', { status: 'ended', phase: 'ended' })];
  renderWithClient(<BetsTray />, clientOf());
  read([single()]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('closed, the tray stays away for the visit', async () => {
  showTray();
  await userEvent.setup().click(within(tray()).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('region')).toBeNull();
  renderWithClient(<BetsTray />, clientOf());
  expect(screen.queryByRole('region')).toBeNull();
});

test('an unknown value is a dash, a suspended one says so with the reason, and 隐藏余额 covers amounts', async () => {
  stub.prices = {};
  showTray();
  await waitFor(() => expect(stub.reads).toContain('prices'));
  expect(tray().textContent).toBe('1 笔进行中·现值 —');
  usePreference.setState({ hideBalance: true });
  stub.orders = [single({ id: '3' })];
  stub.prices = { '3': 14_322n };
  read();
  await waitFor(() => expect(tray().textContent).toBe('1 笔进行中·现值 ****'));
  stub.matches = [match('863211', { score: [1, 1], markets: level.markets.map((market) => ({ ...market, state: 'suspended' as const })) })];
  stub.orders = [single({ id: '4', legs: [win()] })];
  stub.prices = { '4': null };
  read();
  await waitFor(() => expect(tray().textContent).toMatch(/^1 笔进行中·暂停/));
});

test('a venue that does not respond leaves the number, without a value', async () => {
  stub.down = true;
  showTray();
  await waitFor(() => expect(stub.reads).toContain('orders'));
  expect(tray().textContent).toBe('1 笔进行中·现值 —');
});

test('without a network the tray is grey, with the age of its value', async () => {
  showTray();
  await waitFor(() => expect(tray().textContent).toContain('现值 143.22'));
  expect(within(tray()).getByRole('link').className).not.toContain('text-text-2');
  act(() => {
    online(false);
    dispatchEvent(new Event('offline'));
  });
  expect(tray().textContent).toMatch(/现值 143\.22·\d+秒前/);
  expect(within(tray()).getByRole('link').className).toContain('text-text-2');
  act(() => {
    online(true);
    dispatchEvent(new Event('online'));
  });
});

/** The match's page with its bets. */
function showMatch(page: Match = level) {
  const client = clientOf();
  // The page itself refreshes its match.
  client.setQueryData([...SPORT_KEY, page.venue, 'match', page.id], { data: page, at: Date.now() });
  const found: OrderHere[][] = [];
  renderWithClient(<MatchBets match={page} onOrders={(orders) => found.push([...orders])} />, client);
  read();
  return { client, found, orders: () => found.at(-1) ?? [] };
}

test('bets of a match are those of its venue, and of the same fixture elsewhere', async () => {
  const twin = match('70', { venue: 'OBTY' });
  stub.lists = [twin];
  stub.orders = [
    single(),
    single({ id: '2', legs: [win({ matchId: '99' })] }),
    single({ id: '3', venue: 'OBTY', legs: [win({ matchId: '70' })] }),
    single({ id: '4', venue: 'OBTY', legs: [win({ matchId: '863211' })] }),
  ];
  const { orders } = showMatch();
  await waitFor(() =>
    expect(orders().map(({ id, matchId }) => [id, matchId])).toEqual([
      ['1', '863211'],
      ['3', '70'],
    ]),
  );
});

test('a row says what its bet needs, its value and its parlay, and unfolds 提前结算 and 晒单', async () => {
  const parlay = single({
    id: '2',
    kind: 'parlay',
    size: 3,
    placedAt: 1,
    legs: [
      win({ role: 'draw', selection: '和' }),
      win({ matchId: '2', outcome: 'won', result: '2-0' }),
      win({ matchId: '3', live: false, startTime: Date.now() + 3_600_000_000 }),
    ],
  });
  stub.orders = [single(), parlay];
  stub.prices = { '1': 14_322n, '2': null };
  const { client, orders } = showMatch();
  await waitFor(() => expect(orders()).toHaveLength(2));
  renderWithClient(<BetsBoard match={level} orders={orders()} />, client);
  const row = await screen.findByRole('button', { name: '我的注单，红城 独赢 3.96，还差 1 球，可提前结算 143.22' });
  screen.getByRole('button', { name: '我的注单，和局 独赢 3.96，目前打平，三串一·2/3 领先，暂停' });
  expect(screen.queryByRole('button', { name: /^提前结算/ })).toBeNull();
  await userEvent.setup().click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('button', { name: /^提前结算.*143\.22/ });
  screen.getByRole('button', { name: '晒单' });
  // A goal changes what it needs.
  act(
    () => void client.setQueryData([...SPORT_KEY, 'FBTY', 'match', '863211'], { data: match('863211', { score: [2, 1] }), at: Date.now() }),
  );
  await screen.findByRole('button', { name: '我的注单，红城 独赢 3.96，领先中，可提前结算 143.22' });
  await screen.findByRole('button', { name: '我的注单，和局 独赢 3.96，蓝港还差 1 球，三串一·1/3 领先，暂停' });
});

test('a bet before the kick-off and a pending one say so, without a price', async () => {
  const coming = match('863211', { status: 'upcoming', phase: 'not-started', score: null });
  stub.orders = [
    single({ legs: [win({ live: false, startTime: Date.now() + 3_600_000_000 })] }),
    single({ id: '2', state: 'pending', placedAt: 1 }),
  ];
  stub.prices = {};
  const { client, orders } = showMatch(coming);
  await waitFor(() => expect(orders()).toHaveLength(2));
  renderWithClient(<BetsBoard match={coming} orders={orders()} />, client);
  await screen.findByRole('button', { name: '我的注单，红城 独赢 3.96，未开赛' });
  screen.getByRole('button', { name: '我的注单，红城 独赢 3.96，确认中' });
});

test('the tab without bets leads to 投注记录, and a failed one can be repeated', async () => {
  const { client } = showMatch();
  renderWithClient(<BetsBoard match={level} orders={[]} />, client);
  screen.getByText('本场暂无未结算注单');
  stub.down = true;
  renderWithClient(<BetsBoard match={level} orders={[{ ...read()[0]!, matchId: '863211' }]} />, clientOf());
  await screen.findByText('注单加载失败');
  stub.down = false;
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('button', { name: /^我的注单，红城 独赢 3\.96/ });
});

test('the board’s line names the bets and their value, and opens them', async () => {
  const { client, orders } = showMatch();
  await waitFor(() => expect(orders()).toHaveLength(1));
  const onOpen = jest.fn();
  renderWithClient(<BetsLine match={level} orders={orders()} calm={false} onOpen={onOpen} />, client);
  await userEvent.setup().click(await screen.findByRole('button', { name: '我的 1 笔·现值 143.22' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
