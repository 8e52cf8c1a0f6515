import { createWorld } from '../../sandbox/world/world.ts';
import type { ControlEvent, MatchState, World } from '../../sandbox/world/engine/world.model.ts';

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
function processorMs(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const ROWS = Array.from({ length: 2000 }, (_, at) => ({ id: `row-${at}`, at, prices: [at / 3, at / 7, at / 11], open: at % 2 === 0 }));

/** A fixed piece of everyday work. */
function reference(): void {
  for (let attempt = 0; attempt < 20; attempt += 1) JSON.parse(JSON.stringify(ROWS));
}

const ROUNDS = 7;

/**
 * Cost of work in multiples of a fixed piece of everyday work that is measured beside it: the middle of seven rounds, so that
 * neither a slow machine, a busy one, nor a collection of garbage in one of the rounds is a failure. `work` gets the number of its
 * round.
 */
export function costInReferences(work: (round: number) => void): number {
  reference();
  const ratios = Array.from({ length: ROUNDS }, (_, round) => processorMs(() => work(round)) / processorMs(reference));
  return ratios.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2]!;
}
