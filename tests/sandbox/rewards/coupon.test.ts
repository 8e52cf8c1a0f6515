import { couponClaimCall, couponListCall, couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { minorToText, toMinor } from '@pavilion/number/money';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { betOnWinner, playOut } from '../../support/friend-client';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

const NOW = Date.parse(TEST_NOON);
const RANGE = { from: new Date(NOW - 7 * DAY).toISOString(), to: new Date(NOW + DAY).toISOString(), page: 1, size: 20 };

describe('coupons', () => {
  let sandbox: Sandbox;
  let keys = 0;
  beforeAll(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
  }, 90_000);

  const newKey = () => `coupon-key-${(keys += 1)}`;
  const customer = (changes: object = {}) => sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', ...changes });
  const list = async (token: string) => (await sendCall(sandbox.origin, couponListCall, {}, { token })).data.list;
  const claim = (token: string, id: string) => sendCall(sandbox.origin, couponClaimCall, { id }, { token });
  const use = (token: string, id: string, key = newKey()) =>
    sendCall(sandbox.origin, couponUseCall, { id }, { token, headers: { 'idempotency-key': key } });
  const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance!;

  async function deposit(token: string, amount: string) {
    const { data } = await sendCall(
      sandbox.origin,
      depositCreateCall,
      { method: 'ecny', amount },
      { token, headers: { 'idempotency-key': newKey() } },
    );
    await sandbox.control.deposit(data.orderId, 'confirm');
    return toMinor(data.credit!);
  }

  /** Bets on draws of as many matches, until they are settled. */
  async function stake(token: string, coins: number, bets: number) {
    for (let nth = 0; nth < bets; nth += 1) await betOnWinner(sandbox, token, { coins, role: 'draw', nth });
    await playOut(sandbox);
  }

  it('claims and uses a cash coupon with turnover, once for any keys', async () => {
    const { token, userName } = await customer();
    const { id } = await sandbox.control.coupon({ userName, kind: 'cash', amount: '8.80', turnover: 2 });
    expect(await use(token, id)).toMatchObject({ status_code: 10_001, message: '请先领取这张福利券' });
    expect((await claim(token, id)).data).toMatchObject({ state: 'claimed', credited: null });
    expect((await claim(token, id)).data.state).toBe('claimed');
    const first = await use(token, id, 'use-key-1');
    expect(first.data).toMatchObject({ state: 'used', credited: '8.80' });
    expect((await use(token, id, 'use-key-1')).data).toEqual(first.data);
    expect(await use(token, id)).toMatchObject({ status_code: 10_001, message: '该福利券已使用' });
    expect(await balance(token)).toBe('18.80');
    const { data: info } = await sendCall(sandbox.origin, withdrawInfoCall, {}, { token });
    expect(info.turnover).toMatchObject([{ source: 'bonus', title: '平台赠券', amount: '8.80', required: '17.60' }]);
    const other = await sandbox.control.coupon({ userName, kind: 'cash', amount: '1.00' });
    await claim(token, other.id);
    expect(await use(token, other.id, 'use-key-1')).toMatchObject({ status_code: 10_003 });
  });

  it('credits once when many use it at the same moment', async () => {
    const { token, userName } = await customer();
    const { id } = await sandbox.control.coupon({ userName, kind: 'cash', amount: '5.00' });
    await claim(token, id);
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => use(token, id, `storm-use-${index % 4}`)));
    expect(results.some(({ status_code }) => status_code === 6000)).toBe(true);
    expect(results.filter(({ status_code }) => status_code !== 6000).every(({ message }) => message === '该福利券已使用')).toBe(true);
    expect(await balance(token)).toBe('15.00');
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('adds its part to the next deposit that is large enough, and to no other', async () => {
    const { token, userName } = await customer({ balance: '0.00' });
    const { id } = await sandbox.control.coupon({ userName, kind: 'deposit', amount: '20.00', percent: 10, minDeposit: '200.00' });
    const unclaimed = await deposit(token, '300.00');
    await claim(token, id);
    expect(await use(token, id)).toMatchObject({ status_code: 10_001, message: '存款加赠券在存款到账时自动使用' });
    const small = await deposit(token, '100.00');
    expect(toMinor(await balance(token))).toBe(unclaimed + small);
    const large = await deposit(token, '500.00');
    expect(toMinor(await balance(token))).toBe(unclaimed + small + large + 2_000n);
    expect((await list(token)).find((coupon) => coupon.id === id)).toMatchObject({ state: 'used', credited: '20.00' });
    await deposit(token, '500.00');
    const gifts = (await sendCall(sandbox.origin, giftListCall, RANGE, { token })).data;
    // Turnover of once deposit and coupon together.
    const required = minorToText(large + 2_000n);
    expect(gifts.list).toMatchObject([{ kind: 'coupon', title: '平台赠券', amount: '20.00', required, done: '0.00' }]);
  });

  it('gives a VIP one coupon a month, and others none', async () => {
    const { token } = await customer({ vipLevel: 3 });
    expect(await list(token)).toMatchObject([
      { kind: 'deposit', title: 'VIP 3 存款加赠券', state: 'claimable', amount: '150.00', percent: 5 },
    ]);
    expect(await list(token)).toHaveLength(1);
    expect(await list((await customer()).token)).toEqual([]);
  });

  it('neither shows nor changes anything of another member', async () => {
    const owner = await customer();
    const other = await customer();
    const { id } = await sandbox.control.coupon({ userName: owner.userName, kind: 'cash', amount: '5.00' });
    for (const foreign of [await claim(other.token, id), await use(other.token, id)]) {
      expect(foreign).toMatchObject({ status_code: 10_001, message: '福利券不存在', data: null });
    }
    expect([await list(other.token), (await list(owner.token))[0]!.state]).toEqual([[], 'claimable']);
    expect((await sendCall(sandbox.origin, couponListCall, {})).status_code).toBe(10_004);
    const barred = await customer({ flags: { canClaimBonus: false } });
    const given = await sandbox.control.coupon({ userName: barred.userName, kind: 'cash', amount: '5.00' });
    expect(await claim(barred.token, given.id)).toMatchObject({ status_code: 10_001, message: '当前账号不能参加优惠，请联系客服' });
    await sandbox.control.fault({ call: 'POST /act/api/v1/coupon/list', statusCode: 14_010, times: 1 });
    expect((await sendCall(sandbox.origin, couponListCall, {}, { token: owner.token })).status_code).toBe(14_010);
  });

  it('records every gift, and the sums equal those of the ledger', async () => {
    const { token, userName } = await customer();
    for (const amount of ['5.00', '7.50']) {
      const { id } = await sandbox.control.coupon({ userName, kind: 'cash', amount });
      await claim(token, id);
      await use(token, id);
    }
    const gifts = (await sendCall(sandbox.origin, giftListCall, RANGE, { token })).data;
    const ledger = (await sendCall(sandbox.origin, transactionListCall, { ...RANGE, types: ['bonus'] }, { token })).data;
    expect(gifts.list.map(({ id, amount, title }) => ({ id, amount, title }))).toEqual(
      ledger.list.map(({ id, amount, title }) => ({ id, amount, title })),
    );
    const total = gifts.totals.reduce((sum, { amount }) => sum + toMinor(amount), 0n);
    expect([total, total]).toEqual([toMinor(ledger.totals[0]!.income), toMinor(await balance(token))]);
    expect((await sendCall(sandbox.origin, giftListCall, { ...RANGE, kind: 'coupon', size: 1 }, { token })).data).toMatchObject({
      list: [{ kind: 'coupon' }],
      hasMore: true,
      totals: gifts.totals,
    });
  });

  it('expires unclaimed and unused', async () => {
    const { token, userName } = await customer();
    const [open, claimed] = await Promise.all(
      ['5.00', '6.00'].map((amount) => sandbox.control.coupon({ userName, kind: 'cash', amount, days: 1 })),
    );
    await claim(token, claimed!.id);
    await sandbox.control.clock({ advanceMs: DAY + 1_000 });
    expect((await list(token)).map(({ state }) => state)).toEqual(['expired', 'expired']);
    expect(await claim(token, open!.id)).toMatchObject({ status_code: 10_001, message: '该福利券已过期' });
    expect(await use(token, claimed!.id)).toMatchObject({ status_code: 10_001, message: '该福利券已过期' });
    expect(await balance(token)).toBe('10.00');
  });

  it('gives a gift for each level that stakes reach, once, for 30 days', async () => {
    const { token } = await customer({ balance: '20000.00' });
    expect(await list(token)).toEqual([]);
    await stake(token, 3_000, 2);
    const level = async () => (await list(token)).filter(({ title }) => title.endsWith('晋级礼金'));
    const expected = [
      { kind: 'cash', title: 'VIP 2 晋级礼金', amount: '10.00', turnover: 1, state: 'claimable' },
      { kind: 'cash', title: 'VIP 1 晋级礼金', amount: '3.00', turnover: 1, state: 'claimable' },
    ];
    expect(await level()).toMatchObject(expected);
    expect(await level()).toHaveLength(2);
    const before = toMinor(await balance(token));
    const [second] = await level();
    await claim(token, second!.id);
    expect((await use(token, second!.id)).data).toMatchObject({ state: 'used', credited: '10.00' });
    expect(toMinor(await balance(token))).toBe(before + 1_000n);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);

    // Another one reaches the level, and comes back too late.
    const late = await customer({ balance: '20000.00' });
    await stake(late.token, 1_000, 1);
    await sandbox.control.clock({ advanceMs: 30 * DAY + 1_000 });
    expect((await list(late.token)).filter(({ title }) => title.endsWith('晋级礼金'))).toEqual([]);
    expect((await level()).map(({ state }) => state)).toEqual(['used', 'expired']);
  });
});
