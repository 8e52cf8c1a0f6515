/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderUrgeCall, transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { TransactionHistory } from '@/components/money/transaction/transaction-history';
import { ToastOutlet } from '@/components/ui/toast/toast';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { aTransaction, aTransactionPage, transactionsOnWire } from '../../support/transaction.builder';

const platform = fakePlatform();
const getTransactions = platform.on(transactionListCall, transactionsOnWire);
const urgeOrder = platform.on(orderUrgeCall);

const mockReplace = jest.fn();
let mockQuery = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const open = aTransaction({
  id: '320000000000001',
  orderId: '320000000000001',
  type: 'withdraw',
  title: '取款至招商银行',
  amount: -30_000n,
  fee: 300n,
  state: 'reviewing',
  result: 'open',
  endedAt: null,
  steps: [{ state: 'reviewing', at: Date.parse('2026-11-20T12:00:00Z') }],
  urgeAfter: 0,
});

beforeAll(() => mockDialogs());
beforeEach(() => {
  jest.resetAllMocks();
  mockQuery = '';
  getTransactions.mockResolvedValue(aTransactionPage({ list: [open, aTransaction()] }));
});

function show() {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(
    <>
      <TransactionHistory />
      <ToastOutlet />
    </>,
    client,
  );
  return { user: userEvent.setup({ delay: null }), client };
}

// @spec 2.37
test('rows are grouped by day with sign and state, and the platform’s totals are above', async () => {
  show();
  expect((await screen.findByRole('button', { name: /取款至招商银行/ })).textContent).toContain('−300.00审核中');
  expect(screen.getByRole('heading', { name: /2026-11-20/ })).toBeTruthy();
  const totals = screen.getByRole('region', { name: '合计（仅计成功，不含投注）' });
  expect(within(totals).getByText('转账 2 笔').nextSibling?.textContent).toBe('+10.00−40.00');
  expect(within(totals).getByRole('link', { name: '查看投注记录' }).getAttribute('href')).toBe('/mine/record/betRecord');
});

test('one row of filters changes the address, which determines the request', async () => {
  mockQuery = 'type=withdraw&range=today';
  const { user } = show();
  const types = screen.getByRole('group', { name: '类型' });
  expect(within(types).getByRole('button', { pressed: true }).textContent).toBe('取款');
  await waitFor(() => expect(getTransactions.mock.calls[0]?.[0]).toMatchObject({ types: ['withdraw'], page: 1 }));
  expect(screen.getByRole('combobox', { name: '交易日期' })).toHaveProperty('value', 'today');
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '未成功');
  expect(mockReplace).toHaveBeenCalledWith('/mine/record/transRecord?type=withdraw&result=failed&range=today', { scroll: false });
});

test('a tap opens the details with number, fee, times, states, and links that contain the number', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /取款至招商银行/ }));
  const sheet = screen.getByRole('dialog', { name: '取款至招商银行' });
  expect(within(sheet).getByRole('button', { name: '复制单号' })).toBeTruthy();
  expect(sheet.textContent).toContain('320000000000001');
  expect(within(sheet).getByText('其中手续费').nextSibling?.textContent).toBe('3.00');
  expect(within(sheet).getByRole('listitem').textContent).toBe('审核中2026-11-20 20:00:00');
  expect(within(sheet).getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(
    '/mine/finance/withdrawal?order=320000000000001&back=%2Fmine%2Frecord%2FtransRecord',
  );
  expect(within(sheet).getByRole('link', { name: '客服' }).getAttribute('href')).toBe(
    '/customer/main?reason=withdraw&mark=320000000000001',
  );
});

test('an unknown fee is a dash, not zero', async () => {
  getTransactions.mockResolvedValue(aTransactionPage({ list: [{ ...open, fee: null }] }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /取款至招商银行/ }));
  const sheet = within(screen.getByRole('dialog', { name: '取款至招商银行' }));
  expect(sheet.getByText('其中手续费').nextSibling?.textContent).toBe('—');
  expect(sheet.getByRole('link', { name: '查看订单' })).toBeTruthy();
});

test('催单 is sent once, confirmed, and then waits', async () => {
  urgeOrder.mockResolvedValue({ urgeAfter: 600 });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /取款至招商银行/ }));
  getTransactions.mockResolvedValue(aTransactionPage({ list: [{ ...open, urgeAfter: 600 }] }));
  await user.click(screen.getByRole('button', { name: '催单' }));
  expect((await screen.findAllByText('已催促，平台会尽快处理')).length).toBeGreaterThan(0);
  expect(urgeOrder).toHaveBeenCalledWith({ type: 'withdraw', orderId: '320000000000001' });
  const waiting = await screen.findByRole('button', { name: '已催促，10 分钟内不能重复' });
  expect((waiting as HTMLButtonElement).disabled).toBe(true);
});

test('a rejected 催单 shows the platform’s message', async () => {
  urgeOrder.mockRejectedValue(new BusinessError(6501, '已催促，4 分钟后可再次催促'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /取款至招商银行/ }));
  await user.click(screen.getByRole('button', { name: '催单' }));
  expect((await screen.findAllByText('已催促，4 分钟后可再次催促')).length).toBeGreaterThan(0);
});

test.each([
  ['withdraw', 'cancelled', '已取消', '未出款'],
  ['withdraw', 'rejected', '审核未通过', '未出款'],
  ['withdraw', 'failed', '出款失败', '未出款'],
  ['deposit', 'expired', '已过期', '未到账'],
  ['deposit', 'cancelled', '已取消', '未到账'],
  ['transfer', 'failed', '', '未转账'],
] as const)('a %s that ended as %s without moving money shows 0.00, and the requested amount', async (type, state, name, text) => {
  const row = aTransaction({ type, state, result: 'failed', title: '这一笔', amount: type === 'deposit' ? 15_000n : -15_000n, fee: 150n });
  getTransactions.mockResolvedValue(aTransactionPage({ list: [row] }));
  const { user } = show();
  const button = await screen.findByRole('button', { name: /这一笔/ });
  expect(button.textContent).toMatch(new RegExp(`${text}，申请 150\\.000\\.00${name}`));
  await user.click(button);
  const sheet = screen.getByRole('dialog', { name: '这一笔' });
  expect(sheet.textContent).toMatch(new RegExp(`0\\.00币${name}.*${text}`));
  expect(within(sheet).getByText('申请金额').nextSibling?.textContent).toBe('150.00');
  expect(within(sheet).getByText('其中手续费').nextSibling?.textContent).toBe('0.00');
});

test('an ended transaction has neither an order page nor 催单', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /数字人民币存款/ }));
  const sheet = screen.getByRole('dialog');
  expect(within(sheet).queryByRole('link', { name: '查看订单' })).toBeNull();
  expect(within(sheet).queryByRole('button', { name: /催/ })).toBeNull();
  expect(within(sheet).getByText('完成时间')).toBeTruthy();
});

test('加载更多 adds the next page, and a page that fails keeps the rows and is reported', async () => {
  getTransactions.mockResolvedValueOnce(aTransactionPage({ list: [aTransaction({ id: '2' })], hasMore: true }));
  getTransactions.mockRejectedValueOnce(LOST);
  getTransactions.mockResolvedValueOnce(aTransactionPage({ page: 2, list: [aTransaction({ id: '1', title: '支付宝存款' })] }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '加载更多' }));
  expect(await screen.findByText('更新失败，显示的是上次的内容')).toBeTruthy();
  expect(screen.getByRole('button', { name: /数字人民币存款/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await screen.findByRole('button', { name: /支付宝存款/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
});

test('without rows one action is offered', async () => {
  getTransactions.mockResolvedValue(aTransactionPage({ list: [] }));
  show();
  expect(await screen.findByText('这段时间没有记录')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去存款' }).getAttribute('href')).toBe('/mine/finance/deposit');
});

test('an empty list under a filter offers to clear it', async () => {
  mockQuery = 'type=bonus&result=failed&range=month';
  getTransactions.mockResolvedValue(aTransactionPage({ list: [] }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '清除筛选' }));
  expect(mockReplace).toHaveBeenCalledWith('/mine/record/transRecord?range=month', { scroll: false });
});
