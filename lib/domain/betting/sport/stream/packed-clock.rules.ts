import type { PackedMatch } from '../pack.rules';

/** Place of the clock in a packed row. */
export const CLOCK = 10;
export type PackedClock = PackedMatch[typeof CLOCK];
type PackedTime = Exclude<PackedClock, 0>;

/** A running clock `elapsed` ms later; a clock at rest as it is. */
export function advanceClock(clock: PackedTime, elapsed: number): PackedTime {
  if (!clock[1]) return clock;
  const passed = Math.floor(Math.max(0, elapsed) / 1000);
  const [seconds, running, injury, down] = clock;
  return down ? [Math.max(0, seconds - passed), running, injury, down] : [seconds + passed, running, injury];
}
