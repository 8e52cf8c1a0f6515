import { infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { payeeAddCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { pinSetCall } from '@pavilion/contract/calls/security.calls';
import { withdrawCreateCall, withdrawStatusCall } from '@pavilion/contract/calls/withdraw.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions, passDelay } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const PASSWORD = 'Tester@2026';
const PIN = '246813';
const PHONE = '(86)13700000001';
const CARD = '6200000000000005';
const NEW_CARD = '6200000000000013';
const THIRD_CARD = '6214830000000009';
const WAIT_MS = 6_000;

let sandbox: Sandbox;
let keys = 0;
const newKey = () => `step-up-key-${(keys += 1)}`;

const owner = (more: object = {}) =>
  sandbox.control.member({
    uuid: TEST_UUID,
    balance: '5000.00',
    withdrawPassword: PIN,
    realName: '欧阳测试',
    phone: PHONE,
    payees: [{ kind: 'bank', number: CARD, bank: 'ICBC' }],
    ...more,
  });
const payees = async (token: string) => (await sendCall(sandbox.origin, payeeListCall, {}, { token })).data.list;
const withdraw = (token: string, payeeId: string, pin = PIN, key = newKey()) =>
  sendCall(
    sandbox.origin,
    withdrawCreateCall,
    { payeeId, amount: '100.00', fee: '0.00', pin },
    { token, headers: { 'idempotency-key': key } },
  );
const add = (token: string, number: string) =>
  sendCall(
    sandbox.origin,
    payeeAddCall,
    { kind: 'bank', number, bank: 'ICBC', pin: PIN },
    { token, headers: { 'idempotency-key': newKey() } },
  );
const request = (token: string, more: object) =>
  sendCall(
    sandbox.origin,
    infoRequestCall,
    { requestKey: crypto.randomUUID(), note: '换了一张银行卡', pictureIds: [], password: PASSWORD, ...more } as never,
    { token },
  );
/** The card of the member with another number, approved. */
async function exchange(token: string, number = NEW_CARD): Promise<string> {
  const [card] = await payees(token);
  const { data } = await request(token, { kind: 'payee', value: number, payeeId: card!.payeeId, pin: PIN });
  await sandbox.control.infoRequest(data.requestId, 'approve');
  return (await payees(token))[0]!.payeeId;
}
const textsTo = async (phone: string) => (await sandbox.control.outbox()).filter(({ to }) => to === phone).map(({ text }) => text);

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await sandbox.control.reset();
  await holdDecisions(sandbox.control);
});

test('of thirty simultaneous withdrawals with the right PIN one succeeds, and none reports a wrong PIN', async () => {
  const { token } = await owner();
  const [card] = await payees(token);
  const results = await Promise.all(Array.from({ length: 30 }, () => withdraw(token, card!.payeeId)));
  expect(results.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
  expect(new Set(results.map(({ status_code }) => status_code))).toEqual(new Set([6000, 10_001]));
  expect(results.filter(({ message }) => message.includes('输错'))).toEqual([]);
});

test('of sixty simultaneous PINs five are checked, and then the right one is rejected too', async () => {
  const { token } = await owner();
  const [card] = await payees(token);
  const guesses = Array.from({ length: 60 }, (_, index) => withdraw(token, card!.payeeId, String(100_000 + index)));
  const results = await Promise.all(guesses);
  const left = results.filter(({ status_code }) => status_code === 10_003).map(({ data }) => (data as unknown as { left: number }).left);
  expect(left.toSorted()).toEqual([1, 2, 3, 4]);
  expect(results.filter(({ status_code }) => status_code === 6501)).toHaveLength(56);
  expect((await withdraw(token, card!.payeeId)).status_code).toBe(6501);
  expect((await request(token, { kind: 'payee', value: NEW_CARD, payeeId: card!.payeeId, pin: PIN })).status_code).toBe(6501);
});

test.each(['realName', 'payee'] as const)('a change of %s needs the PIN when one is set', async (kind) => {
  const { token } = await owner();
  const [card] = await payees(token);
  const input = kind === 'payee' ? { kind, value: NEW_CARD, payeeId: card!.payeeId } : { kind, value: '欧阳改名' };
  expect(await request(token, input)).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
  expect(await request(token, { ...input, pin: '135790' })).toMatchObject({ status_code: 10_003, data: { field: 'pin', left: 4 } });
  expect(await request(token, { ...input, pin: PIN, password: 'Wrong@2026' })).toMatchObject({ data: { field: 'password', left: 4 } });
  expect((await request(token, { ...input, pin: PIN })).status_code).toBe(6000);
});

test('a lost phone needs the PIN when one is set', async () => {
  const { token } = await owner();
  expect(await request(token, { kind: 'phone', value: '13700000002' })).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
});

test('a repeated request returns its current state, without the PIN', async () => {
  const { token } = await owner();
  const requestKey = crypto.randomUUID();
  const input = { requestKey, kind: 'realName', value: '欧阳改名' };
  const first = await request(token, { ...input, pin: PIN });
  expect((await request(token, input)).data).toEqual(first.data);
});

test('another number is another payee, the owner is informed by text message, and withdrawals to it wait for a day', async () => {
  const { token } = await owner();
  const [before] = await payees(token);
  const payeeId = await exchange(token);
  expect(payeeId).not.toBe(before!.payeeId);
  expect(await payees(token)).toHaveLength(1);
  expect((await textsTo(PHONE))[0]).toContain('6200 **** **** 0013');
  expect((await withdraw(token, before!.payeeId)).data).toMatchObject({ field: 'payeeId' });

  const { data } = await withdraw(token, payeeId);
  expect(data).toMatchObject({ state: 'reviewing', waitTime: expect.any(String) });
  const [card] = await payees(token);
  expect(data.waitTime).toBe(card!.readyTime);
  expect(Date.parse(data.waitTime!) - Date.parse(card!.createTime!)).toBe(DAY);
  const state = async () => {
    await passDelay(sandbox.control, WAIT_MS);
    return (await sendCall(sandbox.origin, withdrawStatusCall, { orderId: data.orderId }, { token })).data.state;
  };
  expect(await state()).toBe('reviewing');
  await sandbox.control.clock({ advanceMs: DAY - 60_000 });
  expect(await state()).toBe('reviewing');
  await sandbox.control.clock({ advanceMs: 120_000 });
  await state();
  expect(await state()).toBe('paid');
  expect((await withdraw(token, payeeId)).data).toMatchObject({ state: 'reviewing', waitTime: null });
});

test('a second number waits, the first of a new account does not, and the first of an older account does', async () => {
  const { token } = await owner();
  const second = await add(token, NEW_CARD);
  expect(second.data.readyTime).not.toBeNull();
  expect((await textsTo(PHONE))[0]).toContain('6200 **** **** 0013');
  const newcomer = await owner({ payees: [], phone: undefined });
  expect((await add(newcomer.token, CARD)).data.readyTime).toBeNull();
  const old = await owner({ payees: [], phone: undefined });
  await sandbox.control.clock({ advanceMs: DAY });
  expect((await add(old.token, CARD)).data.readyTime).not.toBeNull();
});

test('a block of a card is passed on to the number in its place, and to the card when it is bound again', async () => {
  const { token } = await owner();
  const [card] = await payees(token);
  await sandbox.control.payee(card!.payeeId, 'disabled');
  const payeeId = await exchange(token);
  expect(await payees(token)).toMatchObject([{ payeeId, state: 'disabled' }]);
  await sendCall(sandbox.origin, payeeDeleteCall, { payeeId, pin: PIN }, { token });
  for (const number of [CARD, NEW_CARD]) expect((await add(token, number)).data.state).toBe('disabled');
  expect((await add(token, THIRD_CARD)).data.state).toBe('active');
});

test('a card is not replaced while a withdrawal to it is in progress', async () => {
  const { token } = await owner();
  const [card] = await payees(token);
  const { data } = await request(token, { kind: 'payee', value: NEW_CARD, payeeId: card!.payeeId, pin: PIN });
  await withdraw(token, card!.payeeId);
  expect(await sandbox.control.infoRequest(data.requestId, 'approve')).toMatchObject({ state: 'rejected' });
  expect(await payees(token)).toMatchObject([{ payeeId: card!.payeeId }]);
});

test('of a simultaneous withdrawal and replacement of its card one is carried out, whichever comes first', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 14; round += 1) {
    const { token } = await owner({ phone: `(86)1370000${String(1000 + round)}` });
    const [card] = await payees(token);
    const { data } = await request(token, { kind: 'payee', value: NEW_CARD, payeeId: card!.payeeId, pin: PIN });
    // The PIN check takes its time before the payee is read.
    const approve = new Promise<void>((resolve) => setTimeout(resolve, round * 15)).then(() =>
      sandbox.control.infoRequest(data.requestId, 'approve'),
    );
    const [made, decided] = await Promise.all([withdraw(token, card!.payeeId), approve]);
    outcomes.push(`${made.status_code === 6000 ? 'made' : 'rejected'}, ${decided.state}`);
  }
  for (const outcome of outcomes) expect(['made, rejected', 'rejected, approved']).toContain(outcome);
});

test('setting or changing a PIN sends a text message, and of two simultaneous ones one is set', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, phone: PHONE });
  const set = (body: object) => sendCall(sandbox.origin, pinSetCall, { password: PASSWORD, ...body } as never, { token });
  const both = await Promise.all([set({ pin: '135792' }), set({ pin: '246813', oldPin: '000000' })]);
  expect(both.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
  expect((await textsTo(PHONE))[0]).toContain('已设置提款密码');
});
