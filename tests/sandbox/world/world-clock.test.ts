import { changeClock, createClock, worldTimeAt } from '../../../sandbox/kernel/clock/clock.ts';

const running = { mode: 'run', worldAt: 1_000_000, realAt: 500, speed: 1 } as const;

describe('world clock', () => {
  test('runs with real time multiplied by its speed', () => {
    expect(worldTimeAt(running, 1500)).toBe(1_001_000);
    expect(worldTimeAt({ ...running, speed: 60 }, 1500)).toBe(1_060_000);
  });

  test('does not move when frozen', () => {
    expect(worldTimeAt({ ...running, mode: 'freeze' }, 9_000_000)).toBe(1_000_000);
  });

  test('does not jump when frozen, set, or run at another speed', () => {
    const frozen = changeClock(running, { mode: 'freeze' }, 2500);
    expect(worldTimeAt(frozen, 99_999)).toBe(1_002_000);
    const on = changeClock(frozen, { mode: 'run', advanceMs: 60_000, speed: 10 }, 10_000);
    expect(worldTimeAt(on, 10_000)).toBe(1_062_000);
    expect(worldTimeAt(on, 11_000)).toBe(1_072_000);
  });

  test('applies a set time before an advance', () => {
    expect(changeClock(running, { set: 7000, advanceMs: 5 }, 0).worldAt).toBe(7005);
  });

  test('shows the same time when restored from its stored state', () => {
    let real = 1000;
    const clock = createClock(running, () => real);
    const stored = clock.apply({ speed: 3 });
    real += 2000;
    expect(createClock(stored, () => real).now()).toBe(clock.now());
    expect(clock.state()).toEqual(stored);
  });
});
