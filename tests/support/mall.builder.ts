import type { CallResponse } from '@pavilion/contract/call';
import type {
  coinListCall,
  exchangeListCall,
  mallItemsCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@pavilion/contract/calls/mall.calls';
import type { CoinPage, ExchangePage, Mall, MallItem, MallOrder, MallOrderPage } from '@/lib/domain/rewards/mall/mall.model';
import { moneyOnWire, timeOnWire } from './wire';

/** A parcel's item. */
export function anItem(changes: Partial<MallItem> = {}): MallItem {
  return {
    itemId: 'cup',
    version: 1,
    category: 'goods',
    picture: 'cup',
    title: '看球保温杯',
    about: '保温六小时。',
    price: 980,
    stock: 120,
    vipLevel: 0,
    credit: null,
    ...changes,
  };
}

export const aVoucher = (changes: Partial<MallItem> = {}): MallItem =>
  anItem({ itemId: 'voucher-5', category: 'voucher', picture: 'voucher', title: '5 币体验券', price: 100, credit: 500n, ...changes });

export function aMall(changes: Partial<Mall> = {}): Mall {
  return { coins: 2_000, vipLevel: 1, stakePerCoin: 1_000n, items: [aVoucher(), anItem()], ...changes };
}

/** A parcel that waits to be packed. */
export function aMallOrder(changes: Partial<MallOrder> = {}): MallOrder {
  const createdAt = Date.parse('2026-11-20T12:00:00Z');
  return {
    id: '350000000000001',
    itemId: 'cup',
    category: 'goods',
    picture: 'cup',
    title: '看球保温杯',
    price: 980,
    credit: null,
    state: 'placed',
    recipient: { name: '欧***', phone: '138****8000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' },
    carrier: '',
    tracking: '',
    createdAt,
    endedAt: null,
    steps: [{ state: 'placed', at: createdAt }],
    ...changes,
  };
}

/** The data of `mallItems`. */
export function mallOnWire({ stakePerCoin, items, ...same }: Mall): CallResponse<typeof mallItemsCall> {
  return {
    ...same,
    stakePerCoin: moneyOnWire(stakePerCoin),
    list: items.map(({ credit, ...item }) => ({ ...item, credit: moneyOnWire(credit) })),
  };
}

/** An order of the mall as the platform sends it. */
export function mallOrderOnWire({ id, credit, createdAt, endedAt, steps, ...same }: MallOrder): CallResponse<typeof mallOrderStatusCall> {
  return {
    ...same,
    orderId: id,
    credit: moneyOnWire(credit),
    createTime: timeOnWire(createdAt),
    endTime: timeOnWire(endedAt),
    steps: steps.map(({ state, at }) => ({ state, time: timeOnWire(at) })),
  };
}

export const foundOrderOnWire = (order: MallOrder | null) => ({ order: order && mallOrderOnWire(order) });

/** The data of `mallOrderList`. */
export function mallOrdersOnWire({ list, hasMore }: MallOrderPage): CallResponse<typeof mallOrderListCall> {
  return { list: list.map(mallOrderOnWire), hasMore };
}

/** The data of `coinList`. */
export function coinsOnWire({ balance, list, hasMore, totals }: CoinPage): CallResponse<typeof coinListCall> {
  return { balance, hasMore, totals: [...totals], list: list.map(({ at, ...entry }) => ({ ...entry, time: timeOnWire(at) })) };
}

/** The data of `exchangeList`. */
export function exchangesOnWire({ list, totals, hasMore }: ExchangePage): CallResponse<typeof exchangeListCall> {
  return {
    hasMore,
    list: list.map(({ id, credit, at, ...same }) => ({ ...same, orderId: id, credit: moneyOnWire(credit), time: timeOnWire(at) })),
    totals: totals.map(({ credit, ...same }) => ({ ...same, credit: moneyOnWire(credit) })),
  };
}
