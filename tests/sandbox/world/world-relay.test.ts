import { DAY, MINUTE } from '../../support/time.ts';
import { FB, SATURDAY, worldAt } from '../../support/world.ts';

/** Checks the promise of contract §1, World speed, as seen from outside, at many moments. */
function promiseAt(world: ReturnType<typeof worldAt>, at: number): { ending: boolean; nearHalf: boolean } {
  world.set(at);
  let ending = false;
  let nearHalf = false;
  for (const match of world.live()) {
    const phase = world.state(match).phase;
    if (phase === 'second-half') ending ||= world.state(match, at + 6 * MINUTE).phase === 'ended';
    if (phase === 'first-half' && !nearHalf && world.state(match, at + 5 * MINUTE).phase === 'half-time') {
      nearHalf = world
        .markets(match, FB)
        .some((market) => market.period === 'first-half' && market.options.some((option) => option.price !== null));
    }
  }
  return { ending, nearHalf };
}

test.each(['pavilion', 'another'])(
  'always has a match about to end and one selling first-half markets just before half time (%s)',
  (seed) => {
    const world = worldAt(SATURDAY, { seed });
    const bad: string[] = [];
    // 97 s is prime to every period of the world, so that all of its moments are visited.
    for (let at = SATURDAY; at < SATURDAY + 2 * DAY; at += 97_000) {
      const { ending, nearHalf } = promiseAt(world, at);
      if (!ending || !nearHalf) bad.push(`${new Date(at).toISOString()} ending=${ending} nearHalf=${nearHalf}`);
    }
    expect(bad).toEqual([]);
  },
);

test('has both at every second, and in other years and seasons', () => {
  const world = worldAt(SATURDAY);
  for (const start of [Date.UTC(2027, 2, 28, 0, 59), Date.UTC(2030, 6, 1, 12), Date.UTC(2026, 11, 31, 23, 50)]) {
    for (let at = start; at < start + 16 * MINUTE; at += 2000) expect(promiseAt(world, at)).toEqual({ ending: true, nearHalf: true });
  }
});
