import { createClock } from '../../../sandbox/kernel/clock/clock';
import { createPerSecond } from '../../../sandbox/kernel/clock/per-second';
import { createRealClock } from '../../../sandbox/kernel/clock/real-clock';

const BEGIN = Date.UTC(2026, 10, 21, 12);

let machine: number;
let computed: string[];
let reset: () => void;

function open(failures = 0) {
  machine = BEGIN;
  computed = [];
  let left = failures;
  const clock = createClock({ mode: 'run', worldAt: BEGIN, realAt: BEGIN, speed: 1 }, () => machine);
  const real = createRealClock(undefined, () => machine);
  const get = createPerSecond({ clock, real, onReset: (listener) => void (reset = listener) }, async (key) => {
    computed.push(key);
    await Promise.resolve();
    if (left > 0) {
      left -= 1;
      throw new Error('the database is away');
    }
    return `${key} ${computed.length}`;
  });
  return { clock, real, get };
}

it('a thousand callers of a second wait for one computation, each key for its own', async () => {
  const { get } = open();
  const callers = Array.from({ length: 1_000 }, () => get('this'));
  expect(new Set(await Promise.all(callers))).toEqual(new Set(['this 1']));
  machine += 999;
  expect([await get('this'), await get('last')]).toEqual(['this 1', 'last 2']);
  machine += 1;
  expect([await get('this'), await get('last')]).toEqual(['this 3', 'last 4']);
});

it('ends with a change of the world’s clock, with the clock of delays, and with a reset', async () => {
  const { clock, real, get } = open();
  await get('this');
  clock.apply({ mode: 'freeze' });
  expect(await get('this')).toBe('this 2');
  expect(await get('this')).toBe('this 2');
  real.apply({ advanceRealMs: 1_000 });
  expect(await get('this')).toBe('this 3');
  reset();
  expect(await get('this')).toBe('this 4');
});

it('a computation that began before a reset is not the value of after it', async () => {
  const { get } = open();
  const before = get('this');
  reset();
  expect([await before, await get('this')]).toEqual([expect.stringMatching(/^this/), 'this 2']);
  expect(computed).toEqual(['this', 'this']);
});

it('a failed computation reaches everyone who waited for it and is tried again by the next caller', async () => {
  const { get } = open(1);
  const waiting = await Promise.allSettled([get('this'), get('this')]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('this')).toBe('this 2');
});
