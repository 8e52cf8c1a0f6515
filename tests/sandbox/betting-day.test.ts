import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Audit } from '../../sandbox/ledger/audit';

const run = promisify(execFile);

/** About a hundred seconds of one core's work, however long that takes on a busy machine. */
jest.setTimeout(1_200_000);

interface Day {
  audit: Audit;
  taken: number;
  wrong: string[];
  balances: boolean;
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

const databaseUrl = process.env.DATABASE_URL_TEST;
const engines: [string, Record<string, string>][] = [['PGlite', {}], ...(databaseUrl ? [['PostgreSQL', { DATABASE_URL: databaseUrl }] as [string, Record<string, string>]] : [])];

it.each(engines)('twelve hours of world time settle ten thousand bets over three venues to the minor unit, and the ledger is clean (%s)', async (_name, where) => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tests/support/betting-day.ts'], {
    cwd: process.cwd(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...where },
  });
  const day = JSON.parse(stdout) as Day;
  expect(day).toMatchObject({ taken: 10_000, open: 0, wrong: [], balances: true });
  expect(day.audit).toMatchObject({ balanced: true, sum: '0.00', openBets: 0, negativeMembers: 0, chainIntact: true });
  // The day has seen everything that a book does.
  expect(Math.min(...day.venues)).toBeGreaterThan(2000);
  expect(Math.min(...day.sports)).toBeGreaterThan(1000);
  expect(day.inPlay).toBeGreaterThan(2000);
  expect(day.parlays).toBeGreaterThan(2000);
  expect(day.systems).toBeGreaterThan(500);
  expect(day.cashOuts).toBeGreaterThan(100);
  expect(day.partly).toBeGreaterThan(20);
  expect(day.rejected).toBeGreaterThan(10);
});
