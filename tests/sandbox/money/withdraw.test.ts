import { depositCreateCall, depositPaidCall } from '@pavilion/contract/calls/deposit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { payeeAddCall, payeeDefaultCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { pinSetCall, realNameCall, realNameSetCall } from '@pavilion/contract/calls/security.calls';
import {
  withdrawCancelCall,
  withdrawCreateCall,
  withdrawInfoCall,
  withdrawOpenCall,
  withdrawStatusCall,
} from '@pavilion/contract/calls/withdraw.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions, passDelay } from '../../support/real-delay';
import { startSandbox, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
/** Longer than a review and a payout together (real ms). */
const PAYOUT_MS = 6_000;
const PIN = '246813';
const PASSWORD = 'Tester@2026';
/** Made-up numbers with a valid check digit. */
const CARD = '6200000000000005';
const OTHER_CARD = '6200000000000013';

let sandbox: Sandbox;
let keys = 0;
const newKey = () => `withdraw-key-${(keys += 1)}`;
const headersOf = (key: string): Record<string, string> => (key ? { 'idempotency-key': key } : {});

const newcomer = () => sandbox.control.member({ uuid: TEST_UUID, balance: '1000.00' });
/** A member who may withdraw to a bank card. */
const customer = (balance = '1000.00') =>
  sandbox.control.member({
    uuid: TEST_UUID,
    balance,
    withdrawPassword: PIN,
    realName: '欧阳测试',
    payees: [{ kind: 'bank', number: CARD, bank: 'ICBC' }],
  });

const info = async (token: string) => (await sendCall(sandbox.origin, withdrawInfoCall, {}, { token })).data;
const payees = async (token: string) => (await sendCall(sandbox.origin, payeeListCall, {}, { token })).data.list;
const add = (token: string, body: object, key = newKey(), uuid = TEST_UUID) =>
  sendCall(
    sandbox.origin,
    payeeAddCall,
    { kind: 'bank', number: CARD, bank: 'ICBC', pin: PIN, ...body },
    { token, uuid, headers: headersOf(key) },
  );
const status = async (token: string, orderId: string) => (await sendCall(sandbox.origin, withdrawStatusCall, { orderId }, { token })).data;
const open = async (token: string) => (await sendCall(sandbox.origin, withdrawOpenCall, {}, { token })).data.list;
const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance;
const cancel = (token: string, orderId: string, uuid = TEST_UUID) =>
  sendCall(sandbox.origin, withdrawCancelCall, { orderId }, { token, uuid, headers: headersOf(newKey()) });

async function create(token: string, body: object = {}, key = newKey(), uuid = TEST_UUID) {
  const [payee] = await payees(token);
  const input = { payeeId: payee?.payeeId ?? '520001', amount: '300.00', fee: '0.00', pin: PIN, ...body };
  return sendCall(sandbox.origin, withdrawCreateCall, input, { token, uuid, headers: headersOf(key) });
}

/** A withdrawal after review and payout. */
async function paidOut(token: string, orderId: string) {
  await passDelay(sandbox.control, PAYOUT_MS);
  await passDelay(sandbox.control, PAYOUT_MS);
  return status(token, orderId);
}

/** Pays a deposit into a member's wallet; returns the credited amount. */
async function depositFor(token: string): Promise<string> {
  const { data } = await sendCall(
    sandbox.origin,
    depositCreateCall,
    { method: 'ecny', amount: '500.00' },
    { token, headers: headersOf(newKey()) },
  );
  await sendCall(sandbox.origin, depositPaidCall, { orderId: data.orderId }, { token, headers: headersOf(newKey()) });
  await sandbox.control.deposit(data.orderId, 'confirm');
  return data.credit!;
}

describe('withdrawals', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => holdDecisions(sandbox.control));

  it('names the missing steps before an amount is requested', async () => {
    const { token } = await newcomer();
    expect(await info(token)).toMatchObject({
      balance: '1000.00',
      withdrawable: '1000.00',
      allowed: true,
      realName: 'none',
      hasPin: false,
      freeLeft: 3,
      feePercent: '1',
      turnover: [],
    });
    expect(await create(token)).toMatchObject({ status_code: 10_001, data: { step: 'realName' } });
    expect(await add(token, {})).toMatchObject({ status_code: 10_001, data: { step: 'realName' } });
  });

  it('reserves the amount, reviews, pays once, and measures the time', async () => {
    const { token, userName } = await customer();
    const { data: order } = await create(token);
    expect(order).toMatchObject({
      state: 'reviewing',
      kind: 'bank',
      payeeMasked: '6200 **** **** 0005',
      amount: '300.00',
      fee: '0.00',
      net: '300.00',
      payAmount: '300.00',
      payUnit: 'CNY',
      payTime: null,
      endTime: null,
    });
    expect(await balance(token)).toBe('700.00');
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
    expect(await create(token)).toMatchObject({ status_code: 10_001, data: { orderId: order.orderId } });
    expect((await sandbox.control.withdrawal(order.orderId, 'approve')).state).toBe('paying');
    expect((await cancel(token, order.orderId)).data.state).toBe('paying');
    expect(await paidOut(token, order.orderId)).toMatchObject({ state: 'paid', reason: '' });
    for (const outcome of ['pay', 'fail', 'reject'] as const) {
      expect((await sandbox.control.withdrawal(order.orderId, outcome)).state).toBe('paid');
    }
    expect(await balance(token)).toBe('700.00');
    expect(await sandbox.control.withdrawals(userName)).toMatchObject([{ orderId: order.orderId, state: 'paid', net: '300.00' }]);
    const { freeLeft, methods } = await info(token);
    expect(freeLeft).toBe(2);
    expect(methods.find(({ kind }) => kind === 'bank')!.medianSeconds).toBeGreaterThan(0);
    expect((await open(token)).map(({ orderId }) => orderId)).toEqual([order.orderId]);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it.each([
    ['rejected', ['reject'], '资料未通过核对'],
    ['failed', ['approve', 'fail'], '收款方未收到'],
  ] as const)('returns the money of a %s withdrawal once, with its reason', async (state, outcomes, reason) => {
    const { token } = await customer();
    const { data: order } = await create(token);
    for (const outcome of outcomes) await sandbox.control.withdrawal(order.orderId, outcome);
    expect(await status(token, order.orderId)).toMatchObject({ state, reason });
    expect((await sandbox.control.withdrawal(order.orderId, 'pay')).state).toBe(state);
    expect(await balance(token)).toBe('1000.00');
    expect((await info(token)).freeLeft).toBe(3);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('cancels in review, once, for any number of requests', async () => {
    const { token } = await customer();
    const { data: order } = await create(token);
    const results = await Promise.all(Array.from({ length: 4 }, () => cancel(token, order.orderId)));
    expect(new Set(results.map(({ data }) => data.state))).toEqual(new Set(['cancelled']));
    expect(await balance(token)).toBe('1000.00');
    expect((await create(token)).data.state).toBe('reviewing');
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('makes one withdrawal of many simultaneous requests', async () => {
    const { token } = await customer();
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => create(token, {}, `storm-${index % 4}-${token.slice(-8)}`)));
    const made = results.filter(({ status_code }) => status_code === 6000);
    expect(new Set(made.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await balance(token)).toBe('700.00');
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('returns the first withdrawal for a repeated key, and rejects the key for another one', async () => {
    const { token } = await customer();
    const key = newKey();
    const first = await create(token, {}, key);
    expect((await create(token, {}, key)).data).toEqual(first.data);
    expect(await create(token, { amount: '400.00' }, key)).toMatchObject({ status_code: 10_003, data: null });
    await sandbox.control.withdrawal(first.data.orderId, 'reject');
    // A late repeat begins nothing new.
    expect((await create(token, {}, key)).data).toMatchObject({ orderId: first.data.orderId, state: 'rejected' });
    expect(await balance(token)).toBe('1000.00');
  });

  it('rejects invalid withdrawals', async () => {
    const { token } = await customer('60000.00');
    expect(await create(token, {}, '')).toMatchObject({ status_code: 10_003 });
    expect(await create(token, {}, newKey(), OTHER_UUID)).toMatchObject({ status_code: 10_004 });
    for (const amount of ['99.99', '50000.01', '-100.00']) {
      expect(await create(token, { amount })).toMatchObject({ status_code: 10_003, data: { field: 'amount' } });
    }
    expect(await create(token, { payeeId: '1' })).toMatchObject({ status_code: 10_003, data: { field: 'payeeId' } });
    expect(await create(token, { fee: '3.00' })).toMatchObject({ status_code: 10_003, data: { field: 'fee' } });
    const [payee] = await payees(token);
    await sandbox.control.payee(payee!.payeeId, 'disabled');
    expect(await create(token)).toMatchObject({ status_code: 10_003, data: { field: 'payeeId' } });
    expect(await balance(token)).toBe('60000.00');
    const stopped = await sandbox.control.member({ uuid: TEST_UUID, flags: { canWithdraw: false }, withdrawPassword: PIN });
    expect(await create(stopped.token)).toMatchObject({ status_code: 10_001, message: '当前账号暂停取款，请联系客服' });
    const poor = await customer('200.00');
    expect(await create(poor.token)).toMatchObject({ status_code: 10_003, data: { field: 'amount' }, message: '最多可取 200.00 币' });
  });

  it('requires a fee after three withdrawals of a day', async () => {
    const { token } = await customer();
    for (let count = 0; count < 3; count += 1) {
      const { data } = await create(token, { amount: '100.00' });
      await sandbox.control.withdrawal(data.orderId, 'pay');
    }
    expect((await info(token)).freeLeft).toBe(0);
    expect(await create(token, { amount: '100.00' })).toMatchObject({ status_code: 10_003, data: { field: 'fee' } });
    const { data: order } = await create(token, { amount: '100.00', fee: '1.00' });
    expect(order).toMatchObject({ fee: '1.00', net: '99.00', payAmount: '99.00' });
    await sandbox.control.withdrawal(order.orderId, 'pay');
    expect(await balance(token)).toBe('600.00');
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
    await sandbox.control.clock({ advanceMs: 86_400_000 });
    expect((await info(token)).freeLeft).toBe(3);
  });

  it('locks a deposit until its turnover is done', async () => {
    const { token } = await customer('100.00');
    const credit = await depositFor(token);
    const { balance: all, withdrawable, turnover } = await info(token);
    expect(all).toBe((100 + Number(credit)).toFixed(2));
    expect(withdrawable).toBe('100.00');
    expect(turnover).toMatchObject([
      { source: 'deposit', title: '数字人民币存款', amount: credit, required: credit, done: '0.00', locked: credit },
    ]);
    expect(await create(token, { amount: '101.00' })).toMatchObject({ status_code: 10_003, message: '最多可取 100.00 币' });
    expect((await create(token, { amount: '100.00' })).data.state).toBe('reviewing');
  });

  it('pays USDT at the rate', async () => {
    const address = '0x52908400098527886e0f7030069857d2e4169ee7';
    const { token } = await sandbox.control.member({
      uuid: TEST_UUID,
      withdrawPassword: PIN,
      realName: '测试员',
      payees: [{ kind: 'erc20', number: address }],
    });
    expect((await create(token)).data).toMatchObject({
      kind: 'erc20',
      rate: '7.20',
      payUnit: 'USDT',
      payAmount: '41.66',
      payeeMasked: '0x52…169ee7',
    });
  });

  it('locks the PIN after five wrong ones, however many arrive at once', async () => {
    const { token } = await customer();
    expect(await create(token, { pin: '135791' })).toMatchObject({ status_code: 10_003, data: { field: 'pin', left: 4 } });
    const many = await Promise.all(Array.from({ length: 8 }, () => create(token, { pin: '135791' })));
    expect(many.filter(({ status_code }) => status_code === 10_003)).toHaveLength(3);
    const locked = await create(token);
    expect(locked.status_code).toBe(6501);
    expect((locked.data as unknown as { retryAfter: number }).retryAfter).toBeGreaterThan(800);
    expect(await balance(token)).toBe('1000.00');
    await sandbox.control.clock({ advanceRealMs: 900_000 });
    expect((await create(token)).data.state).toBe('reviewing');
  });

  it('neither shows nor changes anything of another member', async () => {
    const owner = await customer();
    const { data: order } = await create(owner.token);
    const [payee] = await payees(owner.token);
    const { token } = await customer();
    expect(await sendCall(sandbox.origin, withdrawStatusCall, { orderId: order.orderId }, { token })).toMatchObject({
      status_code: 10_001,
      data: null,
    });
    expect(await cancel(token, order.orderId)).toMatchObject({ status_code: 10_001 });
    expect(await cancel(owner.token, order.orderId, OTHER_UUID)).toMatchObject({ status_code: 10_004 });
    expect(await create(token, { payeeId: payee!.payeeId })).toMatchObject({ status_code: 10_003, data: { field: 'payeeId' } });
    expect(await sendCall(sandbox.origin, payeeDefaultCall, { payeeId: payee!.payeeId }, { token })).toMatchObject({ status_code: 10_001 });
    await sendCall(sandbox.origin, payeeDeleteCall, { payeeId: payee!.payeeId, pin: PIN }, { token });
    expect(await payees(owner.token)).toHaveLength(1);
    expect((await open(token)).length + (await payees(token)).filter(({ payeeId }) => payeeId === payee!.payeeId).length).toBe(0);
    for (const call of [withdrawInfoCall, withdrawOpenCall, payeeListCall, realNameCall]) {
      expect(await sendCall<object, unknown>(sandbox.origin, call, {}, {})).toMatchObject({ status_code: 10_004 });
    }
    expect((await status(owner.token, order.orderId)).state).toBe('reviewing');
  });

  it('sets a PIN with the login password, and changes it with the old one too', async () => {
    const { token } = await newcomer();
    const set = (body: object, uuid = TEST_UUID) =>
      sendCall(sandbox.origin, pinSetCall, { pin: PIN, password: PASSWORD, ...body }, { token, uuid });
    for (const pin of ['000000', '123456', '987654'])
      expect(await set({ pin })).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
    expect(await set({ password: 'Wrong@2026' })).toMatchObject({ status_code: 10_003, data: { field: 'password', left: 4 } });
    expect(await set({}, OTHER_UUID)).toMatchObject({ status_code: 10_004 });
    expect((await set({})).data).toEqual({ hasPin: true });
    expect((await info(token)).hasPin).toBe(true);
    expect(await set({ pin: '908172' })).toMatchObject({ status_code: 10_003, data: { field: 'oldPin' } });
    expect(await set({ pin: '908172', oldPin: '111222' })).toMatchObject({ status_code: 10_003, data: { field: 'oldPin', left: 4 } });
    expect(await set({ oldPin: PIN })).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
    expect((await set({ pin: '908172', oldPin: PIN })).data).toEqual({ hasPin: true });
  });

  it('verifies a real name once', async () => {
    const { token, userName } = await newcomer();
    const set = (realName: string) => sendCall(sandbox.origin, realNameSetCall, { realName }, { token });
    const read = async () => (await sendCall(sandbox.origin, realNameCall, {}, { token })).data;
    expect(await set('Abc')).toMatchObject({ status_code: 10_003, data: { field: 'realName' } });
    expect((await set('阿依努尔．买买提')).data).toMatchObject({ state: 'reviewing', masked: '阿**' });
    expect((await set('阿依努尔·买买提')).data.state).toBe('reviewing');
    expect(await set('王小明')).toMatchObject({ status_code: 10_001 });
    expect((await sandbox.control.realName(userName, 'reject')).state).toBe('rejected');
    expect(await read()).toMatchObject({ state: 'rejected', reason: '姓名与资料不符' });
    expect((await set('王小明')).data.state).toBe('reviewing');
    await passDelay(sandbox.control, PAYOUT_MS);
    expect(await read()).toMatchObject({ state: 'verified', masked: '王**', reason: '' });
    expect(await set('李小明')).toMatchObject({ status_code: 10_001 });
    expect((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data).toMatchObject({
      realName: '王**',
      realNameStatus: 2,
    });
  });

  it('stores payees in the verified name, masked, at most five of a kind', async () => {
    const { token } = await customer();
    const key = newKey();
    expect(await add(token, {})).toMatchObject({ status_code: 10_003, data: { field: 'number' }, message: '这个账号已经添加' });
    expect(await add(token, { number: '6200000000000006' })).toMatchObject({ status_code: 10_003, data: { field: 'number' } });
    expect(await add(token, { number: OTHER_CARD, bank: 'NONE' })).toMatchObject({ status_code: 10_003, data: { field: 'bank' } });
    expect(await add(token, { number: OTHER_CARD, bank: 'OTHER' })).toMatchObject({ status_code: 10_003, data: { field: 'branch' } });
    expect(await add(token, { number: OTHER_CARD, pin: '135791' })).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
    expect(await add(token, { number: OTHER_CARD }, '')).toMatchObject({ status_code: 10_003 });
    expect(await add(token, { number: OTHER_CARD }, newKey(), OTHER_UUID)).toMatchObject({ status_code: 10_004 });
    expect(await add(token, { kind: 'trc20', number: '0x52908400098527886e0f7030069857d2e4169ee7' })).toMatchObject({
      status_code: 10_003,
      message: '地址与所选协议不符',
    });
    const { data: second } = await add(token, { number: '6200 0000 0000 0013' }, key);
    expect(second).toMatchObject({ masked: '6200 **** **** 0013', name: '中国工商银行', isDefault: false, state: 'active' });
    expect((await add(token, { number: OTHER_CARD }, key)).data).toEqual(second);
    await sendCall(sandbox.origin, payeeDefaultCall, { payeeId: second.payeeId }, { token });
    expect((await payees(token)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const remove = (pin: string) => sendCall(sandbox.origin, payeeDeleteCall, { payeeId: second.payeeId, pin }, { token });
    expect(await remove('135791')).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
    const { data: order } = await create(token);
    expect(await remove(PIN)).toMatchObject({ status_code: 10_001, message: '有一笔取款正在转入这个账户，到账后再删除' });
    await sandbox.control.withdrawal(order.orderId, 'pay');
    expect((await remove(PIN)).data).toEqual({ payeeId: second.payeeId });
    expect((await remove(PIN)).data).toEqual({ payeeId: second.payeeId });
    expect(await payees(token)).toMatchObject([{ masked: '6200 **** **** 0005', isDefault: true }]);
    const wallets = await Promise.all(Array.from({ length: 7 }, (_, index) => add(token, { kind: 'ebpay', number: `wallet00${index}` })));
    expect(wallets.filter(({ status_code }) => status_code === 6000)).toHaveLength(5);
    const ofWallets = (await payees(token)).filter(({ kind }) => kind === 'ebpay');
    expect(ofWallets.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(JSON.stringify(await payees(token))).not.toContain(CARD);
  });
});

it('pays once a withdrawal that was in progress when the sandbox was killed', async () => {
  let own = await startSandbox({ folder: 'temp' });
  sandbox = own;
  const { token, userName } = await customer();
  const { data: order } = await create(token);
  await own.kill();
  own = await own.restart();
  sandbox = own;
  await own.control.withdrawal(order.orderId, 'approve');
  await own.kill();
  own = await own.restart();
  sandbox = own;
  expect((await paidOut(token, order.orderId)).state).toBe('paid');
  expect(await balance(token)).toBe('700.00');
  expect(await own.control.withdrawals(userName)).toMatchObject([{ orderId: order.orderId, state: 'paid' }]);
  expect(await own.control.audit()).toMatchObject(SOUND_LEDGER);
  await own.stop();
  await own.forget();
}, 90_000);
