import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownEmptyDatabase } from '../../support/test-database';
import { programArgs } from '../../support/programs';

const run = promisify(execFile);

it('bets and rounds from before the sums of stakes are counted once, by the rule of their time', async () => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...(await ownEmptyDatabase()) } as const;
  const { stdout } = await run(process.execPath, programArgs('tests/support/stakes-migration.ts'), { cwd: process.cwd(), env });
  expect(JSON.parse(stdout)).toEqual({
    counted: [6, 0],
    bets: ['2000', '1000', '50', '0', '0'].map((stake) => ({ valid_stake: stake })),
    legs: [{ member_id: 'm' }],
    // The bet at 1.20 counts for level and turnover; a day's rebate leaves it out.
    states: [{ stake: '3450', bet_stake: '3050' }],
    days: [
      { kind: 'football', stake: '2050', settled: '5', valid: '2', staked: '4701', paid: '6550' },
      { kind: 'game', stake: '400', settled: '1', valid: '1', staked: '500', paid: '900' },
    ],
    // The coins of the first bet were written before.
    coins: [
      { reference: '1', amount: '2', balance_after: '2' },
      { reference: '2', amount: '1', balance_after: '3' },
    ],
    bests: [{ stake: '2000', payout: '3800' }],
  });
});
