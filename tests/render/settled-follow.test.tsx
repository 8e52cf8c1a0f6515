/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { BetRecord } from '@/components/order/bet-record';
import type { Order, OrderPage } from '@/lib/domain/order/order.model';
import { drawDialogs } from '../support/dialogs';
import { anOrder } from '../support/slip.builder';

const scene: { open: readonly Order[]; settled: readonly Order[]; asked: { settled: boolean }[] } = { open: [], settled: [], asked: [] };

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined }),
  useSearchParams: () => new URLSearchParams('state=settled'),
}));
jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../support/venue-registry')>('../support/venue-registry').registryOf(['FBTY'], () => ({
    getCashOuts: async () => [],
    getMatchesById: async () => ({ matches: [], total: 0, invalidRows: 0 }),
    getOrders: async (filter: { settled: boolean }): Promise<OrderPage> => {
      scene.asked.push(filter);
      const orders = filter.settled ? scene.settled : scene.open;
      return { orders, page: 1, total: orders.length, invalidRows: 0, totals: null };
    },
  })),
);

beforeAll(drawDialogs);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const lost = anOrder({ id: '1', state: 'settled', outcome: 'lost', profit: -5_000n });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BetRecord />
    </QueryClientProvider>,
  );
  await pass(1_000);
  scene.asked = [];
}

test('a bet that ends while 已结算 is open joins the list there; with no bet left open nothing is asked any more', async () => {
  Object.assign(scene, { open: [anOrder({ id: '2' })], settled: [lost] });
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await pass(10_000);
  // While it runs the settled ones are left alone.
  expect(scene.asked.map(({ settled }) => settled)).toEqual([false]);
  Object.assign(scene, {
    open: [],
    settled: [anOrder({ id: '2', state: 'settled', outcome: 'won', payout: 9_150n, profit: 4_150n }), lost],
  });
  await pass(10_500);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  screen.getByText('已结算·赢');
  scene.asked = [];
  await pass(60_000);
  expect(scene.asked).toEqual([]);
});
