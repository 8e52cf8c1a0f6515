import { resultChart, resultTotal } from '@/lib/domain/money/transaction/result.rules';
import type { DayResult } from '@/lib/domain/money/transaction/transaction.model';

const days = (...profits: readonly bigint[]): DayResult[] =>
  profits.map((profit, index) => ({ day: `2026-11-${10 + index}`, profit, stake: 100n, count: profit === 0n ? 0 : 1 }));

test('wins are above one zero line and losses below it, in proportion', () => {
  const { bars, zero, high, low } = resultChart(days(300n, 0n, -100n))!;
  expect([zero, high, low]).toEqual([0.75, 300n, -100n]);
  expect(bars.map(({ top, height }) => [top, height])).toEqual([
    [0, 0.75],
    [0.75, 0],
    [0.75, 0.25],
  ]);
});

test('a small result stays visible, and days without any make no chart', () => {
  expect(resultChart(days(1_000_000n, 1n))!.bars[1]!.height).toBe(0.02);
  expect(resultChart(days(0n, 0n))).toBeNull();
  expect(resultTotal(days(5n, -7n, 0n))).toEqual({ profit: -2n, stake: 300n, count: 2 });
});
