import { bestOf } from '@/lib/domain/sport/best.rules';
import type { LivePrice } from '@/lib/domain/sport/face.rules';
import { trendOf } from '@/lib/domain/sport/trend.rules';

test('a price that has not moved has no way to draw', () => {
  expect(trendOf([], 100, 20, 0)).toBeNull();
  expect(trendOf([{ price: '1.83', at: 0 }], 100, 20, 50)).toBeNull();
});

test('each price stands until the next: steps over time, low to high over the height', () => {
  const trend = trendOf(
    [
      { price: '1.80', at: 0 },
      { price: '2.00', at: 25_000 },
      { price: '1.90', at: 75_000 },
    ],
    100,
    20,
    100_000,
  );
  expect(trend).toEqual({ path: 'M0 18H25V2H75V10H100', low: '1.80', high: '2.00', changes: 2, direction: 'up' });
});

const live = (price: string | null, state: LivePrice['state'] = 'open'): LivePrice => ({ price, state, line: null, move: 0, movedAt: 0 });

test('the highest open price is marked, ties all; one alone and shut ones never', () => {
  expect(bestOf([live('1.28'), live('1.30'), live('1.3')])).toEqual([false, true, true]);
  expect(bestOf([live('1.28'), null, live('9', 'suspended')])).toEqual([false, false, false]);
  expect(bestOf([live('1.28'), live('1.2', 'open'), live(null, 'locked')])).toEqual([true, false, false]);
});
