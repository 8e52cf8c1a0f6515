import type { CallResponse } from '@pavilion/contract/call';
import {
  coinListCall,
  exchangeListCall,
  mallItemsCall,
  mallOrderCancelCall,
  mallOrderCreateCall,
  mallOrderFindCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@pavilion/contract/calls/mall.calls';
import { TEST_UUID, sendCall } from './platform-client';
import { DAY } from './time';
import { TEST_NOON } from './worker-sandbox';

const NOW = Date.parse(TEST_NOON);
/** Days around the tests' world time. */
export const MALL_WEEK = { from: new Date(NOW - 7 * DAY).toISOString(), to: new Date(NOW + DAY).toISOString() };
export const RECIPIENT = { name: '欧阳测试', phone: '13800138000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' };

export type MallItemWire = CallResponse<typeof mallItemsCall>['list'][number];
type CoinPage = CallResponse<typeof coinListCall>;

let keys = 0;
export const newMallKey = () => `mall-key-${(keys += 1)}`;

/** The mall's calls of one member, straight at the platform. */
export function mallOf(origin: string, token: string, uuid: string | null = TEST_UUID) {
  const call = <Q, A>(one: Parameters<typeof sendCall<Q, A>>[1], body: object, key?: string) =>
    sendCall(origin, one, body, { token, uuid, headers: key ? { 'idempotency-key': key } : {} });
  const mall = async () => (await call(mallItemsCall, {})).data;
  const item = async (itemId: string) => (await mall()).list.find((one) => one.itemId === itemId)!;
  return {
    mall,
    item,
    coins: async () => (await mall()).coins,
    /** Orders an item as it is now, to `RECIPIENT` where it is a parcel; `changes` of the request. */
    async order(itemId: string, key = newMallKey(), changes: object = {}) {
      const { version, price, credit } = await item(itemId);
      const recipient = credit === null ? { recipient: RECIPIENT } : {};
      return call(mallOrderCreateCall, { itemId, version, price, ...recipient, ...changes }, key);
    },
    cancel: (orderId: string, key = newMallKey()) => call(mallOrderCancelCall, { orderId }, key),
    status: (orderId: string) => call(mallOrderStatusCall, { orderId }),
    find: (key: string) => call(mallOrderFindCall, { key }),
    orders: async (body: object = {}) => (await call(mallOrderListCall, { page: 1, size: 50, ...body })).data,
    coinPage: (body: object = {}) => call(coinListCall, { ...MALL_WEEK, page: 1, size: 50, ...body }),
    exchanges: (body: object = {}) => call(exchangeListCall, { ...MALL_WEEK, page: 1, size: 50, ...body }),
    /** All moves of coins, newest first, page by page. */
    async allCoins(): Promise<CoinPage> {
      const list: CoinPage['list'] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await call(coinListCall, { ...MALL_WEEK, page, size: 7 });
        list.push(...data.list);
        if (!data.hasMore) return { ...data, list };
      }
    },
  };
}
