/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertSettingCall } from '@pavilion/contract/calls/alert.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { OrderNews } from '@/components/betting/order/news/order-news';
import { BetHistory } from '@/components/betting/order/bet-history';
import { NEWS_KEY } from '@/lib/domain/betting/order/news/news.keys';
import { toReplyPart } from '@/lib/domain/betting/order/open-orders-reply.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { ORDER_KEY } from '@/lib/query-keys';
import { saveToken } from '@/lib/platform/token';
import { alertsOnWire, anAlertSetting } from '../../support/alert.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { openOrdersCall } from '../../support/site-calls';
import { anOrder, anOrderLeg, aRecord } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';

const stub: { open: readonly Order[]; settled: readonly Order[]; member: string; broken: boolean } = {
  open: [],
  settled: [],
  member: 'm',
  broken: false,
};

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => undefined }), useSearchParams: () => new URLSearchParams() }));
jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => ({
    getOrders: async ({ settled }: { settled: boolean }) => {
      if (stub.broken) throw new Error('down');
      const orders = settled ? stub.settled : stub.open;
      return { orders, page: 1, total: orders.length, invalidRows: 0, totals: null };
    },
    getCashOuts: async () => [],
    getMatchesById: async () => ({ matches: [], total: 0, invalidRows: 0 }),
  })),
);
const platform = fakePlatform();
platform.on(memberInfoCall, memberOnWire).mockImplementation(async () => aMember({ id: stub.member, locked: 5_000n }));
const alerts = platform.on(alertSettingCall, alertsOnWire);
platform.on(openOrdersCall).mockImplementation(async () => {
  if (stub.broken) throw new NetworkError({ status: 503, message: '', statusText: '', online: true });
  const part = toReplyPart({ orders: stub.open, page: 1, total: stub.open.length, invalidRows: 0, totals: null });
  return { venues: [{ venue: 'FBTY', part }] };
});

beforeAll(mockDialogs);
// jsdom lays nothing out.
beforeAll(() => void Object.assign(document, { elementFromPoint: () => null }));
beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }));

const leg = anOrderLeg({ marketKind: 'winner', line: null });
const open = (changes: Partial<Order> = {}) => anOrder({ legs: [leg], ...changes });
const won = (changes: Partial<Order> = {}) =>
  open({ state: 'settled', outcome: 'won', payout: 9_150n, profit: 4_150n, settledAt: Date.now() + 1_000, ...changes });

beforeEach(() => {
  localStorage.clear();
  saveToken('token-of-a-member', false);
  Object.assign(stub, { open: [open()], settled: [], member: 'm', broken: false });
  alerts.mockResolvedValue(anAlertSetting());
  usePlacements.setState({ records: [], known: [] });
  usePreference.setState({ hideBalance: false });
});

/** A tab on some page; `read` lets the next poll happen. */
async function openTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithClient(<OrderNews />, client);
  await waitFor(() => expect(localStorage.getItem(NEWS_KEY)).toContain(`"member":"${stub.member}"`), { timeout: 5_000 });
  await pass(20);
  return { client, read: () => act(() => client.invalidateQueries({ queryKey: ORDER_KEY })) };
}

const pass = (ms: number) => act(() => new Promise<void>((done) => void setTimeout(done, ms)));

const isAnnounced = () => JSON.parse(localStorage.getItem(NEWS_KEY) ?? '{}').announced?.length > 0;
const settle = (...orders: readonly Order[]) => Object.assign(stub, { open: [], settled: orders });

test('announces a settled bet in a polite live region with its result and a link to it, and disappears when closed', async () => {
  const { read } = await openTab();
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
  settle(won());
  await read();
  const link = await screen.findByRole('link', { name: '查看' }, { timeout: 3_000 });
  expect(link.getAttribute('href')).toBe('/mine/record/betRecord?state=settled');
  const line = link.closest('[aria-live="polite"]')!;
  expect(line.textContent).toContain('红城 已结算赢 +41.50');
  expect(screen.getByText('赢 +41.50').className).toContain('text-up');
  await userEvent.setup().click(screen.getByRole('button', { name: '关闭' }));
  expect(line.textContent).toBe('');
  await read();
  await pass(800);
  expect(line.textContent).toBe('');
});

test('disappears after a tap on 查看, even with pointer and focus on it, and the next news disappears by itself again', async () => {
  stub.open = [open(), open({ id: '2' })];
  const { read } = await openTab();
  Object.assign(stub, { open: [open({ id: '2' })], settled: [won()] });
  await read();
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: '查看' }, { timeout: 3_000 });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.hover(link);
  await user.click(link);
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
  settle(won({ id: '2' }));
  await read();
  await screen.findByRole('link', { name: '查看' }, { timeout: 3_000 });
  await waitFor(() => expect(screen.queryByRole('link', { name: '查看' })).toBeNull(), { timeout: 8_000 });
}, 20_000);

test('appears in only one of two tabs, and not again after a reload', async () => {
  const first = await openTab();
  const second = await openTab();
  settle(won());
  await act(() => Promise.all([first, second].map(({ client }) => client.invalidateQueries({ queryKey: ORDER_KEY }))));
  await screen.findByRole('link', { name: '查看' }, { timeout: 3_000 });
  await pass(1_200);
  expect(screen.getAllByRole('link', { name: '查看' })).toHaveLength(1);
  cleanup();
  const reloaded = await openTab();
  await reloaded.read();
  await pass(800);
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
});

test('shows nothing about another member’s bets, and nothing while the venue does not respond', async () => {
  const { read } = await openTab();
  stub.broken = true;
  await read();
  await pass(700);
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
  cleanup();
  Object.assign(stub, { broken: false, member: 'another' });
  settle(won());
  const other = await openTab();
  await other.read();
  await pass(700);
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
});

test('waits for a dialog to close, and covers amounts with 隐藏余额', async () => {
  usePreference.setState({ hideBalance: true });
  stub.open = [open(), open({ id: '2' })];
  const { read } = await openTab();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  settle(won(), won({ id: '2' }));
  await read();
  await pass(1_200);
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
  expect(isAnnounced()).toBe(false);
  dialog.remove();
  const line = (await screen.findByRole('link', { name: '查看' }, { timeout: 3_000 })).closest('[aria-live]')!;
  expect(line.textContent).toContain('2 笔已结算合计 +****');
});

test('marks news as announced without showing it where 注单结算 is off on the page or it is quiet', async () => {
  for (const setting of [
    anAlertSetting({ kinds: [{ kind: 'settled', inSite: false, push: true }] }),
    anAlertSetting({ quiet: { isOn: true, from: '00:00', to: '00:00' } }),
  ]) {
    localStorage.removeItem(NEWS_KEY);
    alerts.mockResolvedValue(setting);
    Object.assign(stub, { open: [open()], settled: [] });
    const { read } = await openTab();
    settle(won());
    await read();
    await waitFor(() => expect(isAnnounced()).toBe(true));
    await pass(700);
    expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
    cleanup();
  }
});

test('shows news while the setting of alerts cannot be read', async () => {
  alerts.mockRejectedValue(new NetworkError({ status: 503, message: '', statusText: '', online: true }));
  const { read } = await openTab();
  settle(won());
  await read();
  await screen.findByRole('link', { name: '查看' }, { timeout: 3_000 });
});

describe('our question about pushes', () => {
  const permission = (state: NotificationPermission | null) => {
    if (state === null) Reflect.deleteProperty(window, 'Notification');
    else Object.assign(window, { Notification: { permission: state }, PushManager: {} });
  };
  beforeAll(() => void Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} }));
  afterEach(() => permission(null));

  async function seeResult(): Promise<void> {
    const { read } = await openTab();
    settle(won());
    await read();
    await userEvent.setup().click(await screen.findByRole('button', { name: '关闭' }, { timeout: 3_000 }));
  }

  test('comes after a result was announced, and once', async () => {
    permission('default');
    await seeResult();
    await screen.findByRole('region', { name: '结算和进球时通知您？' });
    await userEvent.setup().click(screen.getByRole('button', { name: '以后再说' }));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    localStorage.removeItem(NEWS_KEY);
    Object.assign(stub, { open: [open()], settled: [] });
    await seeResult();
    await pass(500);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each<[string, NotificationPermission | null]>([
    ['has none', null],
    ['was told not to ask', 'denied'],
    ['has agreed', 'granted'],
  ])('does not come where the browser %s', async (_, state) => {
    permission(state);
    await seeResult();
    await pass(700);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('announces a pending bet that was decided while no slip shows it', async () => {
  stub.open = [open({ state: 'pending' })];
  const { read } = await openTab();
  stub.open = [open()];
  await read();
  await screen.findByText('红城 注单已成立 @1.83', undefined, { timeout: 3_000 });
});

test('leaves an accepted bet to the slip whose bar shows its receipt', async () => {
  stub.open = [open({ state: 'pending' })];
  const { read } = await openTab();
  const bar = document.body.appendChild(document.createElement('div'));
  bar.setAttribute('data-slip-bar', '');
  const record = aRecord({ member: 'm', sentAt: open().placedAt, state: { step: 'pending', orderId: open().id } });
  usePlacements.setState({ records: [{ ...record, legs: [{ ...record.legs[0]!, marketKind: 'winner', line: null }] }], known: [] });
  stub.open = [open()];
  await read();
  await pass(1_000);
  expect(screen.queryByRole('link', { name: '查看' })).toBeNull();
  bar.remove();
});

const figures = () =>
  [...document.querySelectorAll('dt')]
    .filter((term) => !term.closest('article'))
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('keeps a settled bet in its row in 未结算, with its result, until the list is left', async () => {
  stub.open = [open({ id: '1', placedAt: 3 }), open({ id: '2', placedAt: 2 }), open({ id: '3', placedAt: 1 })];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = renderWithClient(<BetHistory />, client);
  await screen.findByRole('article', { name: '单关 2' });
  Object.assign(stub, { open: [stub.open[0]!, stub.open[2]!], settled: [won({ id: '2', placedAt: 2 })] });
  await act(() => client.invalidateQueries({ queryKey: ORDER_KEY }));
  const card = await screen.findByRole('article', { name: '单关 2' });
  await waitFor(() => expect(card.textContent).toMatch(/已结算·赢.*赢 \+41\.50/));
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['单关 1', '单关 2', '单关 3']);
  // The figures above name the cards they count.
  expect(figures()).toEqual(['未结算投注额 100.00', '最高可得 183.00', '未结算笔数 2']);
  // The last order is removed too: no empty list in its place.
  Object.assign(stub, {
    open: [],
    settled: ['1', '2', '3'].map((id, index) => won({ id, placedAt: 3 - index, outcome: 'lost', profit: -5_000n })),
  });
  await act(() => client.invalidateQueries({ queryKey: ORDER_KEY }));
  await waitFor(() => expect(screen.getAllByText('输 −50.00').length).toBeGreaterThanOrEqual(3));
  expect(screen.queryByText('暂无未结算注单')).toBeNull();
  expect(figures()).toEqual(['投注额 150.00', '笔数 3', '输赢 输 −150.00']);
  unmount();
  renderWithClient(<BetHistory />, client);
  await screen.findByText('暂无未结算注单');
});
