import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';

const run = promisify(execFile);

async function migrated() {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    ...(await ownEmptyDatabase()),
  } as const;
  const { stdout } = await run(process.execPath, programArgs('tests/support/legs-migration.ts'), { cwd: process.cwd(), env });
  return JSON.parse(stdout) as { bets: Record<string, unknown>[]; legs: Record<string, unknown>[] };
}

it('bets from before the legs table keep stake and state, each with its one leg', async () => {
  const { bets, legs } = await migrated();
  const id = (n: number) => String(270_000_000_000_000 + n);
  expect(bets).toEqual([
    { id: id(1), size: 1, bet_count: 1, unit_stake: '1001', stake: '1001', state: 'accepted', outcome: null, payout: '0' },
    { id: id(2), size: 1, bet_count: 1, unit_stake: '5000', stake: '5000', state: 'pending', outcome: null, payout: '0' },
    { id: id(3), size: 1, bet_count: 1, unit_stake: '2000', stake: '2000', state: 'settled', outcome: 'won', payout: '3800' },
    { id: id(4), size: 1, bet_count: 1, unit_stake: '2000', stake: '2000', state: 'rejected', outcome: null, payout: '0' },
  ]);
  expect(legs).toEqual([
    {
      bet_id: id(1),
      place: 0,
      match_id: 'ev-1',
      period: 'full',
      line: -3,
      role: 'home',
      price: '1.83',
      in_play: false,
      home_at_bet: null,
      open: true,
      outcome: null,
      result: null,
    },
    {
      bet_id: id(2),
      place: 0,
      match_id: 'ev-2',
      period: 'first-half',
      line: null,
      role: 'draw',
      price: '3.4',
      in_play: true,
      home_at_bet: 1,
      open: false,
      outcome: null,
      result: null,
    },
    {
      bet_id: id(3),
      place: 0,
      match_id: 'ev-1',
      period: 'full',
      line: 10,
      role: 'over',
      price: '1.9',
      in_play: true,
      home_at_bet: 2,
      open: false,
      outcome: 'won',
      result: '2-1',
    },
    {
      bet_id: id(4),
      place: 0,
      match_id: 'ev-1',
      period: 'full',
      line: 10,
      role: 'over',
      price: '1.9',
      in_play: true,
      home_at_bet: 2,
      open: false,
      outcome: null,
      result: null,
    },
  ]);
});
