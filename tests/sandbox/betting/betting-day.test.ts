import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';
import { FULL_RUN, numberOf, TEST_SEED } from '../../support/seed';
import type { Audit } from '../../../sandbox/kernel/ledger/audit';
import { SOUND_LEDGER } from '../../support/control-client';

const run = promisify(execFile);

/** Bounds a hang: a whole day is about a hundred seconds of one core's work, and a busy machine takes longer. */
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

/** Number of bets in a short run; `npm run test:full` plays the whole day. */
const BETS = FULL_RUN ? 10_000 : 1250;

it(`settles ${BETS} bets of twelve hours at three venues exactly, and the ledger balances`, async () => {
  const { stdout } = await run(
    process.execPath,
    [...programArgs('tests/support/betting-day.ts'), String(BETS), String(numberOf(`${TEST_SEED} betting day`))],
    {
      cwd: process.cwd(),
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        ...(await ownDatabase()),
      },
    },
  );
  const day = JSON.parse(stdout) as Day;
  expect(day).toMatchObject({ taken: BETS, open: 0, wrong: [], balances: true, coins: true });
  expect(day.audit).toMatchObject({ ...SOUND_LEDGER, openBets: 0 });
  // The day covers everything that a book does: each has its share of the bets, the same in a short day as in a whole one.
  expect(Math.min(...day.venues)).toBeGreaterThan(0.2 * BETS);
  expect(Math.min(...day.sports)).toBeGreaterThan(0.1 * BETS);
  expect(day.inPlay).toBeGreaterThan(0.2 * BETS);
  expect(day.parlays).toBeGreaterThan(0.2 * BETS);
  expect(day.systems).toBeGreaterThan(0.05 * BETS);
  expect(day.cashOuts).toBeGreaterThan(0.01 * BETS);
  expect(day.partly).toBeGreaterThan(0.002 * BETS);
  expect(day.rejected).toBeGreaterThan(0.001 * BETS);
});
