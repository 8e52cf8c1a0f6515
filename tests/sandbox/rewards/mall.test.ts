import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { mallOrderCreateCall } from '@pavilion/contract/calls/mall.calls';
import { toMinor } from '@pavilion/number/money';
import { MALL_WEEK, mallOf, newMallKey, RECIPIENT } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
let sandbox: Sandbox;
const customer = async (changes: object = {}) => {
  const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', coins: 2_000, ...changes });
  return { ...member, ...mallOf(sandbox.origin, member.token) };
};
const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance;

describe('the mall', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => holdDecisions(sandbox.control));

  // @spec 2.42
  it('shows items with the data that decides whether a member can order them', async () => {
    const { mall } = await customer({ vipLevel: 2 });
    const { coins, vipLevel, stakePerCoin, list } = await mall();
    expect({ coins, vipLevel, stakePerCoin }).toEqual({ coins: 2_000, vipLevel: 2, stakePerCoin: '10.00' });
    expect(new Set(list.map(({ category }) => category))).toEqual(new Set(['voucher', 'goods', 'coin']));
    expect(list.some(({ stock }) => stock === 0)).toBe(true);
    expect(list.every(({ category, credit }) => (category === 'goods') === (credit === null))).toBe(true);
  });

  // @spec 2.41
  it('exchanges coins for play money once, through the ledger, and names it in the records', async () => {
    const { token, order, coins, exchanges, allCoins, item, find } = await customer();
    const before = await item('voucher-5');
    const key = newMallKey();
    const { data } = await order('voucher-5', key);
    expect(data).toMatchObject({ state: 'credited', price: 100, credit: '5.00', recipient: null });
    expect((await order('voucher-5', key)).data).toEqual(data);
    expect((await find(key)).data.order).toEqual(data);
    expect([await coins(), await balance(token), (await item('voucher-5')).stock]).toEqual([1_900, '15.00', before.stock - 1]);
    await order('voucher-30');
    await order('coin-100');
    expect(await balance(token)).toBe('45.00');

    const record = (await exchanges()).data;
    expect(record.list.map(({ title, price, credit }) => [title, price, credit])).toEqual([
      ['30 币体验券', 560, '30.00'],
      ['5 币体验券', 100, '5.00'],
    ]);
    expect(record.totals).toEqual([
      { category: 'voucher', count: 2, coins: 660, credit: '35.00' },
      { category: 'coin', count: 0, coins: 0, credit: '0.00' },
    ]);
    const { data: moved } = await sendCall(
      sandbox.origin,
      transactionListCall,
      { ...MALL_WEEK, types: ['bonus'], page: 1, size: 20 },
      { token },
    );
    const credits = moved.list.filter(({ title }) => title === '金币兑换');
    // The totals of the exchange record equal the ledger's credits.
    const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + toMinor(amount), 0n);
    expect(sum(credits.map(({ amount }) => amount))).toBe(sum(record.totals.map(({ credit }) => credit)));
    const spent = (await allCoins()).totals.find(({ reason }) => reason === 'exchange')!;
    expect(spent).toEqual({ reason: 'exchange', count: 2, amount: -660 });
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  // @spec 2.43
  it('packs, ships and delivers a parcel in its own time, and shows its recipient masked', async () => {
    const { order, status, orders, userName } = await customer();
    const { data: placed } = await order('cup');
    expect(placed).toMatchObject({
      state: 'placed',
      tracking: '',
      recipient: { name: '欧***', phone: '138****8000', province: '浙江省', city: '杭州市', address: '西湖区文三路 1 号' },
    });
    const { orderId } = placed;
    for (const [state, realMs] of [
      ['packed', 31_000],
      ['shipped', 21_000],
      ['delivered', 31_000],
    ] as const) {
      await sandbox.control.clock({ advanceRealMs: realMs });
      expect((await status(orderId)).data.state).toBe(state);
    }
    const { data: done } = await status(orderId);
    expect(done.steps.map(({ state }) => state)).toEqual(['placed', 'packed', 'shipped', 'delivered']);
    expect(done.tracking).toMatch(/^YT\d{11}$/);
    expect(done.endTime).not.toBeNull();
    expect((await orders({ state: 'delivered' })).list.map((one) => one.orderId)).toEqual([orderId]);
    expect((await orders({ state: 'placed' })).list).toEqual([]);
    expect(await sandbox.control.mallOrders(userName)).toMatchObject([{ orderId, state: 'delivered' }]);
  });

  it('gives coins and stock back when an order is cancelled before it is packed, once', async () => {
    const { order, cancel, coins, item, allCoins } = await customer();
    const { stock } = await item('cup');
    const { data } = await order('cup');
    expect([await coins(), (await item('cup')).stock]).toEqual([1_020, stock - 1]);
    const results = await Promise.all([cancel(data.orderId), cancel(data.orderId), cancel(data.orderId)]);
    expect(results.map((response) => response.data.state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect([await coins(), (await item('cup')).stock]).toEqual([2_000, stock]);
    expect((await allCoins()).list.map(({ reason, amount, balance: after }) => [reason, amount, after])).toEqual([
      ['refund', 980, 2_000],
      ['order', -980, 1_020],
      ['gift', 2_000, 2_000],
    ]);

    const { data: packed } = await order('cup');
    await sandbox.control.parcel(packed.orderId, 'pack');
    expect((await cancel(packed.orderId)).data.state).toBe('packed');
    expect(await coins()).toBe(1_020);
    const { data: voucher } = await order('voucher-5');
    expect((await cancel(voucher.orderId)).data.state).toBe('credited');
  });

  // @spec 8.31
  it('rejects with 301220 an item that has changed since the member saw it, and takes nothing', async () => {
    const { order, coins, item } = await customer();
    const seen = await item('scarf');
    const asSeen = { version: seen.version, price: seen.price };
    await sandbox.control.mallItem('scarf', { price: 1_300 });
    expect(await order('scarf', newMallKey(), asSeen)).toMatchObject({ status_code: 301_220 });
    // A price that was typed in is not the item's.
    expect(await order('scarf', newMallKey(), { price: 1 })).toMatchObject({ status_code: 301_220 });
    await sandbox.control.mallItem('scarf', { title: '云亭羊毛围巾' });
    expect(await order('scarf', newMallKey(), { version: seen.version + 1, price: 1_300 })).toMatchObject({ status_code: 301_220 });
    await sandbox.control.mallItem('scarf', { stock: 0 });
    expect(await order('scarf')).toMatchObject({ status_code: 301_220, message: '这件商品刚刚兑完' });
    expect(await coins()).toBe(2_000);
    // A change of the stock alone makes no new version: it concerns nobody.
    const { version } = await item('scarf');
    await sandbox.control.mallItem('scarf', { stock: 5 });
    expect(await order('scarf', newMallKey(), { version })).toMatchObject({
      status_code: 6_000,
      data: { title: '云亭羊毛围巾', price: 1_300 },
    });
  });

  it('rejects too few coins, too low a level, and each invalid field of a recipient by its name', async () => {
    const { order, coins } = await customer({ coins: 1_000, vipLevel: 1 });
    expect(await order('scarf')).toMatchObject({ status_code: 10_003, data: { field: 'price' } });
    expect(await order('shirt')).toMatchObject({ status_code: 10_003, message: 'VIP 2 及以上会员可以兑换', data: { field: 'vipLevel' } });
    for (const [field, text] of [
      ['name', 'Bob'],
      ['phone', '12800138000'],
      ['province', '1'],
      ['city', '杭'],
      ['address', '近处'],
    ] as const) {
      const response = await order('cup', newMallKey(), { recipient: { ...RECIPIENT, [field]: text } });
      expect(response).toMatchObject({ status_code: 10_003, data: { field } });
    }
    expect(await order('cup', newMallKey(), { recipient: undefined })).toMatchObject({ status_code: 10_003, data: { field: 'name' } });
    expect(await coins()).toBe(1_000);
    expect(await order('cup', newMallKey(), { recipient: { ...RECIPIENT, phone: '+86 138-0013-8000' } })).toMatchObject({
      status_code: 6_000,
    });
  });

  it('rejects a key that belongs to another request, and a call without one', async () => {
    const { token, order, coins } = await customer();
    const key = newMallKey();
    await order('cup', key);
    for (const changes of [{ itemId: 'voucher-5' }, { price: 981 }, { recipient: { ...RECIPIENT, city: '宁波市' } }]) {
      expect(await order('cup', key, changes)).toMatchObject({ status_code: 10_003, message: '请求编号已用于另一项操作' });
    }
    expect(await coins()).toBe(1_020);
    const body = { itemId: 'voucher-5', version: 1, price: 100 };
    expect(await sendCall(sandbox.origin, mallOrderCreateCall, body, { token })).toMatchObject({ status_code: 10_003 });
  });

  it('protects a member’s orders from other members, and the coins from another device', async () => {
    const mine = await customer();
    const key = newMallKey();
    const { data } = await mine.order('cup', key);
    const other = await customer({ coins: 100 });
    expect(await other.status(data.orderId)).toMatchObject({ status_code: 10_001 });
    expect(await other.cancel(data.orderId)).toMatchObject({ status_code: 10_001 });
    expect((await other.find(key)).data.order).toBeNull();
    expect((await other.orders()).list).toEqual([]);
    expect((await other.exchanges()).data.list).toEqual([]);
    expect((await other.allCoins()).list.map(({ reason }) => reason)).toEqual(['gift']);
    // The key of one member is free for another.
    expect(await other.order('voucher-5', key)).toMatchObject({ status_code: 6_000 });
    const abroad = mallOf(sandbox.origin, mine.token, OTHER_UUID);
    expect(await abroad.order('voucher-5')).toMatchObject({ status_code: 10_004 });
    expect(await abroad.cancel(data.orderId)).toMatchObject({ status_code: 10_004 });
    expect(await mine.coins()).toBe(1_020);
    for (const orderId of ['0', '9'.repeat(18), 'x']) expect(await mine.status(orderId)).toMatchObject({ status_code: 10_001 });
  });

  it('repeats a request whose response was lost with a single effect', async () => {
    const { order, find, coins, cancel } = await customer();
    const call = 'POST /site/api/v1/mall/order/create';
    const [before, after, late] = [newMallKey(), newMallKey(), newMallKey()];
    await sandbox.control.fault({ call, drop: 'before', times: 1 });
    await expect(order('voucher-5', before)).rejects.toThrow('fetch failed');
    expect((await find(before)).data.order).toBeNull();
    expect(await coins()).toBe(2_000);
    await sandbox.control.fault({ call, drop: 'after', times: 1 });
    await expect(order('voucher-5', after)).rejects.toThrow('fetch failed');
    expect((await find(after)).data.order).toMatchObject({ state: 'credited' });
    expect(await order('voucher-5', after)).toMatchObject({ status_code: 6_000 });
    const sent = await Promise.all([order('cup', late), order('cup', late), order('cup', late)]);
    expect(new Set(sent.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await coins()).toBe(920);
    await sandbox.control.fault({ call: 'POST /site/api/v1/mall/order/cancel', drop: 'after', times: 1 });
    await expect(cancel(sent[0]!.data.orderId)).rejects.toThrow('fetch failed');
    expect((await cancel(sent[0]!.data.orderId)).data.state).toBe('cancelled');
    expect(await coins()).toBe(1_900);
  });

  // @spec 2.44
  it('filters coins by reason and days, with unchanged totals', async () => {
    const { order, coinPage } = await customer();
    await order('voucher-5');
    const all = (await coinPage()).data;
    const gifts = (await coinPage({ reason: 'gift' })).data;
    expect(gifts.list.map(({ reason }) => reason)).toEqual(['gift']);
    expect(gifts.totals).toEqual(all.totals);
    expect(all.totals.reduce((sum, { amount }) => sum + amount, 0)).toBe(all.balance);
    const early = { from: '2026-10-01T00:00:00.000Z', to: '2026-10-02T00:00:00.000Z' };
    expect((await coinPage(early)).data).toMatchObject({ list: [], hasMore: false, balance: 1_900 });
    expect(await coinPage({ ...early, to: MALL_WEEK.to })).toMatchObject({ status_code: 10_003, data: { field: 'from' } });
  });
});
