import * as fc from '../../support/property';
import type { ValidStake } from '@/sandbox/modules/betting/stake/stake.model';
import type { TurnoverSource } from '@/sandbox/modules/money/turnover/turnover.rules';
import { allocateTurnover } from '../../support/stake-course';
import { siteDayOf } from '@/sandbox/kernel/clock/calendar';
import { feeOf, payAmountOf, stepDelayOf } from '@/sandbox/modules/money/withdraw/withdraw.rules';

const deposit = (amount: bigint, at: number, times = 1n): TurnoverSource => ({
  source: 'deposit',
  title: '存款',
  amount,
  required: amount * times,
  at,
});
const bet = (stake: bigint, placedAt: number, closedAt = placedAt + 10): ValidStake => ({ stake, placedAt, closedAt });

test('a stake frees the oldest deposit first, in proportion to what is still required', () => {
  const [first, second] = allocateTurnover([deposit(500n, 20), deposit(1_000n, 10, 3n)], [bet(1_500n, 30)]);
  expect(first).toMatchObject({ at: 10, required: 3_000n, done: 1_500n, locked: 500n });
  expect(second).toMatchObject({ at: 20, done: 0n, locked: 500n });
});

test('a bet placed before a deposit does not count for it, even when it is settled later', () => {
  const [only] = allocateTurnover([deposit(500n, 20)], [bet(500n, 19, 100)]);
  expect(only).toMatchObject({ done: 0n, locked: 500n });
});

test('for each source the share of game rounds is reported separately', () => {
  const round = { ...bet(700n, 30, 35), game: true };
  const all = allocateTurnover([deposit(1_000n, 10), deposit(500n, 20)], [bet(600n, 25), round]);
  expect(all.map(({ done, doneGames }) => [done, doneGames])).toEqual([
    [1_000n, 400n],
    [300n, 300n],
  ]);
});

test('a source that requires nothing locks nothing', () => {
  expect(allocateTurnover([deposit(8_800n, 0, 0n)], [])[0]).toMatchObject({ required: 0n, locked: 0n });
});

const sources = fc.array(
  fc.record({ amount: fc.bigInt(1n, 10_000_000n), times: fc.bigInt(0n, 5n), at: fc.integer({ min: 0, max: 1_000 }) }),
  { maxLength: 8 },
);
const stakes = fc.array(fc.record({ stake: fc.bigInt(0n, 10_000_000n), placedAt: fc.integer({ min: 0, max: 1_000 }) }), { maxLength: 12 });

test('no stake counts twice, no source more than it requires, and no more is locked than was paid in', () => {
  fc.assert(
    fc.property(sources, stakes, (picked, placed) => {
      const all = allocateTurnover(
        picked.map(({ amount, times, at }) => deposit(amount, at, times)),
        placed.map(({ stake, placedAt }) => bet(stake, placedAt)),
      );
      const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
      expect(sum(all.map(({ done }) => done)) <= sum(placed.map(({ stake }) => stake))).toBe(true);
      for (const { done, required, locked, amount } of all) {
        expect(done >= 0n && done <= required).toBe(true);
        expect(locked >= 0n && locked <= amount).toBe(true);
        expect(locked === 0n).toBe(done === required);
      }
    }),
  );
});

test('one more settled bet never locks more', () => {
  fc.assert(
    fc.property(sources, stakes, fc.bigInt(0n, 1_000_000n), (picked, placed, extra) => {
      const from = picked.map(({ amount, times, at }) => deposit(amount, at, times));
      const bets = placed.map(({ stake, placedAt }) => bet(stake, placedAt));
      const lockedBy = (list: ValidStake[]) => allocateTurnover(from, list).reduce((sum, { locked }) => sum + locked, 0n);
      expect(lockedBy([...bets, bet(extra, 1_001)]) <= lockedBy(bets)).toBe(true);
    }),
  );
});

test('the fee is one percent, truncated, once the free withdrawals of a day are used', () => {
  expect(feeOf(99_999n, 1)).toBe(0n);
  expect(feeOf(99_999n, 0)).toBe(999n);
});

test('a day begins at midnight of UTC+8', () => {
  expect(new Date(siteDayOf(Date.parse('2026-11-25T15:59:59.999Z'))).toISOString()).toBe('2026-11-24T16:00:00.000Z');
  expect(new Date(siteDayOf(Date.parse('2026-11-25T16:00:00.000Z'))).toISOString()).toBe('2026-11-25T16:00:00.000Z');
});

test('a payee in USDT gets the amount at the rate, never more', () => {
  expect(payAmountOf({ rate: null }, 12_345n)).toBe('123.45');
  expect(payAmountOf({ rate: 720n }, 50_000n)).toBe('69.44');
});

test('a review and a payout take 3 to 5 seconds each, the same for one order', () => {
  for (let id = 320_000_000_000_001n; id < 320_000_000_000_200n; id += 1n) {
    for (const step of ['review', 'payout'] as const) {
      const delay = stepDelayOf(id, step);
      expect(delay).toBe(stepDelayOf(id, step));
      expect(delay >= 3_000 && delay <= 5_000).toBe(true);
    }
  }
});
