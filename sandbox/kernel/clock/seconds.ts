import type { Clock, ClockState } from './clock';
import type { RealClock } from './real-clock';
import { SECOND } from './calendar';

/**
 * A number that increases when the second of the world's clock or of the clock of delays is over, and when a tester changes the
 * world's clock: what was computed under the previous number is out of date. In a world that stands still it increases once a second
 * too.
 */
export function createSeconds({ clock, real }: { clock: Pick<Clock, 'now' | 'state'>; real: Pick<RealClock, 'now'> }): () => number {
  let count = 0;
  let state: ClockState | null = null;
  let worldSecond = 0;
  let realSecond = 0;
  return () => {
    const present = clock.state();
    const [world, machine] = [clock.now(), real.now()].map((ms) => Math.floor(ms / SECOND)) as [number, number];
    if (present !== state || world !== worldSecond || machine !== realSecond) count += 1;
    [state, worldSecond, realSecond] = [present, world, machine];
    return count;
  };
}
