import * as fc from '../../support/property';
import { localTime } from '../../../sandbox/kernel/clock/calendar.ts';
import { hash, poisson, randomOf, shuffled, unit, unitAt } from '../../../sandbox/world/engine/chance.ts';
import { memo } from '../../../sandbox/world/engine/memo.ts';
import { MINUTE } from '../../support/time.ts';

/** Days since Monday 3 January 2000. */
const dayOf = (text: string) => (Date.parse(text) - Date.UTC(2000, 0, 3)) / 86_400_000;

describe('random numbers', () => {
  test('never change, because stored bets depend on them', () => {
    expect(hash('pavilion')).toBe(674_522_292);
    const random = randomOf('pavilion');
    expect([random(), random()]).toEqual([0.0261472228448838, 0.04260880849324167]);
    expect(unitAt(7, 1)).toBe(0.1116803134791553);
  });

  test('are uniform: the mean is a half and each tenth holds a tenth', () => {
    const random = randomOf('even');
    const sources = { stream: () => random(), text: (i: number) => unit(`x${i}`), index: (i: number) => unitAt(hash('x'), i) };
    for (const source of Object.values(sources)) {
      const tenths = Array.from({ length: 10 }, () => 0);
      for (let i = 0; i < 20_000; i += 1) tenths[Math.floor(source(i) * 10)]! += 1;
      for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
    }
  });

  test('shuffling keeps every element and depends on its seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const once = shuffled(list, randomOf(seed));
        expect(once.toSorted()).toEqual(list.toSorted());
        expect(shuffled(list, randomOf(seed))).toEqual(once);
      }),
    );
  });

  test('Poisson counts have the given mean', () => {
    const random = randomOf('poisson');
    const counts = Array.from({ length: 20_000 }, () => poisson(1.7, random));
    expect(counts.reduce((a, b) => a + b, 0) / counts.length).toBeCloseTo(1.7, 1);
    expect(poisson(0, random)).toBe(0);
  });
});

test('a memo keeps the most recently used keys and computes the others again', () => {
  const computed: number[] = [];
  const square = memo(2, (n: number) => {
    computed.push(n);
    return n * n;
  });
  expect([1, 1, 2, 3, 2, 1].map(square)).toEqual([1, 1, 4, 9, 4, 1]);
  expect(computed).toEqual([1, 2, 3, 1]);
  // 1 was requested again before 4 came: 2 makes room.
  computed.length = 0;
  expect([2, 1, 4, 1, 2].map(square)).toEqual([4, 1, 16, 1, 4]);
  expect(computed).toEqual([4, 2]);
});

test('local kick-off times follow daylight saving time', () => {
  expect(localTime('Europe/London', dayOf('2026-11-21'), 15 * 60)).toBe(Date.parse('2026-11-21T15:00Z'));
  expect(localTime('Europe/London', dayOf('2026-07-04'), 15 * 60)).toBe(Date.parse('2026-07-04T14:00Z'));
  expect(localTime('Asia/Shanghai', dayOf('2026-11-21'), 19 * 60 + 35)).toBe(Date.parse('2026-11-21T11:35Z'));
  expect(localTime('America/New_York', dayOf('2026-11-21'), 22 * 60) - Date.parse('2026-11-22T02:00Z')).toBe(60 * MINUTE);
});
