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
