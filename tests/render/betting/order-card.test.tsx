/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BetHistory } from '@/components/betting/order/bet-history';
import { OrderCard } from '@/components/betting/order/order-card';
import { toSent } from '@/lib/domain/betting/order/cash-out.rules';
import { useCashOuts } from '@/lib/domain/betting/order/cash-out.store';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import type { CashOutRequest, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import type { Order, OrderPage } from '@/lib/domain/betting/order/order.model';
import { mockDialogs } from '../../support/dialogs';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { match } from '../../support/match.builder';
import { anOrder, anOrderLeg } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';

const stub: {
  query: string;
  pages: (readonly Order[])[];
  fail: boolean;
  down: boolean;
  silent: boolean;
  replaced: string[];
  sold: CashOutRequest[];
  response: CashOutResult;
  matches: readonly Match[];
  /** The venue's cash-out price of an order, once `hold` has resolved. */
  price: bigint;
  hold: Promise<void> | null;
} = {
  query: '',
  pages: [],
  fail: false,
  down: false,
  silent: false,
  replaced: [],
  sold: [],
  response: { state: 'done', amount: 4_266n },
  matches: [],
  price: 8_532n,
  hold: null,
};

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: (to: string) => stub.replaced.push(to) }),
  useSearchParams: () => new URLSearchParams(stub.query),
}));
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
    .registryOf(['FBTY', 'IMTY'], (code: string) => ({
      getCashOuts: async (orders: readonly Order[]) =>
        (await stub.hold, orders).map((order) => {
          const stake = order.stake - (order.cashedOut?.stake ?? 0n);
          return { orderId: order.id, amount: stub.price, stake, min: 1_000n, max: stake };
        }),
      getMatchesById: async () => ({ matches: stub.matches, total: stub.matches.length, invalidRows: 0 }),
      cashOut: async (request: CashOutRequest) => {
        stub.sold.push(request);
        return stub.response;
      },
      getOrders: async ({ page }: { page: number }): Promise<OrderPage> => {
        if (code === 'IMTY' && !stub.down && !stub.fail) return { orders: [], page, total: 0, invalidRows: 0, totals: null };
        if (stub.fail || code === 'IMTY') throw new Error('网络错误，请稍后重试');
        if (stub.silent) throw new Error('网络错误，请稍后重试');
        const orders = stub.pages[page - 1] ?? [];
        return { orders, page, total: stub.pages.flat().length, invalidRows: 0, totals: null };
      },
    })),
);

const settled = anOrder({
  id: '270000000000700',
  state: 'settled',
  outcome: 'half-won',
  payout: 7_075n,
  profit: 2_075n,
  settledAt: 1_795_183_200_000,
  legs: [anOrderLeg({ live: true, result: '2-0', outcome: 'half-won' })],
});

function show(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  renderWithClient(<BetHistory />, client);
  return userEvent.setup({ delay: null });
}

beforeEach(() =>
  Object.assign(stub, {
    query: '',
    pages: [[anOrder()]],
    fail: false,
    down: false,
    silent: false,
    replaced: [],
    sold: [],
    response: { state: 'done', amount: 4_266n },
    price: 8_532n,
    hold: null,
  }),
);

const unfold = () => userEvent.click(screen.getByRole('button', { name: '进度与单号' }));

test('a card is folded to what changes, and unfolds its steps, its number and 晒单', async () => {
  render(<OrderCard order={anOrder({ id: '270000000000777' })} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['投注', '最高可得']);
  expect(screen.queryByText('待结算')).toBeNull();
  await unfold();
  await screen.findByText('待结算');
  screen.getByRole('button', { name: '复制单号 270000000000777' });
  screen.getByRole('button', { name: '晒单' });
  await unfold();
  expect(screen.queryByText('待结算')).toBeNull();
});

test('a rejected order unfolds its number alone', async () => {
  render(<OrderCard order={anOrder({ state: 'rejected' })} />);
  await unfold();
  await screen.findByRole('button', { name: '复制单号 270000000000777' });
  expect([screen.queryByText('已提交'), screen.queryByRole('button', { name: '晒单' })]).toEqual([null, null]);
});

test('a settled order shows its profit with a sign and a word, and the reason', async () => {
  render(<OrderCard order={settled} />);
  const card = within(screen.getByRole('article'));
  card.getByText('赢 +20.75');
  card.getByText('已结算·赢半');
  card.getByText(/扣除投注时 1-0 后为 1-0/);
  await unfold();
  await card.findByRole('button', { name: '复制单号 270000000000700' });
  expect(card.queryByText(/以场馆结算为准/)).toBeNull();
});

test('names a leg’s market by its sport, whatever the venue calls it', () => {
  const basketball = anOrderLeg({ sport: 'basketball', marketName: '让球', period: 'q1', line: '-4.5' });
  const total = anOrderLeg({ ...basketball, selectionId: 'total', marketKind: 'total', marketName: '大/小' });
  render(<OrderCard order={anOrder({ legs: [basketball, total] })} />);
  expect(screen.getByText(/^让分·第一节/)).toBeTruthy();
  expect(screen.getByText(/^总分·第一节/)).toBeTruthy();
});

test('points out that the venue settled differently from the score', () => {
  render(<OrderCard order={{ ...settled, legs: [anOrderLeg({ live: true, result: '2-0', outcome: 'lost' })] }} />);
  screen.getByText(/以场馆结算为准/);
});

test('a rejected order states the reason and where the money is', () => {
  render(<OrderCard order={anOrder({ state: 'rejected', reason: '提交时因进球暂停' })} />);
  screen.getByText('提交时因进球暂停，50.00 币未扣款');
  expect(screen.queryByText('最高可得')).toBeNull();
  screen.getByText('已拒绝');
});

// @spec 2.38
test('shows totals above the orders and finds an order by its number', async () => {
  stub.pages = [[anOrder({ id: '111111111111' }), anOrder({ id: '222222222222' })]];
  const user = show();
  await screen.findByText('183.00');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '按单号查找' }));
  await user.type(screen.getByRole('searchbox', { name: '单号' }), '2222');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['单关 222222222222']);
  // Sums of all orders are not those of the one that was found.
  expect(screen.queryByText('183.00')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: '单号' }), '9');
  screen.getByText('已加载的注单中无此单号');
});

test('加载更多 loads the next page and disappears after the last', async () => {
  stub.pages = [[anOrder({ id: 'a-first-order' })], [anOrder({ id: 'a-second-order' })]];
  const user = show();
  await user.click(await screen.findByRole('button', { name: '加载更多' }));
  await screen.findByRole('article', { name: '单关 a-second-order' });
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
});

test('puts the date range into the address', async () => {
  stub.query = 'state=settled';
  stub.pages = [[settled]];
  const user = show();
  await user.selectOptions(await screen.findByRole('combobox', { name: '投注日期' }), '今日');
  expect(stub.replaced).toEqual(['/mine/record/betRecord?state=settled&range=today']);
});

test('an empty list and a list that failed have different screens', async () => {
  stub.pages = [];
  show();
  await screen.findByText('暂无未结算注单');
});

test('a failure shows its reason and a working retry', async () => {
  stub.fail = true;
  const user = show();
  await screen.findByText('网络错误，请稍后重试');
  stub.fail = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('article');
});

beforeAll(mockDialogs);

test('names a failing venue and keeps the other venues’ orders', async () => {
  stub.down = true;
  show();
  await screen.findByRole('article');
  screen.getByText('IM体育的注单加载失败，合计未计入，正在重试');
});

test('without an order at the other venues a failing venue leaves a list that says so and loads again by 重试', async () => {
  Object.assign(stub, { down: true, pages: [] });
  const user = show();
  await screen.findByText('其他场馆暂无未结算注单');
  screen.getByText('IM体育的注单加载失败，合计未计入，正在重试');
  stub.down = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('暂无未结算注单');
  expect(screen.queryByText(/加载失败/)).toBeNull();
});

test('keeps the orders of a venue that stopped responding and names the venue', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(client);
  await screen.findByRole('article');
  stub.silent = true;
  await act(() => client.refetchQueries());
  await screen.findByText('FB体育的注单更新失败，显示的是上次的内容');
  screen.getByRole('article');
  stub.silent = false;
  await act(() => client.refetchQueries());
  await waitFor(() => expect(screen.queryByText(/更新失败/)).toBeNull());
});

test('cashes out an open order at the amount on the button, or a part chosen by the slider', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^提前结算\s*85\.32$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '提前结算' }));
  await user.click(sheet.getByRole('button', { name: '部分' }));
  expect(sheet.getByRole('slider').getAttribute('aria-valuetext')).toBe('25.00');
  await user.click(sheet.getByRole('button', { name: '确认收回 42.66' }));
  expect(stub.sold).toEqual([expect.objectContaining({ orderId: '270000000000777', stake: 2_500n, amount: 4_266n })]);
});

test('after a partial cash-out requests a new price and counts only the stake still in play', async () => {
  const figure = (name: string) => screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent);
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^提前结算\s*85\.32$/ }));
  expect(figure('最高可得')).toEqual(['91.50', '91.50']);
  const sheet = within(await screen.findByRole('dialog', { name: '提前结算' }));
  await user.click(sheet.getByRole('button', { name: '部分' }));
  let go = () => {};
  stub.hold = new Promise((done) => {
    go = done;
  });
  stub.price = 4_266n;
  // The highest return includes the amount that the venue has paid.
  stub.pages = [[anOrder({ cashedOut: { stake: 2_500n, payout: 4_266n }, maxReturn: 8_841n })]];
  await user.click(sheet.getByRole('button', { name: '确认收回 42.66' }));
  await screen.findByText('已提前结算本金 25.00，收回 42.66');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '正在更新价格' });
  expect(button.disabled).toBe(true);
  expect(screen.queryByText('可提前结算')).toBeNull();
  expect([figure('未结本金'), figure('最高可得')]).toEqual([
    ['25.00', '25.00'],
    ['45.75', '45.75'],
  ]);
  go();
  // Sooner than prices are requested by themselves.
  await screen.findByRole('button', { name: /^提前结算\s*42\.66$/ });
  expect(figure('可提前结算')).toEqual(['42.66']);
});

describe('a partial cash-out by amount', () => {
  async function part() {
    const user = show();
    await user.click(await screen.findByRole('button', { name: /^提前结算/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '提前结算' }));
    await user.click(sheet.getByRole('button', { name: '部分' }));
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: '结算本金' });
    const type = async (text: string) => {
      await user.clear(field);
      if (text) await user.type(field, text);
    };
    return {
      user,
      sheet,
      field,
      type,
      slider: sheet.getByRole<HTMLInputElement>('slider'),
      confirm: () => sheet.getByRole<HTMLButtonElement>('button', { name: /^确认收回/ }),
    };
  }

  test('sends the typed amount to the cent', async () => {
    const { user, sheet, type, field, confirm } = await part();
    await type('13。755');
    expect(field.value).toBe('13.75');
    sheet.getByText('36.25');
    // 8,532 × 1,375 / 5,000, cut.
    expect(confirm().textContent).toBe('确认收回 23.46');
    await user.click(confirm());
    expect(stub.sold).toEqual([expect.objectContaining({ stake: 1_375n, amount: 2_346n })]);
  });

  test('keeps slider and field in step', async () => {
    const { field, slider, type } = await part();
    expect([field.value, slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['25.00', '10', '25.00']);
    await type('13.75');
    expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['6', '13.75']);
    fireEvent.change(slider, { target: { value: '12' } });
    expect([field.value, slider.getAttribute('aria-valuetext')]).toEqual(['30.00', '30.00']);
    // A step below the least is raised to the least.
    fireEvent.change(slider, { target: { value: '1' } });
    expect(field.value).toBe('10.00');
  });

  test.each([
    ['', '最低 10.00'],
    ['9.99', '最低 10.00'],
    ['50.01', '最高 50.00'],
    ['45', '最高 40.00，或全部 50.00'],
  ])('rejects “%s”: %s', async (text, message) => {
    const { user, sheet, field, type, confirm } = await part();
    await type(text);
    sheet.getByText(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(confirm().disabled).toBe(true);
    expect(confirm().textContent).toBe('确认收回 —');
    await user.click(confirm());
    await type('40');
    expect([confirm().disabled, sheet.queryByText(message)]).toEqual([false, null]);
    expect(stub.sold).toEqual([]);
  });
});

describe('another odds type than Europe', () => {
  beforeEach(() => usePreference.setState({ oddsType: 2 }));
  afterEach(() => act(() => usePreference.setState({ oddsType: 3 })));

  test('a card mentions once that its prices are in Europe odds, folded and unfolded', async () => {
    const { rerender } = render(<OrderCard order={anOrder()} />);
    expect(screen.getAllByText('欧洲盘')).toHaveLength(1);
    await unfold();
    await screen.findByText('赔率 1.83');
    expect(screen.getAllByText(/欧洲盘/)).toHaveLength(1);
    rerender(
      <OrderCard
        order={anOrder({
          kind: 'parlay',
          size: 0,
          bets: 4,
          legs: [anOrderLeg(), anOrderLeg({ matchId: '2' }), anOrderLeg({ matchId: '3' })],
        })}
      />,
    );
    expect(screen.getAllByText('欧洲盘')).toHaveLength(1);
    rerender(<OrderCard order={anOrder({ state: 'rejected' })} />);
    expect(screen.getAllByText('欧洲盘')).toHaveLength(1);
    act(() => usePreference.setState({ oddsType: 3 }));
    screen.getByText(/@1\.83/);
    expect(screen.queryByText(/欧洲盘/)).toBeNull();
  });
});

test('asks again when the cash-out price changed instead of paying less', async () => {
  stub.response = { state: 'price-moved' };
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^提前结算/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '提前结算' }));
  await user.click(sheet.getByRole('button', { name: '确认收回 85.32' }));
  await sheet.findByText('价格已变，请确认新的金额');
  expect(stub.sold).toHaveLength(1);
});

test('sends no second cash-out while one is pending, also from an earlier page', async () => {
  const sent = toSent(anOrder(), { stake: 2_000n, amount: 1_700n }, { key: 'key-0001', member: 'm', now: Date.now() });
  useCashOuts.setState({ records: [{ ...sent, result: { state: 'unknown' } }] });
  show();
  const button = await screen.findByRole('button', { name: '提前结算确认中' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  // The venue did it: the order shows so.
  stub.pages = [[anOrder({ cashedOut: { stake: 2_000n, payout: 1_700n } })]];
  await screen.findByText('已提前结算本金 20.00，收回 17.00', undefined, { timeout: 5_000 });
  await screen.findByRole('button', { name: /^提前结算\s*85\.32$/ });
  expect(stub.sold).toEqual([]);
});

test('a system shows its number of bets and the price of each', () => {
  render(
    <OrderCard
      order={anOrder({
        kind: 'parlay',
        size: 0,
        bets: 4,
        stake: 8_000n,
        legs: [anOrderLeg(), anOrderLeg({ matchId: '2' }), anOrderLeg({ matchId: '3' })],
      })}
    />,
  );
  screen.getByRole('heading', { name: '3串4' });
  screen.getByText('4 注，每注 20.00');
});

test('an open leg links to its match, and shows score and clock of a live one', async () => {
  const now = Date.now();
  const playing = match('9001', { home: { id: 'h', name: '利物浦' }, away: { id: 'a', name: '阿森纳' }, score: [2, 1] });
  stub.matches = [playing];
  stub.pages = [
    [anOrder({ legs: [anOrderLeg({ matchId: '9001', home: '利物浦', away: '阿森纳', live: true, startTime: now - 60_000 })] })],
  ];
  show();
  const link = await screen.findByRole('link', { name: /利物浦 ?2-1 ?阿森纳/ });
  expect(link.getAttribute('href')).toBe('/game/sport/FBTY/9001');
});

test('a settled order marks a won leg, and a lost one shows no sign of success', () => {
  const won = anOrderLeg({ live: true, result: '2-0', outcome: 'won' });
  const { rerender } = render(<OrderCard order={{ ...settled, outcome: 'won', legs: [won] }} />);
  expect(screen.getByText('赢').querySelector('svg')).toBeTruthy();
  expect(screen.getByText('已结算·赢').querySelector('svg')).toBeTruthy();
  rerender(<OrderCard order={{ ...settled, outcome: 'lost', profit: -5_000n, payout: 0n, legs: [{ ...won, outcome: 'lost' }] }} />);
  expect(screen.getByText('已结算·输').querySelector('svg')).toBeNull();
});

test('shows no highest return when the venue omits it, on the card and in the sums', async () => {
  stub.pages = [[anOrder({ maxReturn: null }), anOrder({ id: '2' })]];
  show();
  await screen.findAllByText('最高可得');
  const figures = screen.getAllByText('最高可得').map((term) => term.nextElementSibling?.textContent);
  expect(figures.toSorted()).toEqual(['91.50', '—', '—']);
});
