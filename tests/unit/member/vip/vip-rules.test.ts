import { reasonText } from '@/lib/domain/member/vip/vip.copy';
import {
  daysTo,
  giftsOf,
  leftOf,
  progressPercent,
  rateText,
  rulesOf,
  shortStake,
  stakeChart,
  typedStake,
} from '@/lib/domain/member/vip/vip.rules';
import { aVip } from '../../../support/loyalty.builder';
import * as fc from '../../../support/property';
import { DAY } from '../../../support/time';

const NOW = Date.UTC(2026, 10, 21, 4);

test('the remaining amount and the progress never exceed the whole', () => {
  expect([leftOf({ done: 3n, need: 10n }), leftOf({ done: 12n, need: 10n })]).toEqual([7n, 0n]);
  expect([
    progressPercent({ done: 999n, need: 1000n }),
    progressPercent({ done: 5n, need: 5n }),
    progressPercent({ done: 0n, need: 0n }),
  ]).toEqual([99, 100, 100]);
});

test('the calculator shows the first day on which the stake is reached', () => {
  const next = { level: 2, by: 'total' as const, done: 124_000n, need: 500_000n, until: null };
  expect(daysTo(next, 100_000n, NOW)).toEqual({ days: 4, late: false });
  expect(daysTo(next, 1_000_000n, NOW)).toEqual({ days: 1, late: false });
  expect(daysTo(next, 1n, NOW)).toEqual({ days: null, late: false });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), fc.bigInt({ min: 1_000n, max: 5_000_000n }), (left, daily) => {
      const { days } = daysTo({ ...next, done: 0n, need: left }, daily, NOW);
      if (days === null) expect(left).toBeGreaterThan(daily * 3_650n);
      else {
        expect(daily * BigInt(days)).toBeGreaterThanOrEqual(left);
        expect(daily * BigInt(days - 1)).toBeLessThan(left);
      }
    }),
  );
});

test('a lost level that cannot be regained within its period is marked as late', () => {
  const next = { level: 2, by: 'period' as const, done: 0n, need: 100_000n, until: NOW + 10.5 * DAY };
  expect(daysTo(next, 10_000n, NOW)).toEqual({ days: 10, late: false });
  expect(daysTo(next, 9_999n, NOW)).toEqual({ days: 11, late: true });
  expect(daysTo(next, 1n, NOW)).toEqual({ days: null, late: true });
});

test('gifts are those of the next new level and of the month; unknown ones and none are left out', () => {
  expect(giftsOf(aVip())).toEqual([
    { kind: 'level', level: 2, amount: 1_600n },
    { kind: 'monthly', level: 1, amount: 5_000n },
  ]);
  const levels = aVip().levels!;
  // The first level with a coupon of the month is announced below it.
  expect(giftsOf(aVip({ level: 0, next: { ...aVip().next!, level: 1 } }))).toMatchObject([{ level: 1 }, { kind: 'monthly', level: 1 }]);
  // A level that comes back has had its gift.
  expect(giftsOf(aVip({ next: { ...aVip().next!, by: 'period' } })).map(({ kind }) => kind)).toEqual(['monthly']);
  expect(giftsOf(aVip({ level: 3, next: null })).map(({ kind }) => kind)).toEqual(['monthly']);
  expect(giftsOf(aVip({ levels: levels.map((one) => ({ ...one, gift: null, monthly: 0n })) }))).toEqual([]);
  expect([giftsOf(aVip({ levels: null })), giftsOf(aVip({ next: undefined })).length]).toEqual([[], 1]);
});

test('the bars of the days are parts of the largest one', () => {
  const day = (stake: bigint, index: number) => ({ day: `2026-11-0${index + 1}`, stake });
  const chart = stakeChart([0n, 50n, 200n].map(day));
  expect([chart.total, chart.best?.day, chart.bars.map(({ height }) => height)]).toEqual([250n, '2026-11-03', [0, 0.25, 1]]);
  expect(stakeChart([0n, 0n].map(day))).toMatchObject({ total: 0n, best: null, bars: [{ height: 0 }, { height: 0 }] });
  expect(stakeChart([])).toEqual({ total: 0n, best: null, bars: [] });
});

test('amounts and rates are abbreviated', () => {
  expect([0n, 100_000n, 500_000n, 2_000_000n, 1_500_000_00n, 1_250_000_00n, 1_234_567n, 2_500_000_00n].map(shortStake)).toEqual([
    '0',
    '1,000',
    '5,000',
    '2万',
    '150万',
    '125万',
    '12,345.67',
    '250万',
  ]);
  expect(shortStake(1_500_000_000n)).toBe('1,500万');
  expect(shortStake(1_500_000n)).toBe('1.5万');
  expect(['0.20', '0.35', '10.00', '0.00'].map(rateText)).toEqual(['0.2%', '0.35%', '10%', '0%']);
});

test('a typed stake is an amount above zero', () => {
  expect(['', '0', '0.00', '12.', '12.5', 'abc'].map(typedStake)).toEqual([null, null, null, 1_200n, 1_250n, null]);
});

test('the rules of a level are found by its number', () => {
  expect(rulesOf(aVip())?.level).toBe(1);
  expect(rulesOf(aVip({ level: 42 }))).toBeNull();
});

test('every change of a level has a text with its reason', () => {
  const text = (['joined', 'promoted', 'demoted', 'restored'] as const).map((reason) => reasonText(reason, '40', '200'));
  expect(text).toEqual(['注册时的等级', '累计有效投注达到 200', '90 天有效投注 40，未满 200', '保级期内有效投注达到 200，恢复等级']);
});
