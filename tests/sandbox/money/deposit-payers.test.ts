import { depositCreateCall, depositOpenCall, depositPaidCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { METHODS } from '@/sandbox/modules/money/deposit/method.copy';
import type { TestMember } from '../../support/control-client';
import { sendCall } from '../../support/platform-client';
import { passDelay } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

const WALLETS = METHODS.filter(({ kind }) => kind === 'wallet').map(({ method }) => method);
const NAME = '王小明';
const PIN = '246813';
/** Longer than the bank's check for any payment (real ms). */
const BANK_MS = 10_000;
let sandbox: Sandbox;
let keys = 0;

const newKey = () => `payer-key-${(keys += 1)}`;
const own = ({ token, uuid }: TestMember) => ({ token, uuid });
const create = (member: TestMember, body: object, key = newKey()) =>
  sendCall(
    sandbox.origin,
    depositCreateCall,
    { amount: '300.00', method: 'bank', ...body },
    { ...own(member), headers: { 'idempotency-key': key } },
  );
const paid = (member: TestMember, orderId: string) =>
  sendCall(sandbox.origin, depositPaidCall, { orderId }, { ...own(member), headers: { 'idempotency-key': newKey() } });
const status = async (member: TestMember, orderId: string) =>
  (await sendCall(sandbox.origin, depositStatusCall, { orderId }, own(member))).data;
const openOrders = async (member: TestMember) => (await sendCall(sandbox.origin, depositOpenCall, {}, own(member))).data.list;
const methods = async (member: TestMember) => (await sendCall(sandbox.origin, depositMethodsCall, {}, own(member))).data.list;

const withWallet = (kind: string) =>
  sandbox.control.member({ withdrawPassword: PIN, realName: NAME, payees: [{ kind, number: 'wallet0012345678' }] });
async function walletOf(member: TestMember) {
  return (await sendCall(sandbox.origin, payeeListCall, {}, own(member))).data.list[0]!;
}

describe('payers of deposits', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it.each(WALLETS)('%s: paid from a bound wallet or from any, credited once', async (method) => {
    const member = await withWallet(method);
    const wallet = await walletOf(member);
    const key = newKey();
    const { data: order } = await create(member, { method, payeeId: wallet.payeeId }, key);
    expect(order).toMatchObject({ kind: 'wallet', state: 'awaiting', payer: wallet.masked, payUnit: 'CNY', rate: null });
    expect(JSON.stringify(order)).not.toContain('wallet0012345678');
    expect((await create(member, { method, payeeId: wallet.payeeId }, key)).data).toEqual(order);
    expect(await create(member, { method }, key)).toMatchObject({ status_code: 10_003 });
    await paid(member, order.orderId);
    await passDelay(sandbox.control, BANK_MS);
    expect(await status(member, order.orderId)).toMatchObject({ state: 'credited', payer: wallet.masked });
    expect((await methods(member)).find((one) => one.method === method)!.medianSeconds).toBeGreaterThan(0);
    expect((await create(member, { method })).data).toMatchObject({ state: 'awaiting', payer: null });
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('takes no wallet of another member, of another provider, in review, or deleted, and a repeat still returns its order', async () => {
    const [member, stranger] = [await withWallet('ebpay'), await withWallet('ebpay')];
    const [wallet, other] = [await walletOf(member), await walletOf(stranger)];
    const rejected = { status_code: 10_003, data: { field: 'payeeId' } };
    for (const payeeId of [other.payeeId, 'none', '999999999'])
      expect(await create(member, { method: 'ebpay', payeeId })).toMatchObject(rejected);
    for (const method of ['koipay', 'ecny', 'bank'])
      expect(await create(member, { method, payeeId: wallet.payeeId })).toMatchObject(rejected);
    await sandbox.control.payee(wallet.payeeId, 'reviewing');
    expect(await create(member, { method: 'ebpay', payeeId: wallet.payeeId })).toMatchObject(rejected);
    expect(await openOrders(member)).toEqual([]);
    await sandbox.control.payee(wallet.payeeId, 'active');
    const key = newKey();
    const { data: order } = await create(member, { method: 'ebpay', payeeId: wallet.payeeId }, key);
    await sendCall(sandbox.origin, payeeDeleteCall, { payeeId: wallet.payeeId, pin: PIN }, own(member));
    expect((await create(member, { method: 'ebpay', payeeId: wallet.payeeId }, key)).data).toEqual(order);
  });

  it('a verified member pays in the verified name: it is shown masked, and another one is rejected before there is an order', async () => {
    const member = await sandbox.control.member({ realName: NAME });
    const bank = (await methods(member)).find(({ method }) => method === 'bank');
    expect(bank).toMatchObject({ needsPayerName: true, verifiedPayer: '王**' });
    expect((await methods(member)).filter(({ verifiedPayer }) => verifiedPayer !== null)).toHaveLength(1);
    const rejection = await create(member, { payerName: '李四' });
    expect(rejection).toMatchObject({ status_code: 10_003, data: { field: 'payerName' } });
    expect(rejection.message).toContain('王**');
    expect(rejection.message).not.toContain(NAME);
    expect(await openOrders(member)).toEqual([]);
    const key = newKey();
    const { data: order } = await create(member, {}, key);
    expect(order).toMatchObject({ state: 'awaiting', payer: '王**' });
    for (const payerName of ['', NAME, '王 小明']) expect((await create(member, { payerName }, key)).data).toEqual(order);
    expect(await create(member, { payerName: '李四' }, key)).toMatchObject({ status_code: 10_003 });
  });

  it('a member who is not verified enters a name, which is not compared with anything', async () => {
    const member = await sandbox.control.member();
    expect((await methods(member)).every(({ verifiedPayer }) => verifiedPayer === null)).toBe(true);
    expect(await create(member, {})).toMatchObject({ status_code: 10_003, data: { field: 'payerName' } });
    expect((await create(member, { payerName: '李四' })).data).toMatchObject({ state: 'awaiting', payer: null });
  });

  it('a method under maintenance is listed with its end and rejected until it is opened again', async () => {
    const member = await sandbox.control.member();
    const openTime = '2027-03-06T18:00:00.000Z';
    await sandbox.control.depositMethod('koipay', { open: false, openTime });
    expect((await methods(member)).filter(({ open }) => !open)).toMatchObject([{ method: 'koipay', openTime }]);
    expect(await create(member, { method: 'koipay' })).toMatchObject({ status_code: 244_102 });
    await sandbox.control.depositMethod('koipay', { open: true });
    expect((await create(member, { method: 'koipay' })).data.state).toBe('awaiting');
    await expect(sandbox.control.depositMethod('gold', { open: false })).rejects.toThrow();
  });
});
