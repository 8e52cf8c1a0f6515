import type { Mall, MallItem, MallOrder } from '@/lib/domain/rewards/mall/mall.model';

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
