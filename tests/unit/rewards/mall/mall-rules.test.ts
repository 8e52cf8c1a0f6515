import * as fc from '../../../support/property';
import { isRecipientField, normalizeRecipient, recipientFault } from '@pavilion/contract/recipient';
import { coinsCsv, exchangesCsv } from '@/lib/domain/rewards/mall/coin-csv.rules';
import { recordQuery, signedCoins, toCoinView, toExchangeView } from '@/lib/domain/rewards/mall/coin.rules';
import { isFew, itemFault, itemsOf, parcelProgress, toCategory, toState } from '@/lib/domain/rewards/mall/mall.rules';
import { COIN_REASONS } from '@pavilion/contract/calls/mall.calls';
import { RANGES } from '@/lib/kit/list/range.rules';
import { aMall, anItem, aVoucher } from '../../../support/mall.builder';

const GOOD = { name: '阿依努尔·买买提', phone: '13800138000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' };

test.each([
  [{ stock: 0, vipLevel: 9, price: 9_999 }, 'soldOut'],
  [{ vipLevel: 2, price: 9_999 }, 'vip'],
  [{ price: 2_001 }, 'poor'],
  [{ price: 2_000, vipLevel: 1, stock: 1 }, null],
] as const)('%p: %s is the first reason', (changes, fault) => {
  expect(itemFault(anItem(changes), aMall())).toBe(fault);
});

test('an item that can be ordered never makes the balance of coins negative', () => {
  const item = fc.record({ price: fc.nat(5_000), stock: fc.nat(3), vipLevel: fc.nat(3) });
  fc.assert(
    fc.property(item, fc.nat(5_000), fc.nat(3), (picked, coins, vipLevel) => {
      const can = itemFault(anItem(picked), { coins, vipLevel }) === null;
      expect(can).toBe(coins - picked.price >= 0 && picked.stock > 0 && vipLevel >= picked.vipLevel);
    }),
  );
});

test('filters by category, reads states, and marks the last pieces', () => {
  const { items } = aMall();
  expect(itemsOf(items, null)).toEqual(items);
  expect(itemsOf(items, 'voucher').map(({ itemId }) => itemId)).toEqual(['voucher-5']);
  expect([toCategory('coin'), toCategory('x'), toState('placed'), toState(null)]).toEqual(['coin', null, 'placed', null]);
  expect([0, 1, 19, 20].map((stock) => isFew(aVoucher({ stock })))).toEqual([false, true, true, false]);
});

test('a parcel’s progress counts the steps it has passed, and stops where it was cancelled', () => {
  const at = 0;
  expect(
    parcelProgress({
      state: 'shipped',
      steps: [
        { state: 'placed', at },
        { state: 'packed', at },
        { state: 'shipped', at },
      ],
    }),
  ).toEqual({
    done: 3,
    stopped: false,
  });
  expect(
    parcelProgress({
      state: 'cancelled',
      steps: [
        { state: 'placed', at },
        { state: 'cancelled', at },
      ],
    }),
  ).toEqual({ done: 1, stopped: true });
});

test.each([
  [{ name: 'Bob' }, 'name'],
  [{ phone: '23800138000' }, 'phone'],
  [{ province: 'ZJ' }, 'province'],
  [{ city: '杭' }, 'city'],
  [{ address: '四个字儿' }, 'address'],
  [{ address: '长'.repeat(81) }, 'address'],
  [{}, null],
] as const)('a recipient with %p is rejected because of %s', (changes, field) => {
  expect(recipientFault(normalizeRecipient({ ...GOOD, ...changes }))).toBe(field);
});

test('a recipient is normalized as people type it, and normalizing twice changes nothing more', () => {
  const typed = {
    name: ' 欧 阳．测试 ',
    phone: '+86 138-0013 8000',
    province: ' 浙江省 ',
    city: '杭州市',
    address: '文三路\n 1 号 2 单元',
  };
  const read = normalizeRecipient(typed);
  expect(read).toEqual({ name: '欧阳·测试', phone: '13800138000', province: '浙江省', city: '杭州市', address: '文三路 1 号 2 单元' });
  const text = fc.string({ maxLength: 40 });
  fc.assert(
    fc.property(fc.record({ name: text, phone: text, province: text, city: text, address: text }), (picked) => {
      const once = normalizeRecipient(picked);
      const twice = normalizeRecipient(once);
      for (const field of ['name', 'province', 'city', 'address'] as const) expect(twice[field]).toBe(once[field]);
      if (isRecipientField('phone', once.phone)) expect(twice.phone).toBe(once.phone);
    }),
  );
});

test('the address stores the filters of both records', () => {
  const view = fc.record({
    range: fc.constantFrom(...RANGES.filter((range) => range !== 'custom')),
    reason: fc.constantFrom(null, ...COIN_REASONS),
    category: fc.constantFrom(null, 'voucher' as const, 'coin' as const),
  });
  fc.assert(
    fc.property(view, ({ range, reason, category }) => {
      const days = { range, from: null, to: null };
      expect(toCoinView(new URLSearchParams(recordQuery({ ...days, reason })))).toEqual({ ...days, reason });
      expect(toExchangeView(new URLSearchParams(recordQuery({ ...days, category })))).toEqual({ ...days, category });
    }),
  );
  expect(recordQuery({ range: 'week', from: null, to: null })).toBe('');
  expect(toExchangeView(new URLSearchParams('category=goods')).category).toBeNull();
});

test('amounts have signs, and tables are exported', () => {
  expect([signedCoins(12), signedCoins(-1_280), signedCoins(0)]).toEqual(['+12', '−1,280', '0']);
  const at = Date.parse('2026-11-20T12:00:00Z');
  expect(coinsCsv([{ id: '1', reason: 'order', title: '杯', amount: -980, balance: 20, orderId: '35', at }])).toContain('-980');
  const exchange = { id: '35', category: 'voucher', picture: 'voucher', title: '5 币体验券', price: 100, credit: 500n, at } as const;
  expect(exchangesCsv([exchange])).toContain('5.00');
});
