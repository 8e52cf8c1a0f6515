/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { BetHistory } from '@/components/betting/order/bet-history';
import type { Order, OrderPage } from '@/lib/domain/betting/order/order.model';
import { toReplyPart } from '@/lib/domain/betting/order/open-orders-reply.rules';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { openOrdersCall } from '../../support/site-calls';
import { anOrder } from '../../support/slip.builder';
import { renderWithClient } from '../../support/render-with-client';
import { makeQueryClient } from '@/lib/kit/query/query-client';

const stub: { open: readonly Order[]; settled: readonly Order[]; requests: { settled: boolean }[] } = {
  open: [],
  settled: [],
  requests: [],
};

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined }),
  useSearchParams: () => new URLSearchParams('state=settled'),
}));
jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => ({
    getCashOuts: async () => [],
    getMatchesById: async () => ({ matches: [], total: 0, invalidRows: 0 }),
    getOrders: async ({ settled }: { settled: boolean }): Promise<OrderPage> => {
      stub.requests.push({ settled });
      return pageOf(settled ? stub.settled : stub.open);
    },
  })),
);

const pageOf = (orders: readonly Order[]): OrderPage => ({ orders, page: 1, total: orders.length, invalidRows: 0, totals: null });
fakePlatform()
  .on(openOrdersCall)
  .mockImplementation(async () => {
    stub.requests.push({ settled: false });
    return { venues: [{ venue: 'FBTY', part: toReplyPart(pageOf(stub.open)) }] };
  });

beforeAll(mockDialogs);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const lost = anOrder({ id: '1', state: 'settled', outcome: 'lost', profit: -5_000n });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  renderWithClient(<BetHistory />, makeQueryClient());
  await pass(1_000);
  stub.requests = [];
}

test('adds a bet that settles to the open 已结算 list, and stops polling once no bet is open', async () => {
  Object.assign(stub, { open: [anOrder({ id: '2' })], settled: [lost] });
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await pass(10_000);
  // Settled orders are not loaded again while it runs.
  expect(stub.requests.map(({ settled }) => settled)).toEqual([false]);
  Object.assign(stub, {
    open: [],
    settled: [anOrder({ id: '2', state: 'settled', outcome: 'won', payout: 9_150n, profit: 4_150n }), lost],
  });
  await pass(10_500);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  screen.getByText('已结算·赢');
  stub.requests = [];
  await pass(60_000);
  expect(stub.requests).toEqual([]);
});
