import { createWorld } from '../../sandbox/world/world.ts';
import type { ControlEvent, MatchState, World } from '../../sandbox/world/world.model.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A Saturday noon in Asia. */
export const SATURDAY = Date.UTC(2026, 10, 21, 4);

/** A world whose clock the test sets. */
export function worldAt(
  now: number,
  options: { seed?: string; control?: readonly ControlEvent[]; dataFolder?: string } = {},
): World & { set(at: number): void } {
  let time = now;
  const world = createWorld({
    seed: options.seed ?? 'pavilion',
    clock: { now: () => time },
    control: () => options.control ?? [],
    dataFolder: options.dataFolder,
  });
  return {
    ...world,
    set: (at) => {
      time = at;
    },
  };
}

/** Events of a kind so far, per side. */
export function tally(state: MatchState, type: 'goal' | 'yellow' | 'red' | 'corner'): [number, number] {
  const of = (side: 'home' | 'away') => state.incidents.filter((one) => one.type === type && one.side === side).length;
  return [of('home'), of('away')];
}

export const FB = { venue: 'FBTY', margin: 1.06, noise: 0.02 };

/** ms of processor time that work takes: another process on the same machine does not stretch it. */
export function processorMs(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const ROWS = Array.from({ length: 2000 }, (_, at) => ({ id: `row-${at}`, at, prices: [at / 3, at / 7, at / 11], open: at % 2 === 0 }));

/**
 * ms of processor time that a fixed piece of everyday work takes here and now: what a list may cost is told in multiples of it, so
 * that neither a slow machine nor a busy one is a failure.
 */
export function referenceMs(): number {
  const once = () => {
    for (let turn = 0; turn < 20; turn += 1) JSON.parse(JSON.stringify(ROWS));
  };
  once();
  return processorMs(once);
}
