import { depositCreateCall, depositPaidCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { coolingStartCall, limitSetCall, limitsCall } from '@pavilion/contract/calls/limit.calls';
import { mailListCall } from '@pavilion/contract/calls/mail.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { toMinor } from '@pavilion/number/money';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import * as fc from '../../support/property';
import { holdDecisions, passDelay } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { FULL_RUN } from '../../support/seed';
import { DAY, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

/** Longer than the bank's check for a late payment (real ms). */
const BANK_MS = 12_000;
const EXPIRY_MS = 16 * MINUTE;

let sandbox: Sandbox;
let keys = 0;
const headers = () => ({ 'idempotency-key': `deposit-limits-${(keys += 1)}` });
const member = () => sandbox.control.member({ uuid: TEST_UUID, balance: '0.00' });
const create = (token: string, amount = '100.00') =>
  sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount }, { token, headers: headers() });
const paid = (token: string, orderId: string) => sendCall(sandbox.origin, depositPaidCall, { orderId }, { token, headers: headers() });
const status = async (token: string, orderId: string) => (await sendCall(sandbox.origin, depositStatusCall, { orderId }, { token })).data;
const limitTo = (token: string, limit: string) =>
  sendCall(sandbox.origin, limitSetCall, { kind: 'deposit', period: 'day', limit }, { token });
const coolDown = (token: string) => sendCall(sandbox.origin, coolingStartCall, { term: 'day' }, { token });
const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token })).data.balance;
const usedToday = async (token: string) =>
  (await sendCall(sandbox.origin, limitsCall, {}, { token })).data.list.find(({ kind, period }) => kind === 'deposit' && period === 'day')!
    .used;
/** Makes an order and lets it expire. */
async function expired(token: string): Promise<string> {
  const { data } = await create(token);
  await sandbox.control.clock({ advanceMs: EXPIRY_MS });
  return data.orderId;
}

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await sandbox.control.reset();
  await holdDecisions(sandbox.control);
});

test('expired orders that are paid later do not bypass the own limit or a cooling-off: the money is returned with a message', async () => {
  const { token } = await member();
  await limitTo(token, '100.00');
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await expired(token));
  await coolDown(token);
  for (const orderId of orders) {
    const { data } = await paid(token, orderId);
    expect(data).toMatchObject({ state: 'confirming', late: true, reason: expect.stringContaining('冷静期') });
  }
  await passDelay(sandbox.control, BANK_MS);
  for (const orderId of orders) {
    expect(await status(token, orderId)).toMatchObject({ state: 'returned', reason: expect.stringContaining('冷静期') });
  }
  expect(await balance(token)).toBe('0.00');
  expect(await usedToday(token)).toBe('0.00');
  const mails = (await sendCall(sandbox.origin, mailListCall, {}, { token })).data.list;
  expect(mails[0]).toMatchObject({ title: '存款已退回，未入账', content: expect.stringContaining('冷静期') });
  const to = new Date(Date.parse(mails[0]!.time) + MINUTE).toISOString();
  const from = new Date(Date.parse(to) - DAY).toISOString();
  const records = await sendCall(sandbox.origin, transactionListCall, { types: ['deposit'], from, to, page: 1, size: 10 } as never, {
    token,
  });
  expect(records.data.list[0]).toMatchObject({ state: 'returned', result: 'failed', reason: expect.stringContaining('冷静期') });
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
});

test('expired orders that are paid later at once are credited up to the limit', async () => {
  const { token } = await member();
  await limitTo(token, '250.00');
  const orders = [];
  for (let count = 0; count < 5; count += 1) orders.push(await expired(token));
  const results = await Promise.all(orders.map((orderId) => paid(token, orderId)));
  expect(results.filter(({ data }) => data.reason === '')).toHaveLength(2);
  await passDelay(sandbox.control, BANK_MS);
  const states = await Promise.all(orders.map(async (orderId) => (await status(token, orderId)).state));
  expect(states.toSorted()).toEqual(['credited', 'credited', 'returned', 'returned', 'returned']);
  const credited = Number(await balance(token));
  expect(credited).toBeGreaterThan(198);
  expect(credited).toBeLessThanOrEqual(200);
  expect(Number(await usedToday(token))).toBe(credited);
});

test('an expired order that is paid later within the limit is credited as usual', async () => {
  const { token } = await member();
  await limitTo(token, '100.00');
  const orderId = await expired(token);
  await paid(token, orderId);
  await passDelay(sandbox.control, BANK_MS);
  expect(await status(token, orderId)).toMatchObject({ state: 'credited', late: true, reason: '' });
});

test('the limit also applies when the bank finds the payment of an order that the member did not report', async () => {
  const { token } = await member();
  await limitTo(token, '100.00');
  const orders = [await expired(token), await expired(token)];
  for (const orderId of orders) await sandbox.control.deposit(orderId, 'confirm');
  expect((await status(token, orders[0]!)).state).toBe('credited');
  expect(await status(token, orders[1]!)).toMatchObject({ state: 'returned', reason: expect.stringContaining('今日还可存 0.') });
});

test('the cents that identify payments do not add up to more than the limit, and whole amounts use it fully', async () => {
  const { token } = await member();
  await limitTo(token, '30.00');
  for (let count = 0; count < 3; count += 1) {
    const { data } = await create(token, '10.00');
    expect(Number(data.payAmount)).toBeLessThan(10);
    await paid(token, data.orderId);
    await passDelay(sandbox.control, BANK_MS);
    expect(await status(token, data.orderId)).toMatchObject({ state: 'credited', credit: data.payAmount });
  }
  expect(Number(await balance(token))).toBeLessThanOrEqual(30);
  expect(await usedToday(token)).toBe(await balance(token));
});

test('an order from before the limit is returned when its cents exceed the limit', async () => {
  const { token } = await member();
  const { data } = await create(token);
  expect(Number(data.payAmount)).toBeGreaterThan(100);
  await limitTo(token, '100.00');
  await paid(token, data.orderId);
  await passDelay(sandbox.control, BANK_MS);
  expect(await status(token, data.orderId)).toMatchObject({ state: 'returned' });
  expect(await balance(token)).toBe('0.00');
});

/** Steps of a member, the bank and time. */
const STEPS = ['create', 'create', 'expire', 'expire', 'pay', 'pay', 'bank', 'confirm', 'lower', 'cool', 'next day'] as const;

test('whatever a member, the bank and time do, no day credits more than its limit, and a pause credits nothing', async () => {
  const step = fc.tuple(fc.constantFrom(...STEPS), fc.nat(7));
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), async (steps) => {
    const { token } = await member();
    let limit = 200n * 100n;
    await limitTo(token, '200.00');
    const orders: string[] = [];
    let credited = 0n;
    const worldNow = async () => Date.parse((await sandbox.control.clock({})).worldTime);
    const dayOf = (at: number) => Math.floor((at + 8 * 3_600_000) / DAY);
    let today = dayOf(await worldNow());
    let coolsUntil = 0;
    const check = async (): Promise<void> => {
      const now = await worldNow();
      const list = await Promise.all(orders.map((orderId) => status(token, orderId)));
      const ofToday = list.filter(({ state, endTime }) => state === 'credited' && dayOf(Date.parse(endTime!)) === dayOf(now));
      const sum = ofToday.reduce((total, { credit }) => total + toMinor(credit!), 0n);
      if (dayOf(now) !== today) {
        today = dayOf(now);
        credited = 0n;
      }
      if (sum > credited) {
        expect(sum <= limit).toBe(true);
        // A margin for the calls themselves: time runs.
        expect(now >= coolsUntil - MINUTE).toBe(true);
      }
      credited = sum;
    };
    for (const [what, which] of steps) {
      const any = orders[which % Math.max(1, orders.length)];
      if (what === 'create') {
        const { status_code, data } = await create(token);
        if (status_code === 6000) orders.push(data.orderId);
      } else if (what === 'expire') await sandbox.control.clock({ advanceMs: EXPIRY_MS });
      else if (what === 'pay' && any) await paid(token, any);
      else if (what === 'bank') await sandbox.control.clock({ advanceRealMs: BANK_MS });
      else if (what === 'confirm' && any) await sandbox.control.deposit(any, 'confirm');
      else if (what === 'lower' && limit > 10_000n) {
        limit = 10_000n;
        await limitTo(token, '100.00');
      } else if (what === 'cool' && coolsUntil === 0) {
        if ((await coolDown(token)).status_code === 6000) coolsUntil = (await worldNow()) + DAY;
      } else if (what === 'next day') await sandbox.control.clock({ advanceMs: DAY });
      await check();
    }
  });
  await fc.assert(property, { numRuns: FULL_RUN ? 60 : 12 });
});
