import { FB_LAUNCH } from '../parts/launch.mjs';
import { createPace } from '../parts/pace.mjs';
import { CALLED_SANDBOX, CALL_LIMIT, CALLS, createControl, databaseOf, gatherStatistics, makeCall, writeLife } from '../parts/platform.mjs';
import { costsOf, readIdle, readUse } from '../parts/process-use.mjs';
import { runRounds } from '../parts/rounds.mjs';
import { makeFolder, serveSandbox } from '../parts/serve.mjs';

/** Settled bets of a member, each with its transfers in the ledger. */
const BETS = [0, 1_000, 10_000, 100_000];
const DAYS = 400;
const DAY_MS = 86_400_000;
/** Calls of a series, which take more CPU time than the clock of processes is coarse. */
const REPEATS = 40;
/** Highest ratio to a member without bets, and the one that we want. */
const LIMIT = 2.5;
const GOAL = 1.5;

/** The last week, as a page of records requests it. */
const lately = () => ({ from: new Date(Date.now() - 7 * DAY_MS).toISOString(), to: new Date().toISOString(), page: 1, size: 10 });

const READS = {
  memberInfo: [CALLS.memberInfoCall, () => ({ withLockMoney: 1 })],
  vip: [CALLS.vipInfoCall, () => ({})],
  rebate: [CALLS.rebateListCall, () => ({})],
  transactions: [CALLS.transactionListCall, lately],
};

/** Opens a member's session at FB's venue; resolves to a function that reads the first page of settled bets. */
async function openRecords(origin, token) {
  const { apiUrl, token: session } = await makeCall(origin, CALLS.venueLaunchCall, FB_LAUNCH, token);
  return async () => {
    const period = { startTime: Date.now() - 7 * DAY_MS, endTime: Date.now(), timeType: 1 };
    const response = await fetch(`${apiUrl}/v1/order/new/bet/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', Authorization: session },
      body: JSON.stringify({ languageType: 'CMN', isSettled: true, ...period, current: 1, size: 20 }),
    });
    const { code, message } = await response.json();
    if (code !== 0) throw new Error(`FB's records: ${code} ${message}`);
  };
}

/** CPU of the sandbox and its database for one call of members with few and with many settled bets. */
export async function measureBets({ report, rounds, constant }) {
  const folder = makeFolder();
  const first = await serveSandbox(folder, CALLED_SANDBOX);
  const control = createControl(first.address);
  const members = [];
  for (const bets of BETS) {
    const member = await control.member({ balance: '1000.00' });
    const { id } = await makeCall(first.address, CALLS.memberInfoCall, { withLockMoney: 0 }, member.token);
    if (bets > 0) await writeLife(databaseOf(folder), { memberId: id, until: Date.now(), days: DAYS, bets, rounds: 1, deposits: 1 });
    members.push({ bets, token: member.token, pace: createPace(CALL_LIMIT) });
  }
  await gatherStatistics(databaseOf(folder));
  await first.stop();
  // Counts the new bets before it serves.
  const sandbox = await serveSandbox(folder, CALLED_SANDBOX);
  const sides = { constant, idle: () => readIdle(sandbox.pid) };
  await createControl(sandbox.address).clock({ mode: 'freeze' });
  for (const { bets, token, pace } of members) {
    const records = await openRecords(sandbox.address, token);
    const reads = Object.entries(READS).map(([name, [call, body]]) => [name, () => makeCall(sandbox.address, call, body(), token)]);
    const work = { ...Object.fromEntries(reads), records };
    for (const [name, once] of Object.entries(work)) {
      sides[`${name} ${bets}`] = async () => {
        await pace(REPEATS);
        const series = async () => {
          for (let sent = 0; sent < REPEATS; sent += 1) await once();
        };
        return readUse(sandbox.pid, series);
      };
    }
  }
  const { series, kept } = await runRounds({ rounds, sides, reference: 'constant' });
  for (const name of [...Object.keys(READS), 'records'])
    for (const bets of BETS) {
      const ours = costsOf(series[`${name} ${bets}`], series.idle, REPEATS);
      const row = { metric: 'bets', name: `${name}, ${bets.toLocaleString('en')} bets`, unit: 'ms', ours, kept, rounds };
      report.add(
        bets === 0 ? row : { ...row, base: costsOf(series[`${name} 0`], series.idle, REPEATS), baseName: 'none', goal: GOAL, limit: LIMIT },
      );
    }
  await sandbox.stop();
}
