import { recentTimes, THREE_A_MINUTE, withinLimit } from '@/lib/kit/store/loop-guard.rules';
import { MINUTE } from '../../support/time';

describe('loop guard', () => {
  test('allows the same action at most three times in a minute', () => {
    const within = (times: number[], now: number) => withinLimit(times, now, THREE_A_MINUTE);
    expect(within([], 0)).toBe(true);
    expect(within([1000, 2000], 3000)).toBe(true);
    expect(within([1000, 2000, 3000], 4000)).toBe(false);
    expect(within([1000, 2000, 3000], 1000 + MINUTE)).toBe(true);
    expect(within([0, 1, 2], 59_999)).toBe(false);
    expect(within([0, 1, 2], 60_000)).toBe(true);
    expect(within([5000, 5001, 5002], 0)).toBe(false);
  });

  test('drops stored times that lie in the future after a wrong clock', () => {
    expect(recentTimes([5000, 99_000_000], 6000, THREE_A_MINUTE)).toEqual([5000]);
    expect(recentTimes([0, 1], MINUTE, THREE_A_MINUTE)).toEqual([1]);
  });
});
