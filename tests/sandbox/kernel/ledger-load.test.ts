import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import { MEMBERS, faultsOf, operations, runAll } from '../../support/ledger-check';
import type { Attempt } from '../../support/ledger-check';
import { startLedger } from '../../support/ledger-process';
import type { LedgerProcess } from '../../support/ledger-process';
import { SCRATCH } from '../../support/scratch';

const ROUNDS = Number(process.env.LEDGER_ROUNDS ?? 2);
const OPS = Number(process.env.LEDGER_OPS ?? 150);
const SEED = Number(process.env.LEDGER_SEED ?? 20_261_121);
const WIDTH = 16;

async function prepare(ledger: LedgerProcess): Promise<void> {
  for (const [index, member] of MEMBERS.entries()) {
    const op = { member, bet: '', wallet: CENTRAL_WALLET, amount: '20000', payout: '0', key: 'welcome' };
    await ledger.run({ ...op, id: -10 - index, op: 'member' });
    await ledger.run({ ...op, id: -20 - index, op: 'grant' });
  }
}

/** Random load with a kill -9 in the middle of each round, every time opened again over the same data. */
async function underFire(start: (args: string[]) => Promise<LedgerProcess>): Promise<void> {
  const history: Attempt[] = [];
  let ledger = await start(['--reset']);
  await prepare(ledger);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ops = operations(OPS, SEED + round, round * OPS + 1);
    const running = runAll(ledger, ops, WIDTH);
    const victim = ledger;
    let acknowledged = 0;
    // The kill comes after an acknowledgement that the seed chose, not after a fixed time.
    const target = OPS / 4 + ((SEED * (round + 7)) % (OPS / 2));
    while (acknowledged < target) {
      await victim.run({ ...ops[acknowledged]!, id: 1_000_000 + round * OPS + acknowledged });
      acknowledged += 10;
    }
    await victim.kill();
    history.push(...(await running));
    ledger = await start([]);
    expect(faultsOf(await ledger.dump(), history)).toEqual([]);
  }
  const unknown = history.filter(({ response }) => response === null).map(({ op }) => op);
  expect(history.filter(({ response }) => response?.ok).length).toBeGreaterThan(OPS / 4);
  expect(unknown.length).toBeGreaterThan(0);
  // A caller without a result sends again: afterwards each operation happened once or was rejected for a reason.
  history.push(...(await runAll(ledger, unknown, WIDTH)));
  expect(
    faultsOf(
      await ledger.dump(),
      history.filter(({ response }) => response !== null),
    ),
  ).toEqual([]);
  await ledger.stop();
}

describe('the ledger under load and kill -9', () => {
  it('loses and doubles no entry and sums to zero', async () => {
    const folder = await mkdtemp(join(SCRATCH, 'ledger-'));
    try {
      await underFire((args) => startLedger({ SANDBOX_DIR: folder }, args));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 240_000);
});
