import { dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { depositCancelCall, depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import {
  coolingStartCall,
  exclusionEndCall,
  exclusionStartCall,
  limitCancelCall,
  limitConfirmCall,
  limitHistoryCall,
  limitSetCall,
  limitsCall,
  realityReportCall,
  realitySetCall,
} from '@pavilion/contract/calls/limit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, HOUR, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const DEPOSIT = { kind: 'deposit', period: 'day' } as const;

let sandbox: Sandbox;
let keys = 0;
const headers = () => ({ 'idempotency-key': `limit-key-${(keys += 1)}` });
const member = (wanted: object = {}) => sandbox.control.member({ uuid: TEST_UUID, balance: '1000.00', ...wanted });
const pass = (advanceMs: number) => sandbox.control.clock({ advanceMs });

const set = (token: string, limit: string | null, key: object = DEPOSIT) =>
  sendCall(sandbox.origin, limitSetCall, { ...key, limit }, { token });
const confirm = (token: string, limit: string | null) => sendCall(sandbox.origin, limitConfirmCall, { ...DEPOSIT, limit }, { token });
const limits = async (token: string) => (await sendCall(sandbox.origin, limitsCall, {}, { token })).data;
const depositLimit = async (token: string) =>
  (await limits(token)).list.find(({ kind, period }) => kind === 'deposit' && period === 'day')!;
const history = async (token: string) => (await sendCall(sandbox.origin, limitHistoryCall, { page: 1, size: 20 }, { token })).data.list;
const deposit = (token: string, amount: string) =>
  sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount }, { token, headers: headers() });
const cancel = (token: string, orderId: string) => sendCall(sandbox.origin, depositCancelCall, { orderId }, { token });
const transfer = (token: string, from: string, to: string) =>
  sendCall(sandbox.origin, walletTransferCall, { from, to, amount: '5.00' }, { token, headers: headers() });
const cool = (token: string, term: string) => sendCall(sandbox.origin, coolingStartCall, { term }, { token });
const exclude = (token: string, body: object) => sendCall(sandbox.origin, exclusionStartCall, { term: 'half-year', ...body }, { token });
const end = (token: string, step: string) => sendCall(sandbox.origin, exclusionEndCall, { step }, { token });

describe('a member’s own limits', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it('the first and a lower limit take effect at once, a higher one after 24 hours and a confirmation', async () => {
    const { token } = await member();
    expect((await set(token, '500.00')).status_code).toBe(6000);
    expect(await depositLimit(token)).toMatchObject({ limit: '500.00', used: '0.00', left: '500.00', pending: null });
    await set(token, '300.00');
    expect((await depositLimit(token)).limit).toBe('300.00');
    await set(token, '800.00');
    const requested = (await depositLimit(token)).pending!;
    expect([requested.limit, Date.parse(requested.readyTime) - Date.parse(requested.askedTime)]).toEqual(['800.00', DAY]);
    await pass(23 * HOUR);
    // A repeat of the same request does not restart the wait.
    await set(token, '800.00');
    expect((await depositLimit(token)).pending).toEqual(requested);
    expect(await confirm(token, '800.00')).toMatchObject({ status_code: 10_001, data: { readyTime: requested.readyTime } });
    await pass(HOUR);
    expect((await depositLimit(token)).limit).toBe('300.00');
    expect((await confirm(token, '900.00')).status_code).toBe(10_001);
    expect((await confirm(token, '800.00')).status_code).toBe(6000);
    expect((await confirm(token, '800.00')).status_code).toBe(6000);
    expect(await depositLimit(token)).toMatchObject({ limit: '800.00', pending: null });
    expect((await history(token)).map(({ from, to, state }) => [from, to, state])).toEqual([
      ['300.00', '800.00', 'in-force'],
      ['500.00', '300.00', 'in-force'],
      [null, '500.00', 'in-force'],
    ]);
  });

  it('an increase can be withdrawn at any time, and a removal waits like an increase', async () => {
    const { token } = await member();
    await set(token, '300.00');
    await set(token, null);
    expect((await depositLimit(token)).pending).toMatchObject({ limit: null });
    await pass(25 * HOUR);
    await sendCall(sandbox.origin, limitCancelCall, DEPOSIT, { token });
    expect(await depositLimit(token)).toMatchObject({ limit: '300.00', pending: null });
    expect((await confirm(token, null)).status_code).toBe(10_001);
    expect((await history(token))[0]).toMatchObject({ to: null, state: 'withdrawn', sinceTime: null });
    await set(token, null);
    await set(token, '200.00');
    expect(await depositLimit(token)).toMatchObject({ limit: '200.00', pending: null });
  });

  it('rejects a deposit above the remaining amount, including open orders, until the next day', async () => {
    const { token } = await member();
    await set(token, '500.00');
    const rejected = await deposit(token, '501.00');
    expect(rejected).toMatchObject({ status_code: 10_003, data: { field: 'amount' } });
    expect(rejected.message).toContain('每日存款限额，今日还可存 500.00 币');
    const { data: first } = await deposit(token, '300.00');
    // The cents by which the payment is known are taken off.
    expect(await depositLimit(token)).toMatchObject({ used: first.credit, left: expect.stringMatching(/^200\.(?!00)/) });
    await cancel(token, first.orderId);
    expect((await depositLimit(token)).left).toBe('500.00');
    const { data: second } = await deposit(token, '300.00');
    await sandbox.control.deposit(second.orderId, 'confirm');
    expect((await deposit(token, '201.00')).status_code).toBe(10_003);
    await pass(DAY);
    expect((await deposit(token, '500.00')).status_code).toBe(6000);
  });

  it('rejects invalid values, and another device', async () => {
    const { token } = await member();
    expect(await set(token, '0.00')).toMatchObject({ status_code: 10_003, data: { field: 'limit' } });
    expect(await set(token, '60', { kind: 'time', period: 'week' })).toMatchObject({ status_code: 10_003 });
    const stolen = { token, uuid: OTHER_UUID };
    expect((await sendCall(sandbox.origin, limitSetCall, { ...DEPOSIT, limit: '1.00' }, stolen)).status_code).toBe(10_004);
    expect((await sendCall(sandbox.origin, coolingStartCall, { term: 'month' }, stolen)).status_code).toBe(10_004);
    expect(await sendCall(sandbox.origin, realitySetCall, { minutes: 20 }, { token })).toMatchObject({ status_code: 10_003 });
  });

  it('shows and changes nobody else’s limits', async () => {
    const [{ token }, { token: other }] = [await member(), await member()];
    await set(token, '300.00');
    await cool(token, 'day');
    expect(await history(other)).toEqual([]);
    expect(await limits(other)).toMatchObject({ pause: null });
    expect((await depositLimit(other)).limit).toBeNull();
    expect((await confirm(other, '900.00')).status_code).toBe(10_001);
    expect((await deposit(other, '500.00')).status_code).toBe(6000);
  });

  it('a cooling-off closes deposits and the way into venues, but not the way out or withdrawals, and cannot be shortened', async () => {
    const { token } = await member({ wallets: { FBTY: '50.00' }, autoTransfer: false });
    expect((await cool(token, 'week')).data.pause).toMatchObject({ kind: 'cooling', readyTime: null });
    expect((await cool(token, 'day')).status_code).toBe(10_001);
    expect(await deposit(token, '100.00')).toMatchObject({ status_code: 10_001 });
    expect(await transfer(token, 'CENTER', 'FBTY')).toMatchObject({ status_code: 10_001, data: { why: 'pause' } });
    expect((await transfer(token, 'FBTY', 'CENTER')).status_code).toBe(6000);
    expect((await sendCall(sandbox.origin, withdrawInfoCall, {}, { token })).data.allowed).toBe(true);
    await pass(7 * DAY);
    expect((await limits(token)).pause).toBeNull();
    expect((await deposit(token, '100.00')).status_code).toBe(6000);
  });

  it('a self-exclusion needs a secret, rejects bonuses, and ends only after its end, 24 hours and a confirmation', async () => {
    const { token, password } = await member({ withdrawPassword: '246813', realName: '欧阳测试' });
    const claimable = async () => (await sendCall(sandbox.origin, dividendCheckCall, {}, { token })).data.list;
    const [bonus] = await claimable();
    expect(await exclude(token, {})).toMatchObject({ status_code: 10_003, data: { field: 'password' } });
    expect(await exclude(token, { pin: '111222' })).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
    expect((await exclude(token, { password })).data.pause).toMatchObject({ kind: 'exclusion' });
    expect(await claimable()).toEqual([]);
    const { list } = (await sendCall(sandbox.origin, dividendLeadCall, {}, { token })).data;
    const rejected = await sendCall(sandbox.origin, dividendReceiveCall, { id: bonus!.id }, { token, headers: headers() });
    expect([rejected.status_code, rejected.message]).toEqual([10_001, list.find(({ id }) => id === bonus!.id)!.reason]);
    expect((await deposit(token, '100.00')).status_code).toBe(10_001);
    expect((await cool(token, 'month')).status_code).toBe(10_001);
    expect((await end(token, 'ask')).status_code).toBe(10_001);
    await pass(190 * DAY);
    expect((await deposit(token, '100.00')).status_code).toBe(10_001);
    expect((await end(token, 'confirm')).status_code).toBe(10_001);
    expect((await end(token, 'ask')).data.pause!.readyTime).not.toBeNull();
    expect((await end(token, 'confirm')).status_code).toBe(10_001);
    await pass(DAY);
    expect((await end(token, 'keep')).data.pause!.readyTime).toBeNull();
    await end(token, 'ask');
    await pass(DAY);
    expect((await end(token, 'confirm')).data.pause).toBeNull();
    expect((await deposit(token, '100.00')).status_code).toBe(6000);
  });

  it('counts minutes between calls, and closes deposits until the next day when they are used up', async () => {
    const { token } = await member();
    const TIME = { kind: 'time', period: 'day' } as const;
    await set(token, '10', TIME);
    const used = async () => (await limits(token)).list.find(({ kind }) => kind === 'time')!.used;
    for (let step = 0; step < 2; step += 1) {
      await pass(4 * MINUTE);
      await used();
    }
    // The member was away.
    await pass(30 * MINUTE);
    expect(await used()).toBe('8');
    await cancel(token, (await deposit(token, '100.00')).data.orderId);
    await pass(2 * MINUTE);
    expect(await used()).toBe('10');
    const rejected = await deposit(token, '100.00');
    expect([rejected.status_code, rejected.message]).toEqual([10_001, expect.stringContaining('今日已达到您设置的 10 分钟')]);
    await pass(DAY);
    expect(await used()).toBe('0');
  });

  it('stores the interval of reality checks, returns it with the member, and reports the day', async () => {
    const { token } = await member();
    await sendCall(sandbox.origin, realitySetCall, { minutes: 15 }, { token });
    expect((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.flags.realityMinutes).toBe(15);
    await pass(3 * MINUTE);
    expect((await sendCall(sandbox.origin, realityReportCall, {}, { token })).data).toMatchObject({
      minutes: 3,
      stake: '0.00',
      payout: '0.00',
      result: '0.00',
      count: 0,
    });
    expect(await history(token)).toMatchObject([{ kind: 'reality', from: null, to: '15' }]);
  });

  it('responds to an injected fault like any call, and has made the change when only the response was lost', async () => {
    const { token } = await member();
    await sandbox.control.fault({ call: `POST ${limitSetCall.path}`, statusCode: 10_001, times: 1 });
    expect((await set(token, '300.00')).status_code).toBe(10_001);
    expect((await depositLimit(token)).limit).toBeNull();
    await sandbox.control.fault({ call: `POST ${limitSetCall.path}`, drop: 'after', times: 1 });
    await expect(set(token, '300.00')).rejects.toThrow();
    expect((await depositLimit(token)).limit).toBe('300.00');
  });
});
