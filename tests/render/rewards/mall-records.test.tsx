/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  coinListCall,
  exchangeListCall,
  mallOrderCancelCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@pavilion/contract/calls/mall.calls';
import { CoinHistory } from '@/components/rewards/mall/coin-history';
import { ExchangeHistory } from '@/components/rewards/mall/exchange-history';
import { MallOrderHistory } from '@/components/rewards/mall/mall-order-history';
import type { CoinPage } from '@/lib/domain/rewards/mall/mall.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMallOrder, coinsOnWire, exchangesOnWire, mallOrderOnWire, mallOrdersOnWire } from '../../support/mall.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getOrders = platform.on(mallOrderListCall, mallOrdersOnWire);
const getOrder = platform.on(mallOrderStatusCall, mallOrderOnWire);
const cancelOrder = platform.on(mallOrderCancelCall, mallOrderOnWire);
const getCoins = platform.on(coinListCall, coinsOnWire);
const getExchanges = platform.on(exchangeListCall, exchangesOnWire);

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, useSearchParams: () => new URLSearchParams(location.search) }));

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const AT = Date.parse('2026-11-20T12:00:00Z');

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  history.replaceState(null, '', '/mine/mall/record');
});

function show(screenOf: ReactNode) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(screenOf, client);
  return userEvent.setup({ delay: null });
}

describe('商城订单', () => {
  test('an empty list links to the mall, and an empty state links to all of them', async () => {
    getOrders.mockResolvedValue({ page: 1, list: [], hasMore: false });
    show(<MallOrderHistory order={null} />);
    expect((await screen.findByRole('link', { name: '去商城' })).getAttribute('href')).toBe('/mine/currency');
  });

  test('requests the state in the address, and links back to all', async () => {
    history.replaceState(null, '', '/mine/mall/record?state=shipped');
    getOrders.mockResolvedValue({ page: 1, list: [], hasMore: false });
    const user = show(<MallOrderHistory order={null} />);
    await user.click(await screen.findByRole('button', { name: '查看全部订单' }));
    expect(getOrders).toHaveBeenCalledWith({ state: 'shipped', page: 1, size: 20 });
    expect(mockRouter.replace).toHaveBeenCalledWith('/mine/mall/record', { scroll: false });
  });

  test('a parcel shows its times, its masked recipient and a number to copy', async () => {
    const steps = [
      { state: 'placed', at: AT },
      { state: 'packed', at: AT + 30_000 },
      { state: 'shipped', at: AT + 50_000 },
    ] as const;
    const order = aMallOrder({ state: 'shipped', steps, tracking: 'YT35000000142', carrier: '云亭速递（模拟）' });
    getOrders.mockResolvedValue({ page: 1, list: [order], hasMore: false });
    getOrder.mockResolvedValue(order);
    const user = show(<MallOrderHistory order={null} />);
    await user.click(await screen.findByRole('button', { name: /看球保温杯/ }));
    expect(await screen.findByRole('button', { name: '复制运单号' })).toBeTruthy();
    expect(screen.getByText('欧*** 138****8000')).toBeTruthy();
    const line = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(line).toEqual(expect.arrayContaining(['已下单20:00:00', '打包20:00:30', '运输20:00:50', '送达']));
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
  });

  test.each([
    ['a response', () => cancelOrder.mockResolvedValue(aMallOrder({ state: 'cancelled' }))],
    [
      'a lost response',
      () => {
        cancelOrder.mockRejectedValue(LOST);
        getOrder.mockResolvedValue(aMallOrder({ state: 'cancelled' }));
      },
    ],
  ])('is cancelled once after a confirmation, with %s', async (_, response) => {
    getOrders.mockResolvedValue({ page: 1, list: [aMallOrder()], hasMore: false });
    getOrder.mockResolvedValue(aMallOrder());
    const user = show(<MallOrderHistory order="350000000000001" />);
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    response();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('订单已取消，金币已退回')).toBeTruthy();
    expect(cancelOrder).toHaveBeenCalledTimes(1);
  });

  test('an order number of another member is reported as unknown', async () => {
    getOrders.mockResolvedValue({ page: 1, list: [], hasMore: false });
    getOrder.mockRejectedValue(new BusinessError(10_001, '订单不存在', null));
    const user = show(<MallOrderHistory order="1" />);
    await user.click(await screen.findByRole('button', { name: '返回订单列表' }));
    await waitFor(() => expect(screen.queryByText('单号有误，或不属于当前账号')).toBeNull());
  });
});

const page = (changes: Partial<CoinPage> = {}): CoinPage => ({
  page: 1,
  balance: 1_020,
  hasMore: false,
  list: [
    { id: '2', reason: 'order', title: '看球保温杯', amount: -980, balance: 1_020, orderId: '350000000000001', at: AT },
    { id: '1', reason: 'bet', title: '注单 7 结算', amount: 2_000, balance: 2_000, orderId: null, at: AT - 1_000 },
  ],
  totals: [
    { reason: 'bet', count: 1, amount: 2_000 },
    { reason: 'order', count: 1, amount: -980 },
  ],
  ...changes,
});

test('金币明细 shows the platform’s totals, each balance, and the way to an order', async () => {
  history.replaceState(null, '', '/mine/mall/coinRecord?reason=order');
  getCoins.mockResolvedValue(page());
  const user = show(<CoinHistory />);
  const row = await screen.findByRole('link', { name: /看球保温杯/ });
  expect(row.getAttribute('href')).toBe('/mine/mall/record?order=350000000000001');
  expect(row.textContent).toContain('−980余额 1,020');
  expect(screen.getByRole('region', { name: '合计' }).textContent).toContain('投注所得 1 笔+2,000');
  expect(getCoins).toHaveBeenCalledWith(expect.objectContaining({ reason: 'order', page: 1 }));
  await user.selectOptions(screen.getByRole('combobox', { name: '日期' }), '近 30 天');
  expect(mockRouter.replace).toHaveBeenCalledWith('/mine/mall/coinRecord?reason=order&range=month', { scroll: false });
});

test('兑换记录 without entries in a category links back to all', async () => {
  history.replaceState(null, '', '/mine/record/currencyRecord?category=coin');
  getExchanges.mockResolvedValue({ page: 1, list: [], hasMore: false, totals: [{ category: 'coin', count: 0, coins: 0, credit: 0n }] });
  const user = show(<ExchangeHistory />);
  await user.click(await screen.findByRole('button', { name: '清除筛选' }));
  expect(mockRouter.replace).toHaveBeenCalledWith('/mine/record/currencyRecord', { scroll: false });
});
