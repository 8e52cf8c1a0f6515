import { statementCall } from '@pavilion/contract/calls/statement.calls';
import { walletListCall, walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import type { CallResponse } from '@pavilion/contract/call';
import { toMinor } from '@pavilion/number/money';
import { betOnAllSides, playOut } from '../../support/friend-client';
import { pickSteps, openAccounts, runStep } from '../../support/money-load';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import { numberOf, TEST_SEED } from '../../support/seed';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

type Page = CallResponse<typeof statementCall>;
type Row = Page['list'][number];

const MEMBERS = 3;
const STEPS = 90;
const NOW = Date.parse(TEST_NOON);
const isoTime = (at: number) => new Date(at).toISOString();
const WEEK = { from: isoTime(NOW - 7 * DAY), to: isoTime(NOW + DAY) };

let sandbox: Sandbox;

const page = (token: string, body: object = {}, uuid?: string) =>
  sendCall(sandbox.origin, statementCall, { ...WEEK, page: 1, size: 20, ...body }, { token, ...(uuid === undefined ? {} : { uuid }) });

/** All changes of a range, newest first, and its sums. */
async function whole(token: string, body: object, uuid?: string): Promise<{ rows: Row[]; sums: NonNullable<Page['sums']> }> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { data } = await page(token, { ...body, page: number, size: 7 }, uuid);
    rows.push(...data.list);
    if (!data.hasMore) return { rows, sums: data.sums! };
  }
}

const move = (token: string, from: string, to: string, amount: string, key: string) =>
  sendCall(sandbox.origin, walletTransferCall, { from, to, amount }, { token, headers: { 'idempotency-key': key } });

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await holdDecisions(sandbox.control);
  await sandbox.control.clock({ set: TEST_NOON });
});

test('every balance follows from the one before, and the sums are those of the rows, for random members', async () => {
  const accounts = await openAccounts(sandbox, MEMBERS);
  const steps = pickSteps(STEPS, numberOf(`${TEST_SEED} statement`), MEMBERS);
  for (const [index, step] of steps.entries()) await runStep(sandbox, accounts, step, `statement-step-${index}`);
  const { worldTime } = await sandbox.control.clock({});
  const range = { from: isoTime(Date.parse(worldTime) - 20 * DAY), to: worldTime };
  for (const { token, uuid } of accounts) {
    const { rows, sums } = await whole(token, range, uuid);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const oldestFirst = rows.toReversed();
    let balance = toMinor(sums.opening);
    for (const row of oldestFirst) {
      balance += toMinor(row.amount);
      expect(toMinor(row.balance)).toBe(balance);
    }
    expect(balance).toBe(toMinor(sums.closing));
    const { balance: available } = (await sendCall(sandbox.origin, walletListCall, {}, { token, uuid })).data;
    expect(sums.closing).toBe(available);
    const sumOf = (sign: 1n | -1n) =>
      rows.reduce((sum, { amount }) => (toMinor(amount) * sign > 0n ? sum + toMinor(amount) * sign : sum), 0n);
    expect([toMinor(sums.income), toMinor(sums.expense)]).toEqual([sumOf(1n), sumOf(-1n)]);
    // The kinds share the changes out.
    const kinds = [...new Set(rows.map(({ kind }) => kind!))];
    const ofKinds = await Promise.all(kinds.map((kind) => whole(token, { ...range, kind }, uuid)));
    expect(ofKinds.flatMap(({ rows: ofKind }) => ofKind.map(({ id }) => id)).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    for (const one of ofKinds) expect(one.sums).toEqual(sums);
  }
});

test('a stake, its payout and a transfer have titles and the balance after each', async () => {
  const { token } = await sandbox.control.member({ balance: '1000.00', autoTransfer: false });
  await move(token, 'CENTER', 'FBTY', '40.00', 'statement-out');
  await move(token, 'FBTY', 'CENTER', '15.00', 'statement-back');
  const { list, sums } = (await page(token)).data;
  expect(list.map(({ kind, title, amount, balance }) => [kind, title, amount, balance])).toEqual([
    ['transfer', 'FB体育 → 中心钱包', '15.00', '975.00'],
    ['transfer', '中心钱包 → FB体育', '-40.00', '960.00'],
    ['bonus', '新会员赠送', '1000.00', '1000.00'],
  ]);
  expect(sums).toEqual({ opening: '0.00', income: '1015.00', expense: '40.00', closing: '975.00' });
});

test('a bet is named by its match when it is placed, and its payout when it ends', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '500.00' });
  await betOnAllSides(sandbox, token, 10);
  const placed = (await page(token, { kind: 'bet' })).data.list;
  expect(placed.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-10.00', '470.00'],
    ['-10.00', '480.00'],
    ['-10.00', '490.00'],
  ]);
  const { title } = placed[0]!;
  expect(title).toMatch(/^.+ vs .+$/);
  expect(new Set(placed.map(({ action }) => action))).toEqual(new Set(['投注']));
  await playOut(sandbox);
  // Its three sides are one match: one of them wins.
  const [payout, ...stakes] = (await page(token, { kind: 'bet', from: WEEK.from, to: isoTime(NOW + 10 * DAY) })).data.list;
  expect([payout!.title, payout!.action]).toEqual([title, '派彩']);
  expect(toMinor(payout!.balance)).toBe(toMinor('470.00') + toMinor(payout!.amount));
  expect(stakes).toEqual(placed);
});

test('a range without a change has the balance before it, a range that is too long is rejected, and members see only their own', async () => {
  const { token } = await sandbox.control.member({ balance: '88.00' });
  const later = { from: isoTime(NOW + 1), to: isoTime(NOW + DAY) };
  expect((await page(token, later)).data).toEqual({
    list: [],
    hasMore: false,
    sums: { opening: '88.00', income: '0.00', expense: '0.00', closing: '88.00' },
  });
  expect((await page(token, { from: isoTime(NOW - 32 * DAY), to: isoTime(NOW) })).status_code).toBe(10_003);
  const other = await sandbox.control.member({ balance: '5.00' });
  expect((await page(other.token)).data.list.map(({ amount }) => amount)).toEqual(['5.00']);
  expect((await page('')).status_code).not.toBe(6000);
});
