import {
  compareStandings,
  madeUpStandings,
  multipleOf,
  multipleText,
  PEAK_REWARDS,
  rewardAt,
  rewardsOf,
  weekName,
  weekStart,
  type Standing,
} from '../../../sandbox/modules/rewards/leaderboard/leaderboard.rules';
import { PEAK_PLAYERS } from '../../../sandbox/modules/rewards/leaderboard/leaderboard.copy';
import { WEEK } from '../../../sandbox/kernel/clock/calendar';
import * as fc from '../../support/property';

const MONDAY = '2026-11-16';
const END = weekStart(MONDAY) + WEEK;

describe('the platform’s own players', () => {
  test('are the same whenever a finished week is viewed, and differ by secret and week', () => {
    const board = madeUpStandings('secret-1', MONDAY, END);
    expect(madeUpStandings('secret-1', MONDAY, END + 3 * WEEK)).toEqual(board);
    expect(board).toHaveLength(PEAK_PLAYERS.length);
    expect(madeUpStandings('secret-2', MONDAY, END)).not.toEqual(board);
    expect(madeUpStandings('secret-1', '2026-11-09', END)).not.toEqual(board);
    expect(madeUpStandings('secret-1', MONDAY, END, 3)).toEqual(board.slice(0, 3));
  });

  test('only climb within a week, and show nothing of the future', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: WEEK }), fc.integer({ min: 0, max: WEEK }), (secret, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((at) => madeUpStandings(secret, MONDAY, weekStart(MONDAY) + at));
        for (const { name, multiple, at } of early!) {
          expect(at).toBeLessThanOrEqual(weekStart(MONDAY) + Math.min(a, b));
          expect(multiple).toBeGreaterThanOrEqual(130n);
          expect(late!.find((later) => later.name === name)!.multiple).toBeGreaterThanOrEqual(multiple);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('have names that identify them as no persons', () => {
    expect(PEAK_PLAYERS.filter(({ name }) => !name.startsWith('模拟·'))).toEqual([]);
    expect(new Set(PEAK_PLAYERS.map(({ name }) => name)).size).toBe(PEAK_PLAYERS.length);
  });
});

const standing = fc.record({
  memberId: fc.option(fc.integer({ min: 1, max: 9 }).map(String)),
  name: fc.constant(''),
  level: fc.constant(0),
  multiple: fc.bigInt({ min: 100n, max: 104n }),
  at: fc.integer({ min: 0, max: 3 }),
});

test('standings have one order: higher multiple, then earlier settlement', () => {
  fc.assert(
    fc.property(fc.array(standing), (list: Standing[]) => {
      const sorted = list.toSorted(compareStandings);
      expect(list.toReversed().toSorted(compareStandings)).toEqual(sorted);
      sorted.slice(1).forEach((next, index) => {
        const before = sorted[index]!;
        expect(before.multiple > next.multiple || (before.multiple === next.multiple && before.at <= next.at)).toBe(true);
      });
    }),
  );
});

test('a multiple is the payout over the stake, rounded down', () => {
  expect(multipleText(multipleOf(1_999n, 1_000n))).toBe('1.99');
  expect(multipleText(multipleOf(20_050n, 1_000n))).toBe('20.05');
  expect(multipleText(multipleOf(3_333n, 3_000n))).toBe('1.11');
});

test('rewards follow the ranks among members: made-up players take none', () => {
  const order = [null, null, 'a', null, 'b', ...Array.from({ length: 10 }, (_, index) => `m${index}`)].map((memberId) => ({ memberId }));
  const rewards = [...rewardsOf(order)];
  expect(rewards.slice(0, 2)).toEqual([
    ['a', 28_800n],
    ['b', 18_800n],
  ]);
  expect(rewards).toHaveLength(10);
});

test('rewards are paid down to the tenth rank, and never more for a lower one', () => {
  const amounts = Array.from({ length: 12 }, (_, index) => rewardAt(index + 1));
  expect(amounts.slice(10)).toEqual([0n, 0n]);
  expect(amounts.toSorted((a, b) => (a > b ? -1 : 1))).toEqual(amounts);
  expect(PEAK_REWARDS.at(-1)!.to).toBe(10);
});

test('a week is named by its Monday in UTC+8', () => {
  expect(new Date(weekStart(MONDAY)).toISOString()).toBe('2026-11-15T16:00:00.000Z');
  expect(weekName(weekStart(MONDAY))).toBe(MONDAY);
});
