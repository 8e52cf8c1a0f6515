import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { drawnEngine, ENGINES } from '../support/engines';
import { programArgs } from '../support/programs';
import { FULL_RUN, numberOf, TEST_SEED } from '../support/seed';
import type { Audit } from '../../sandbox/ledger/audit';

const run = promisify(execFile);

/** Bounds a hang: a whole day is about a hundred seconds of one core's work, however long that takes on a busy machine. */
jest.setTimeout(1_200_000);

interface Day {
  audit: Audit;
  taken: number;
  wrong: string[];
  balances: boolean;
  coins: boolean;
  open: number;
  rejected: number;
  inPlay: number;
  parlays: number;
  systems: number;
  cashOuts: number;
  partly: number;
  venues: number[];
  sports: number[];
}

/** What the day is shown by; `npm run test:full` plays the whole of it. */
const BETS = FULL_RUN ? 10_000 : 1250;
/** In a full run PostgreSQL carries the whole day where there is one, and the embedded engine, slower by far, a part of it beside. */
const BESIDE = FULL_RUN ? BETS / 4 : BETS;
const days = drawnEngine('betting-day').map((engine) => ({
  engine,
  name: engine.name,
  bets: ENGINES.length > 1 && engine.name === 'PGlite' ? BESIDE : BETS,
}));

it.each(days)('settles $bets bets of twelve hours at three venues exactly, and the ledger balances ($name)', async ({ engine, bets }) => {
  const { stdout } = await run(
    process.execPath,
    [...programArgs('tests/support/betting-day.ts'), String(bets), String(numberOf(`${TEST_SEED} betting day`))],
    {
      cwd: process.cwd(),
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        SANDBOX_DIR: 'memory',
        ...(await engine.settings('betting_day')),
      },
    },
  );
  const day = JSON.parse(stdout) as Day;
  expect(day).toMatchObject({ taken: bets, open: 0, wrong: [], balances: true, coins: true });
  expect(day.audit).toMatchObject({ balanced: true, sum: '0.00', openBets: 0, negativeMembers: 0, chainIntact: true });
  // The day has seen everything that a book does: each its share of the bets, the same in a short day as in a whole one.
  expect(Math.min(...day.venues)).toBeGreaterThan(0.2 * bets);
  expect(Math.min(...day.sports)).toBeGreaterThan(0.1 * bets);
  expect(day.inPlay).toBeGreaterThan(0.2 * bets);
  expect(day.parlays).toBeGreaterThan(0.2 * bets);
  expect(day.systems).toBeGreaterThan(0.05 * bets);
  expect(day.cashOuts).toBeGreaterThan(0.01 * bets);
  expect(day.partly).toBeGreaterThan(0.002 * bets);
  expect(day.rejected).toBeGreaterThan(0.001 * bets);
});
