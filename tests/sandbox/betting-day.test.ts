import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownSchema } from '../support/own-schema';
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

/** What the day is shown by. */
const BETS = 10_000;
const databaseUrl = process.env.DATABASE_URL_TEST;
/** Where there is a PostgreSQL it carries the whole day, and the embedded engine, slower by far, a quarter of it beside. */
const engines: [number, string][] = databaseUrl
  ? [
      [BETS, 'PostgreSQL'],
      [BETS / 4, 'PGlite'],
    ]
  : [[BETS, 'PGlite']];

it.each(engines)(
  'twelve hours of world time settle %i bets over three venues to the minor unit, and the ledger is clean (%s)',
  async (bets, engine) => {
    const where = engine === 'PostgreSQL' ? ownSchema(databaseUrl!, 'betting_day') : {};
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tests/support/betting-day.ts', String(bets)], {
      cwd: process.cwd(),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...where },
    });
    const day = JSON.parse(stdout) as Day;
    expect(day).toMatchObject({ taken: bets, open: 0, wrong: [], balances: true });
    expect(day.audit).toMatchObject({ balanced: true, sum: '0.00', openBets: 0, negativeMembers: 0, chainIntact: true });
    // The day has seen everything that a book does.
    expect(Math.min(...day.venues)).toBeGreaterThan(0.2 * bets);
    expect(Math.min(...day.sports)).toBeGreaterThan(0.1 * bets);
    expect(day.inPlay).toBeGreaterThan(0.2 * bets);
    expect(day.parlays).toBeGreaterThan(0.2 * bets);
    expect(day.systems).toBeGreaterThan(0.05 * bets);
    expect(day.cashOuts).toBeGreaterThan(100);
    expect(day.partly).toBeGreaterThan(20);
    expect(day.rejected).toBeGreaterThan(10);
  },
);
