import {
  depositCancelCall,
  depositCreateCall,
  depositOpenCall,
  depositPaidCall,
  depositStatusCall,
} from '@pavilion/contract/calls/deposit.calls';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { passDelay } from '../../support/real-delay';
import { startSandbox, type Sandbox } from '../../support/sandbox-process';
import { METHODS } from '@/sandbox/modules/money/deposit/method.copy';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const WALLETS = METHODS.filter(({ kind }) => kind === 'wallet').map(({ method }) => method);
/** Longer than the bank's check for any payment (real ms). */
const BANK_MS = 10_000;
let sandbox: Sandbox;
let keys = 0;

const newcomer = () => sandbox.control.member({ uuid: TEST_UUID, balance: '10.00' });
const newKey = () => `deposit-key-${(keys += 1)}`;
const create = (token: string, body: object, key = newKey(), uuid = TEST_UUID) =>
  sendCall(sandbox.origin, depositCreateCall, body, { token, uuid, headers: key ? { 'idempotency-key': key } : {} });
const paid = (token: string, orderId: string, uuid = TEST_UUID) =>
  sendCall(sandbox.origin, depositPaidCall, { orderId }, { token, uuid, headers: { 'idempotency-key': newKey() } });
const status = async (token: string, orderId: string) => (await sendCall(sandbox.origin, depositStatusCall, { orderId }, { token })).data;
const open = async (token: string) => (await sendCall(sandbox.origin, depositOpenCall, {}, { token })).data.list;
const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance;
const cents = (text: string) => BigInt(text.replace('.', ''));

/** An order once the bank has decided on it. */
async function decided(token: string, orderId: string) {
  await passDelay(sandbox.control, BANK_MS);
  return status(token, orderId);
}

const SCAN = { method: 'ecny', amount: '500.00' };

describe('deposits', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it('lists its methods with limits and fee, all of them open', async () => {
    const { token } = await newcomer();
    const { list } = (await sendCall(sandbox.origin, depositMethodsCall, {}, { token })).data;
    expect(list.length).toBeGreaterThanOrEqual(6);
    expect(list.every((method) => method.simulated && Number(method.min) < Number(method.max))).toBe(true);
    expect(list.every(({ turnoverTimes }) => turnoverTimes === 1)).toBe(true);
    expect(list.find(({ method }) => method === 'wechat')).toMatchObject({ feePercent: '1', open: true });
    expect(list.filter((method) => !method.open || method.openTime !== null)).toEqual([]);
    expect(list.map(({ method, kind }) => [method, kind])).toEqual(METHODS.map(({ method, kind }) => [method, kind]));
    expect(list.filter(({ needsPayerName }) => needsPayerName).map(({ kind }) => kind)).toEqual(['transfer']);
  });

  // @spec 2.46
  it('gives an order cents of its own and credits exactly that payment once', async () => {
    const { token } = await newcomer();
    const { data: order } = await create(token, SCAN);
    expect(order).toMatchObject({
      state: 'awaiting',
      amount: '500.00',
      fee: '0.00',
      payUnit: 'CNY',
      matchDigits: 2,
      late: false,
      paidTime: null,
    });
    expect(order.payAmount).toMatch(/^500\.(?!00)\d\d$/);
    expect(order.credit).toBe(order.payAmount);
    expect((await open(token)).map(({ orderId }) => orderId)).toEqual([order.orderId]);

    const replies = await Promise.all(Array.from({ length: 4 }, () => paid(token, order.orderId)));
    expect(new Set(replies.map(({ data }) => data.state))).toEqual(new Set(['confirming']));
    expect(await decided(token, order.orderId)).toMatchObject({ state: 'credited', late: false });
    expect(await balance(token)).toBe((Number(order.payAmount) + 10).toFixed(2));
    expect(await open(token)).toEqual([]);
    // Neither the member nor a tester's bank can cause a second payment.
    expect((await paid(token, order.orderId)).data.state).toBe('credited');
    expect((await sandbox.control.deposit(order.orderId, 'confirm')).state).toBe('credited');
    expect((await sandbox.control.deposit(order.orderId, 'fail')).state).toBe('credited');
    expect(await balance(token)).toBe((Number(order.payAmount) + 10).toFixed(2));
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
    const methods = (await sendCall(sandbox.origin, depositMethodsCall, {}, { token })).data.list;
    expect(methods.find(({ method }) => method === 'ecny')!.medianSeconds).toBeGreaterThan(0);
    expect(methods.find(({ method }) => method === 'alipay')!.medianSeconds).toBeNull();
  });

  it('returns the first order for a repeated key, and rejects the key for another request', async () => {
    const { token } = await newcomer();
    const key = newKey();
    const first = await create(token, SCAN, key);
    expect((await create(token, SCAN, key)).data).toEqual(first.data);
    expect(await create(token, { ...SCAN, amount: '600.00' }, key)).toMatchObject({ status_code: 10_003, data: null });
    expect(await create(token, SCAN)).toMatchObject({ status_code: 10_001, data: { orderId: first.data.orderId } });
    expect(await open(token)).toHaveLength(1);
  });

  it('makes one order of many simultaneous requests with one key', async () => {
    const { token } = await newcomer();
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => create(token, SCAN, `storm-${index % 4}-of-deposits`)));
    const made = results.filter(({ status_code }) => status_code === 6000);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ data }) => data.orderId)).size).toBe(1);
    expect(results.filter(({ status_code }) => status_code !== 6000).every(({ message }) => message.startsWith('还有一笔存款未完成'))).toBe(
      true,
    );
    expect(await open(token)).toHaveLength(1);
  });

  it('distinguishes orders of the same amount by their payment', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, async () => (await newcomer()).token));
    const orders = await Promise.all(tokens.map(async (token) => (await create(token, { method: 'alipay', amount: '100.00' })).data));
    expect(new Set(orders.map(({ payAmount }) => payAmount)).size).toBe(tokens.length);
  });

  it('fixes a USDT rate, credits the requested coins and withholds the fee', async () => {
    const { token } = await newcomer();
    const { data: usdt } = await create(token, { method: 'usdt-trc20', amount: '500.00' });
    expect(usdt).toMatchObject({ rate: '7.20', network: 'TRC20·波场', payUnit: 'USDT', credit: '500.00' });
    expect(usdt.payAmount).toMatch(/^69\.44\d\d$/);
    expect(Date.parse(usdt.expireTime!) - Date.parse(usdt.createTime!)).toBe(15 * 60_000);
    await sendCall(sandbox.origin, depositCancelCall, { orderId: usdt.orderId }, { token });
    const { data: scan } = await create(token, { method: 'wechat', amount: '200.00' });
    expect(cents(scan.fee!)).toBe(cents(scan.payAmount) / 100n);
    expect(cents(scan.credit!) + cents(scan.fee!)).toBe(cents(scan.payAmount));
  });

  it('shows no payee that could be real', async () => {
    const payees = await Promise.all(
      ['bank', 'usdt-trc20', 'usdt-erc20', 'alipay', ...WALLETS].map(async (method) => {
        const { token } = await newcomer();
        return (await create(token, { method, amount: '300.00', payerName: '测试' })).data;
      }),
    );
    const [bank, tron, ether, scan, ...wallets] = payees;
    const account = bank!.payee.find(({ label }) => label === '收款账号')!.value;
    expect(account.replaceAll(/[\s-]/g, '')).not.toMatch(/^\d+$/);
    expect(bank!.payee.map(({ value }) => value).join()).toContain('模拟');
    expect(tron!.address).toHaveLength(34);
    expect(tron!.address).not.toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    expect(ether!.address).toHaveLength(42);
    expect(ether!.address).not.toMatch(/^0x[\da-f]{40}$/i);
    expect(scan!.address).toBeNull();
    expect(bank!.qr).toBeNull();
    for (const { address, payee } of wallets) {
      expect(address).toBeNull();
      // A wallet's address has letters and digits only.
      expect(payee.find(({ label }) => label === '收款钱包')!.value).toMatch(/^[A-Z]+MONI-\d{4}-\d{4}-[\dA-F]{2}$/);
    }
    for (const { qr } of [tron!, ether!, scan!, ...wallets]) expect(qr).toMatch(/^模拟.*请勿付款$/);
  });

  it('rejects an invalid deposit', async () => {
    const { token } = await newcomer();
    expect(await create(token, SCAN, '')).toMatchObject({ status_code: 10_003 });
    expect(await create(token, SCAN, newKey(), OTHER_UUID)).toMatchObject({ status_code: 10_004 });
    expect(await create(token, { ...SCAN, method: 'gold' })).toMatchObject({ status_code: 10_003, data: { field: 'method' } });
    for (const amount of ['9.00', '10001.00', '100.50', '-100.00']) {
      expect(await create(token, { ...SCAN, amount })).toMatchObject({ status_code: 10_003, data: { field: 'amount' } });
    }
    expect(await create(token, { method: 'bank', amount: '500.00' })).toMatchObject({ status_code: 10_003, data: { field: 'payerName' } });
    expect(await open(token)).toEqual([]);
    const stranger = await newcomer();
    const { data: order } = await create(token, SCAN);
    expect(await paid(stranger.token, order.orderId)).toMatchObject({ status_code: 10_001 });
    expect(await paid(token, order.orderId, OTHER_UUID)).toMatchObject({ status_code: 10_004 });
    expect(await sendCall(sandbox.origin, depositStatusCall, { orderId: order.orderId }, { token: stranger.token })).toMatchObject({
      status_code: 10_001,
    });
    expect(await sendCall(sandbox.origin, depositOpenCall, {}, {})).toMatchObject({ status_code: 10_004 });
  });

  it('cancels only an unpaid order', async () => {
    const { token } = await newcomer();
    const cancel = async (orderId: string) => (await sendCall(sandbox.origin, depositCancelCall, { orderId }, { token })).data;
    const { data: first } = await create(token, SCAN);
    expect((await cancel(first.orderId)).state).toBe('cancelled');
    expect(await paid(token, first.orderId)).toMatchObject({ status_code: 10_001 });
    const { data: second } = await create(token, SCAN);
    await sandbox.control.deposit(second.orderId, 'hold');
    await paid(token, second.orderId);
    expect((await cancel(second.orderId)).state).toBe('confirming');
    expect((await sandbox.control.deposit(second.orderId, 'fail')).state).toBe('failed');
    expect(await balance(token)).toBe('10.00');
  });

  it('expires an unpaid order, and credits a late payment marked as late', async () => {
    const { token } = await newcomer();
    const { data: order } = await create(token, SCAN);
    await sandbox.control.clock({ advanceMs: 15 * 60_000 + 1000 });
    expect(await status(token, order.orderId)).toMatchObject({ state: 'expired', late: false });
    // It does not block another one any more.
    const { data: next } = await create(token, SCAN);
    expect(next.state).toBe('awaiting');
    expect((await paid(token, order.orderId)).data).toMatchObject({ state: 'confirming', late: true });
    expect((await open(token)).map(({ orderId }) => orderId)).toEqual([next.orderId, order.orderId]);
    expect(await decided(token, order.orderId)).toMatchObject({ state: 'credited', late: true });
    expect(await balance(token)).toBe((Number(order.credit) + 10).toFixed(2));
  });
});

it('credits once a payment by each method that was being confirmed when the sandbox was killed', async () => {
  let own = await startSandbox({ folder: 'temp' });
  sandbox = own;
  const orders = await Promise.all(
    METHODS.map(async ({ method }) => {
      const { token, userName } = await newcomer();
      const { data: order } = await create(token, { method, amount: '500.00', payerName: '测试' });
      await paid(token, order.orderId);
      return { token, userName, method, order, credited: (Number(order.credit) + 10).toFixed(2) };
    }),
  );
  await own.kill();
  own = await own.restart();
  // One delay for all of them: the bank checks every payment.
  await passDelay(sandbox.control, BANK_MS);
  for (const { token, method, order, credited } of orders) {
    expect([method, (await status(token, order.orderId)).state, await balance(token)]).toEqual([method, 'credited', credited]);
  }
  await own.stop();
  own = await own.restart();
  for (const { token, userName, order, credited } of orders) {
    expect(await status(token, order.orderId)).toMatchObject({ state: 'credited' });
    expect(await own.control.deposits(userName)).toMatchObject([{ orderId: order.orderId, state: 'credited' }]);
    expect(await balance(token)).toBe(credited);
  }
  expect(await own.control.audit()).toMatchObject(SOUND_LEDGER);
  await own.stop();
  await own.forget();
}, 90_000);
