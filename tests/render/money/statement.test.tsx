/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statementCall } from '@pavilion/contract/calls/statement.calls';
import type { CallResponse } from '@pavilion/contract/call';
import { RecordViews } from '@/components/money/transaction/record-views';
import { NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';

type Page = CallResponse<typeof statementCall>;

const platform = fakePlatform();
const getStatement = platform.on(statementCall, (page: Page) => page);

const mockReplace = jest.fn();
let mockQuery = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

const PAGE: Page = {
  list: [
    {
      id: '3',
      kind: 'bet',
      title: '曼城 vs 利物浦',
      action: '派彩',
      amount: '57.60',
      balance: '1027.60',
      time: '2026-11-20T14:05:00.000Z',
    },
    {
      id: '2',
      kind: 'bet',
      title: '曼城 vs 利物浦',
      action: '投注',
      amount: '-30.00',
      balance: '970.00',
      time: '2026-11-20T12:00:00.000Z',
    },
    // A kind of another version of the platform.
    { id: '1', kind: null, title: '', action: '', amount: '1000.00', balance: '1000.00', time: '2026-11-20T11:00:00.000Z' },
  ],
  hasMore: false,
  sums: { opening: '0.00', income: '1057.60', expense: '30.00', closing: '1027.60' },
};

beforeEach(() => {
  jest.resetAllMocks();
  mockQuery = 'v=statement';
  getStatement.mockResolvedValue(PAGE);
});

function show() {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<RecordViews />, client);
  return userEvent.setup({ delay: null });
}

test('each change has its amount and the balance after it, and the sums add up', async () => {
  show();
  const [payout, stake, unknown] = await screen.findAllByRole('listitem');
  expect(payout!.textContent).toBe('曼城 vs 利物浦派彩·22:05+57.60余额 1,027.60');
  expect(stake!.textContent).toBe('曼城 vs 利物浦投注·20:00−30.00余额 970.00');
  expect(unknown!.textContent).toContain('其他');
  expect(within(stake!).getByRole('link').getAttribute('href')).toBe('/mine/record/betRecord');
  const sums = screen.getByRole('region', { name: '中心钱包可用余额' });
  expect(sums.textContent).toContain('期初余额0.00期末余额1,027.60收入+1,057.60支出−30.00');
  expect(within(sums).getByText('期初 + 收入 − 支出 = 期末，账目相符')).toBeTruthy();
  expect(screen.getByRole('link', { name: '账变' }).getAttribute('aria-current')).toBe('page');
});

test('sums that do not add up say so and lead to 客服; unknown ones are not shown', async () => {
  getStatement.mockResolvedValue({ ...PAGE, sums: { ...PAGE.sums!, closing: '1000.00' } });
  show();
  const link = await screen.findByRole('link', { name: '收支与余额不符，请联系客服核对' });
  expect(link.getAttribute('href')).toMatch(/^\/customer\/main/);
});

test('without sums the changes are listed all the same', async () => {
  getStatement.mockResolvedValue({ ...PAGE, sums: null });
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('region', { name: '中心钱包可用余额' })).toBeNull();
});

test('a kind is requested from the platform and can be left again where it has no change', async () => {
  mockQuery = 'v=statement&kind=game&range=today';
  getStatement.mockResolvedValue({ list: [], hasMore: false, sums: PAGE.sums });
  const user = show();
  await waitFor(() => expect(getStatement.mock.calls[0]?.[0]).toMatchObject({ kind: 'game', page: 1 }));
  await user.click(await screen.findByRole('button', { name: '清除筛选' }));
  expect(mockReplace).toHaveBeenCalledWith('/mine/record/transRecord?v=statement&range=today', { scroll: false });
});

test('a statement that fails to load can be requested again', async () => {
  getStatement.mockRejectedValueOnce(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  const user = show();
  await screen.findByText('账变加载失败');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
