import type { Call } from '@pavilion/contract/call';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { READS } from '../../../bin/conformance/calls/reads';
import type { Known } from '../../../bin/conformance/calls/plan';
import { gatherStatistics, writeLife } from '../../support/long-life';
import { PLATFORM_CALLS } from '../../support/platform-calls';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase } from '../../support/test-database';

jest.setTimeout(400_000);

/** A life of this size among so many other members, and the rows that one call may read. */
const LIFE = { days: 400, bets: 20_000, rounds: 20_000, deposits: 4_000, others: 3_000 };
const BOUND = 2_000;
/** The reading calls of a member, in the order in which later ones use the values of earlier ones. */
const NAMES = Object.keys(READS).filter((name) => PLATFORM_CALLS.some((call) => call.name === name && call.session !== 'none'));

let sandbox: SandboxProcess;
let token: string;
let memberId: string;
const reported = new Map<string, unknown>();

async function rowsOf(work: () => Promise<unknown>): Promise<{ rows: number; text: string }[]> {
  const port = /rows at (\d+)/.exec(sandbox.output())![1]!;
  const read = async () => (await fetch(`http://127.0.0.1:${port}`)).json() as Promise<{ rows: number; text: string }[]>;
  await read();
  await work();
  return read();
}

async function sendOne(call: Call): Promise<void> {
  const known: Known = { now: Date.now(), data: (name) => reported.get(name), match: null };
  const plan = READS[call.name]!(known);
  if ('skip' in plan) return;
  const response = await sendCall(sandbox.origin, call as Call<unknown, unknown>, 'request' in plan ? plan.request : plan.unknown, {
    token,
  });
  if ('request' in plan) expect({ call: call.name, code: response.status_code }).toEqual({ call: call.name, code: 6000 });
  reported.set(call.name, response.data);
}

beforeAll(async () => {
  const settings = await ownDatabase();
  const first = await startSandbox({ env: settings });
  const made = await first.control.member({ uuid: TEST_UUID, balance: '0.00' });
  token = made.token;
  memberId = (await sendCall(first.origin, memberInfoCall, { withLockMoney: 0 }, { token })).data.id;
  await first.stop();
  await writeLife(settings, { ...LIFE, memberId, until: Date.now() });
  // Counts the uncounted bets and rounds of the life before it serves.
  sandbox = await startSandbox({ env: settings, program: 'tests/support/counting-sandbox.ts', limitMs: 240_000 });
  await gatherStatistics(settings);
}, 360_000);
afterAll(() => sandbox?.stop());

it('stakes from before the sums are counted at the start: level, coins, turnover and results', async () => {
  await sendOne(PLATFORM_CALLS.find(({ name }) => name === 'vipInfo')!);
  // Each bet counts 20.00, each round 4.00 or 5.00.
  expect(reported.get('vipInfo')).toMatchObject({ level: 6, stake: '490000.00' });
});

it.each(NAMES)('%s reads a bounded number of rows for a member with a long history, among many members', async (name) => {
  const call = PLATFORM_CALLS.find((one) => one.name === name)!;
  const tries = [await rowsOf(() => sendOne(call)), await rowsOf(() => sendOne(call))];
  // Workers of the sandbox read now and then as well.
  const least = tries.toSorted((a, b) => sum(a) - sum(b))[0]!;
  const worst = least.toSorted((a, b) => b.rows - a.rows).slice(0, 2);
  expect({ rows: sum(least) <= BOUND || sum(least), worst: sum(least) <= BOUND ? [] : worst }).toEqual({ rows: true, worst: [] });
});

it.each([
  ['memberInfo', 1],
  ['limits', 4],
])('%s takes %d statements, the session’s included', async (name, count) => {
  const call = PLATFORM_CALLS.find((one) => one.name === name)!;
  const tries = [await rowsOf(() => sendOne(call)), await rowsOf(() => sendOne(call)), await rowsOf(() => sendOne(call))];
  const ofMember = tries.map(
    (statements) => statements.filter(({ text }) => /session_tokens|members|accounts|own_|deposits/.test(text)).length,
  );
  expect(Math.min(...ofMember)).toBe(count);
});

const sum = (statements: readonly { rows: number }[]) => statements.reduce((total, { rows }) => total + rows, 0);
