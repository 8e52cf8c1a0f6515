import { assert, constantFrom, array, integer, property, record } from '../../../support/property';
import { bestOf } from '@/lib/domain/betting/sport/compare/best.rules';
import type { LivePrice } from '@/lib/domain/betting/sport/price/match-summary.rules';
import type { HistoryPoint } from '@/lib/domain/betting/sport/trend/history.model';
import { changeText, chartText } from '@/lib/domain/betting/sport/trend/trend.copy';
import { BOX, chartOf, lineTrack, ticksOf, tickText } from '@/lib/domain/betting/sport/trend/trend.rules';
import { DAY, MINUTE } from '../../../support/time';

/** 2026-11-21 20:00 in UTC+8. */
const NOW = Date.UTC(2026, 10, 21, 12);

const point = (at: number, price: string | null): HistoryPoint => ({ at, price, state: price === null ? 'suspended' : 'open' });

describe('the chart', () => {
  test('does not exist for a price that was never available', () => {
    expect(chartOf([], 100)).toBeNull();
    expect(chartOf([point(0, null)], 100)).toBeNull();
  });

  test('shows each price until the next one as a step, and the latest until now', () => {
    const chart = chartOf([point(0, '1.80'), point(25, '2.00'), point(75, '1.90')], 100)!;
    expect(chart.path).toBe('M0 184H250V16H750V100H1000');
    expect(chart).toMatchObject({ high: '2.00', low: '1.80', highAt: 0.08, lowAt: 0.92, endsAt: 0.5, gaps: [] });
  });

  test('interrupts the line where there was no price, and joins adjacent gaps', () => {
    const chart = chartOf(
      [point(0, '1.80'), point(20, null), { ...point(30, null), state: 'locked' }, point(40, '2.00'), point(90, null)],
      100,
    )!;
    expect(chart.path).toBe('M0 184H200M400 16H900');
    expect(chart.gaps).toEqual([
      { from: 0.2, to: 0.4 },
      { from: 0.9, to: 1 },
    ]);
    expect(chart.endsAt).toBeNull();
  });

  test('shows a price that has not moved as a line through the middle', () => {
    expect(chartOf([point(0, '1.80')], 0)).toMatchObject({ path: 'M0 100H1000', highAt: 0.5, lowAt: 0.5, endsAt: 0.5 });
  });

  test('stays inside its box and runs only to the right, for any prices', () => {
    const points = array(
      record({ wait: integer({ min: 1, max: DAY }), price: constantFrom('1.01', '1.9', '1.90', '2.05', '99.00', null) }),
      { minLength: 1, maxLength: 60 },
    );
    assert(
      property(points, integer({ min: 0, max: DAY }), (pickedPoints, rest) => {
        let at = NOW;
        const chart = chartOf(
          pickedPoints.map(({ wait, price }) => point((at += wait), price)),
          at + rest,
        );
        if (!chart) return expect(pickedPoints.every(({ price }) => price === null)).toBe(true);
        const xs = [...chart.path.matchAll(/[MH](-?[\d.]+)/g)].map(([, x]) => Number(x));
        const ys = [...chart.path.matchAll(/(?:V| )(-?[\d.]+)/g)].map(([, y]) => Number(y));
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
        expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...xs)).toBeLessThanOrEqual(BOX.width);
        expect(Math.max(...ys)).toBeLessThanOrEqual(BOX.height);
        return undefined;
      }),
    );
  });
});

describe('times', () => {
  test('ticks are few round times of site time, and leave the right end to now', () => {
    assert(
      property(integer({ min: 1, max: 12 * DAY }), integer({ min: 0, max: DAY }), (span, shift) => {
        const end = NOW + shift;
        const ticks = ticksOf(end - span, end);
        expect(ticks.length).toBeLessThanOrEqual(4);
        for (const { at, part } of ticks) {
          expect(at % MINUTE).toBe(0);
          expect(part).toBeGreaterThanOrEqual(0.06);
          expect(part).toBeLessThanOrEqual(0.8);
        }
        const gaps = ticks.slice(1).map(({ part }, index) => part - ticks[index]!.part);
        expect(gaps.every((gap) => gap > 0.14)).toBe(true);
      }),
    );
  });

  test('ticks are hours within a day, and days over several', () => {
    expect(ticksOf(NOW - 100 * MINUTE, NOW).map(tickText)).toEqual(['18:30', '19:00', '19:30']);
    expect(ticksOf(NOW - 7 * DAY, NOW).map(tickText)).toEqual(['11-17', '11-19']);
  });
});

test('the row of lines fills the shown time, even when the first line was set earlier', () => {
  const lines = [
    { at: -50, line: '2.5' },
    { at: -10, line: '2.5/3' },
    { at: 60, line: '3' },
  ];
  expect(lineTrack(lines, 0, 100)).toEqual([
    { at: -10, line: '2.5/3', from: 0, to: 0.6 },
    { at: 60, line: '3', from: 0.6, to: 1 },
  ]);
  expect(lineTrack([{ at: 40, line: '2.5' }], 0, 100)).toEqual([{ at: 40, line: '2.5', from: 0, to: 1 }]);
});

test('describes a change by sign and word, and the chart in one sentence', () => {
  expect([1, 0, -1].map((change) => changeText(change as -1 | 0 | 1))).toEqual(['▲ 升', '持平', '▼ 降']);
  expect(chartText('红城 独赢 主', 'live', { first: '1.85', now: '1.92', high: '2.00', low: '1.80' })).toBe(
    '红城 独赢 主 赔率走势，滚球：开赛 1.85，现价 1.92，最高 2.00，最低 1.80',
  );
});

const live = (price: string | null, state: LivePrice['state'] = 'open'): LivePrice => ({ price, state, line: null, move: 0, movedAt: 0 });

test('marks the highest open price, all of a tie, and neither a single nor a closed one', () => {
  expect(bestOf([live('1.28'), live('1.30'), live('1.3')])).toEqual([false, true, true]);
  expect(bestOf([live('1.28'), null, live('9', 'suspended')])).toEqual([false, false, false]);
  expect(bestOf([live('1.28'), live('1.2', 'open'), live(null, 'locked')])).toEqual([true, false, false]);
});
