import { depositCancelCall, depositCreateCall, depositPaidCall } from '@pavilion/contract/calls/deposit.calls';
import { walletListCall, walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { orderUrgeCall, resultByDayCall, transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { withdrawCancelCall, withdrawCreateCall, withdrawOpenCall } from '@pavilion/contract/calls/withdraw.calls';
import type { CallResponse } from '@pavilion/contract/call';
import { toMinor } from '@pavilion/number/money';
import { createBetClient } from '../../support/fb-bet-client';
import { startVenueHarness, type MemberSession, type VenueHarness } from '../../support/venue-harness';
import { EVENING } from '../../support/fake-world';
import { pickSteps, openAccounts, runStep } from '../../support/money-load';
import { roundsOf } from '../../support/money-load.rounds';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import { numberOf, TEST_SEED } from '../../support/seed';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

type Page = CallResponse<typeof transactionListCall>;
type Row = Page['list'][number];

const PIN = '246813';
const CARD = { kind: 'bank', number: '6200000000000005', bank: 'ICBC' };
const MEMBERS = 3;
const STEPS = 90;
const NOW = Date.parse(TEST_NOON);
const isoTime = (at: number) => new Date(at).toISOString();
const WEEK = { from: isoTime(NOW - 7 * DAY), to: isoTime(NOW + DAY) };

let sandbox: Sandbox;
let keys = 0;
const newKey = () => `record-key-${(keys += 1)}`;

const customer = (changes: object = {}) =>
  sandbox.control.member({
    uuid: TEST_UUID,
    balance: '1000.00',
    withdrawPassword: PIN,
    realName: '欧阳测试',
    payees: [CARD],
    autoTransfer: false,
    ...changes,
  });
const send = async <Q, A>(token: string, call: Parameters<typeof sendCall<Q, A>>[1], body: object) =>
  sendCall(sandbox.origin, call, body, { token, headers: { 'idempotency-key': newKey() } });
const list = (token: string, body: object = {}) =>
  sendCall(sandbox.origin, transactionListCall, { ...WEEK, page: 1, size: 20, ...body }, { token });

/** All rows of a member, page by page. */
async function allRows(token: string, body: object, uuid = TEST_UUID): Promise<{ rows: Row[]; totals: Page['totals'] }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await sendCall(sandbox.origin, transactionListCall, { ...body, page, size: 7 }, { token, uuid });
    rows.push(...data.list);
    if (!data.hasMore) return { rows, totals: data.totals };
  }
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + toMinor(amount), 0n);
const netOf = (totals: Page['totals']) => totals.reduce((sum, { income, expense }) => sum + toMinor(income) - toMinor(expense), 0n);
const depositOf = async (token: string, amount = '500.00') => (await send(token, depositCreateCall, { method: 'ecny', amount })).data;
async function withdrawOf(token: string, amount = '300.00') {
  const { data } = await sendCall(sandbox.origin, payeeListCall, {}, { token });
  return (await send(token, withdrawCreateCall, { payeeId: data.list[0]!.payeeId, amount, fee: '0.00', pin: PIN })).data;
}

describe('records', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(async () => {
    await holdDecisions(sandbox.control);
    await sandbox.control.clock({ set: TEST_NOON });
  });

  it('lists a deposit, a withdrawal, a transfer and a bonus once each, with their states', async () => {
    const { token } = await customer();
    const paid = await depositOf(token);
    await send(token, depositPaidCall, { orderId: paid.orderId });
    await sandbox.control.deposit(paid.orderId, 'confirm');
    const dropped = await depositOf(token, '200.00');
    await send(token, depositCancelCall, { orderId: dropped.orderId });
    await send(token, walletTransferCall, { from: 'CENTER', to: 'FBTY', amount: '40.00' });
    const order = await withdrawOf(token);
    const { list: rows, totals, hasMore } = (await list(token)).data;
    expect(rows.map(({ type, title, state, result, amount }) => [type, title, state, result, amount])).toEqual(
      expect.arrayContaining([
        ['withdraw', '取款至中国工商银行', 'reviewing', 'open', '-300.00'],
        ['transfer', '中心钱包 → FB体育', 'done', 'done', '-40.00'],
        ['deposit', '数字人民币存款', 'cancelled', 'failed', dropped.credit],
        ['deposit', '数字人民币存款', 'credited', 'done', paid.credit],
        ['bonus', '新会员赠送', 'done', 'done', '1000.00'],
      ]),
    );
    expect([rows.length, hasMore]).toEqual([5, false]);
    expect(rows.find(({ orderId }) => orderId === paid.orderId)!.steps.map(({ state }) => state)).toEqual([
      'awaiting',
      'confirming',
      'credited',
    ]);
    // Transactions in progress or without effect are not in the totals.
    expect(totals).toEqual([
      { type: 'deposit', count: 1, income: paid.credit, expense: '0.00' },
      { type: 'withdraw', count: 0, income: '0.00', expense: '0.00' },
      { type: 'transfer', count: 1, income: '0.00', expense: '40.00' },
      { type: 'bonus', count: 1, income: '1000.00', expense: '0.00' },
    ]);
    await sandbox.control.withdrawal(order.orderId, 'approve');
    await sandbox.control.withdrawal(order.orderId, 'fail');
    const [failed] = (await list(token, { types: ['withdraw'] })).data.list;
    expect(failed).toMatchObject({ state: 'failed', result: 'failed', urgeAfter: null });
    expect(failed!.reason).not.toBe('');
    expect((await list(token, { types: ['withdraw'] })).data.totals).toEqual([
      { type: 'withdraw', count: 0, income: '0.00', expense: '0.00' },
    ]);
  });

  it('the rows that count are exactly the ledger’s movements, for random members', async () => {
    const accounts = await openAccounts(sandbox, MEMBERS);
    const steps = pickSteps(STEPS, numberOf(`${TEST_SEED} records`), MEMBERS);
    for (const [index, step] of steps.entries()) await runStep(sandbox, accounts, step, `record-step-${index}`);
    const { worldTime } = await sandbox.control.clock({});
    const range = { from: isoTime(Date.parse(worldTime) - 20 * DAY), to: worldTime };
    let rowCount = 0;
    for (const { token, uuid } of accounts) {
      const options = { token, uuid };
      const { rows, totals } = await allRows(token, range, uuid);
      const { balance, lockMoney } = (await sendCall(sandbox.origin, walletListCall, {}, options)).data;
      const reserved = (await sendCall(sandbox.origin, withdrawOpenCall, {}, options)).data.list
        .filter(({ state }) => state === 'reviewing' || state === 'paying')
        .reduce((sum, { amount }) => sum + toMinor(amount), 0n);
      const counted = sumOf(rows.filter(({ result }) => result === 'done'));
      expect(counted).toBe(netOf(totals));
      // Rounds of games are in their own record, as bets are.
      const { profit } = await roundsOf(sandbox, { token, uuid }, Date.parse(range.from), Date.parse(worldTime) + 1);
      expect(counted + profit).toBe(toMinor(balance!) + toMinor(lockMoney!) + reserved);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.map(({ time }) => time)).toEqual(
        rows
          .map(({ time }) => time)
          .toSorted()
          .toReversed(),
      );
      rowCount += rows.length;
    }
    // The first money, and what each member's steps begin with: a withdrawal and a deposit.
    expect(rowCount).toBeGreaterThanOrEqual(3 * MEMBERS);
    // Balances are the sums of their entries.
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('pages without loss, filters by result, and returns the totals of the whole range on every page', async () => {
    const { token } = await customer();
    for (let index = 0; index < 9; index += 1) {
      await send(token, walletTransferCall, { from: 'CENTER', to: 'FBTY', amount: `${index + 1}.00` });
    }
    const first = (await list(token, { size: 4, types: ['transfer'] })).data;
    const last = (await list(token, { size: 4, page: 3, types: ['transfer'] })).data;
    expect([first.list.length, first.hasMore, last.list.length, last.hasMore]).toEqual([4, true, 1, false]);
    expect(last.totals).toEqual(first.totals);
    const { rows } = await allRows(token, { ...WEEK, types: ['transfer'] });
    expect(rows.map(({ amount }) => amount)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((coins) => `-${coins}.00`));
    expect((await list(token, { page: 2 })).data.list).toEqual([]);
    const open = (await list(token, { result: 'open', types: ['transfer'] })).data;
    expect(open).toEqual({ list: [], hasMore: false, totals: first.totals });
    expect((await list(token, { result: 'done', types: ['bonus'] })).data.list).toHaveLength(1);
  });

  it('returns 31 days within the last 90, and rejects more', async () => {
    const { token } = await customer();
    const codeOf = async (from: number, to: number) => (await list(token, { from: isoTime(from), to: isoTime(to) })).status_code;
    expect(await codeOf(NOW - 89 * DAY, NOW - 58 * DAY)).toBe(6000);
    expect(await codeOf(NOW - 32 * DAY, NOW)).toBe(10_003);
    expect(await codeOf(NOW - 92 * DAY, NOW - 91 * DAY)).toBe(10_003);
    expect(await codeOf(NOW, NOW - 1)).toBe(10_003);
    expect((await list(token, { from: isoTime(NOW + 1), to: isoTime(NOW + DAY) })).data.list).toEqual([]);
  });

  it('shows and urges only the member’s own orders', async () => {
    const { token } = await customer();
    const other = await sandbox.control.member({ uuid: TEST_UUID, balance: '5.00' });
    const order = await withdrawOf(token);
    expect((await list(other.token)).data.list.map(({ amount }) => amount)).toEqual(['5.00']);
    expect(await send(other.token, orderUrgeCall, { type: 'withdraw', orderId: order.orderId })).toMatchObject({ status_code: 10_001 });
    expect((await sendCall(sandbox.origin, transactionListCall, { ...WEEK, page: 1, size: 20 })).status_code).not.toBe(6000);
  });

  it('accepts 催单 of an order once in ten minutes', async () => {
    const { token } = await customer();
    const deposit = await depositOf(token);
    const urge = (type: string, orderId: string) => send(token, orderUrgeCall, { type, orderId });
    const urgeAfter = async () => (await list(token, { types: ['withdraw'] })).data.list[0]!.urgeAfter;
    // A deposit that awaits its payment waits for the member.
    expect((await urge('deposit', deposit.orderId)).status_code).toBe(10_001);
    await send(token, depositPaidCall, { orderId: deposit.orderId });
    expect((await urge('deposit', deposit.orderId)).data).toEqual({ urgeAfter: 600 });
    const order = await withdrawOf(token);
    expect(await urgeAfter()).toBe(0);
    expect((await urge('withdraw', order.orderId)).status_code).toBe(6000);
    expect(await urge('withdraw', order.orderId)).toMatchObject({
      status_code: 6501,
      message: '已催促，10 分钟后可再次催促',
      data: { retryAfter: expect.any(Number) },
    });
    expect(await urgeAfter()).toBeGreaterThan(590);
    await send(token, withdrawCancelCall, { orderId: order.orderId });
    expect(await urgeAfter()).toBeNull();
    expect((await urge('withdraw', order.orderId)).status_code).toBe(10_001);
  });

  it('can be urged again after ten minutes', async () => {
    const { token } = await customer();
    const { orderId } = await depositOf(token);
    await send(token, depositPaidCall, { orderId });
    await sandbox.control.deposit(orderId, 'hold');
    const urge = () => send(token, orderUrgeCall, { type: 'deposit', orderId });
    expect((await urge()).status_code).toBe(6000);
    await sandbox.control.clock({ advanceRealMs: 590_000 });
    expect((await urge()).status_code).toBe(6501);
    await sandbox.control.clock({ advanceRealMs: 11_000 });
    expect((await urge()).status_code).toBe(6000);
  });

  it('returns every day of the result, and reports an injected fault', async () => {
    const { token } = await customer();
    const { data } = await sendCall(sandbox.origin, resultByDayCall, { days: 7 }, { token });
    expect(data.list.map(({ day }) => day)).toEqual(['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`));
    expect(data.list.every(({ profit, count }) => profit === '0.00' && count === 0)).toBe(true);
    expect((await sendCall(sandbox.origin, resultByDayCall, { days: 32 }, { token })).status_code).toBe(10_003);
    await sandbox.control.fault({ call: 'POST /site/api/v1/finance/record/list', statusCode: 10_001, times: 1 });
    expect((await list(token)).status_code).toBe(10_001);
  });
});

describe('result by day', () => {
  let harness: VenueHarness;
  let session: MemberSession;
  let client: ReturnType<typeof createBetClient>;
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
    session = await harness.member('result', '100000');
  });
  afterAll(() => harness.stop());

  it('counts settled bets on the day of their settlement, and explains the balance together with the transactions', async () => {
    const result = async (count: number) =>
      (await harness.control({ do: 'result', memberId: session.memberId, count })) as {
        days: { day: string; profit: number; stake: number; count: number }[];
        others: number;
      };
    await client.fresh();
    await client.single({ match: 2 });
    const { id } = await client.single({ match: 3 });
    const [price] = await client.prices(id);
    expect((await client.cashOut(id, 20, price!.amt)).code).toBe(0);
    expect((await result(1)).days[0]).toMatchObject({ profit: 0, count: 0 });
    await client.end(2, [3, 0]);
    await client.tick();
    const won = 9150 - 5000;
    expect((await result(1)).days).toEqual([{ day: '2026-11-20', profit: won, stake: 5000, count: 1 }]);
    await harness.control({ do: 'world', at: EVENING + DAY });
    await client.end(3, [0, 3]);
    await client.tick();
    const { days, others } = await result(2);
    expect(days.map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
    const { CENTER } = (await harness.control({ do: 'wallets', memberId: session.memberId })) as { CENTER: [number, number] };
    expect(others + days.reduce((sum, { profit }) => sum + profit, 0)).toBe(CENTER[0] + CENTER[1]);
  });
});
