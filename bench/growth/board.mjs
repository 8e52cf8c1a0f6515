import { Client } from 'pg';
import { createPace } from '../parts/pace.mjs';
import { CALLED_SANDBOX, CALL_LIMIT, CALLS, createControl, databaseOf, gatherStatistics, makeCall } from '../parts/platform.mjs';
import { costsOf, readIdle, readUse } from '../parts/process-use.mjs';
import { median, runRounds } from '../parts/rounds.mjs';
import { makeFolder, serveSandbox } from '../parts/serve.mjs';

/** Members with a win of the week. */
const MEMBERS = [100, 1_000, 10_000];
/** Highest ratios of a call's cost to that for the fewest members, and the one that we want. */
const LIMITS = { board: 20, mine: 60 };
const GOAL = 2;
/** World ms after which the board is read again. */
const BOARD_MS = 2_000;
/** Calls of a series. */
const REPEATS = 20;

const ADD_MEMBERS = `
  INSERT INTO members (id, user_name, password_hash, registered_at)
  SELECT 'board-' || n, 'board' || n, '-', $3 FROM generate_series($1::integer, $2::integer - 1) AS n`;
const ADD_WINS = `
  INSERT INTO peak_bests (week, member_id, stake, payout, at)
  SELECT $3, 'board-' || n, 2000, 2000 + 100 * (1 + n % 97), $4::bigint + n FROM generate_series($1::integer, $2::integer - 1) AS n`;

async function addWinners(settings, { from, to, week }) {
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    const at = Date.parse(`${week}T00:00:00Z`);
    await client.query(ADD_MEMBERS, [from, to, at]);
    await client.query(ADD_WINS, [from, to, week, at]);
  } finally {
    await client.end();
  }
  await gatherStatistics(settings);
}

/** CPU of the sandbox and its database for the week's board and for a member's own rank on it. */
export async function measureBoard({ report, rounds, constant }) {
  const folder = makeFolder();
  const sandbox = await serveSandbox(folder, CALLED_SANDBOX);
  const control = createControl(sandbox.address);
  const { token } = await control.member({ balance: '1000.00' });
  const pace = createPace(CALL_LIMIT);
  const read = (call) => () => makeCall(sandbox.address, call, { period: 'this' }, token);
  const once = { board: read(CALLS.peakBoardCall), mine: read(CALLS.peakMineCall) };
  const { week } = await once.board();
  await control.clock({ mode: 'freeze' });
  const measured = [];
  let from = 0;
  for (const members of MEMBERS) {
    await addWinners(databaseOf(folder), { from, to: members, week });
    from = members;
    // The board is read once a second of the world's clock.
    await control.clock({ advanceMs: BOARD_MS });
    const side = (work) => async () => {
      await pace(REPEATS);
      const series = async () => {
        for (let sent = 0; sent < REPEATS; sent += 1) await work();
      };
      return readUse(sandbox.pid, series);
    };
    const { players } = await once.board();
    if (players < members) throw new Error(`The board has ${players} players instead of ${members}`);
    measured.push({
      members,
      ...(await runRounds({
        rounds,
        sides: { constant, idle: () => readIdle(sandbox.pid), board: side(once.board), mine: side(once.mine) },
        reference: 'constant',
      })),
    });
  }
  for (const name of Object.keys(once)) {
    const costs = measured.map(({ series }) => costsOf(series[name], series.idle, REPEATS));
    const few = median(costs[0]);
    for (const [at, { members, kept }] of measured.entries()) {
      const row = {
        metric: 'members',
        name: `${name}, ${members.toLocaleString('en')} members`,
        unit: 'ms',
        ours: costs[at],
        kept,
        rounds,
      };
      report.add(at === 0 ? row : { ...row, base: costs[at].map(() => few), baseName: '100 members', goal: GOAL, limit: LIMITS[name] });
    }
  }
  await sandbox.stop();
}
