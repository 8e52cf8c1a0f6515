import { setTimeout as sleep } from 'node:timers/promises';
import type { Control } from './control-client';
import { FULL_RUN } from './seed';

/** Keeps bets in play and payments undecided until `passDelay`; in a full run the platform decides by itself, in its own time. */
export async function holdDecisions(control: Control): Promise<void> {
  if (!FULL_RUN) await control.clock({ decisions: 'hold' });
}

/** Lets so many ms of the platform's own delays pass: at once, in a full run for real. */
export async function passDelay(control: Control, ms: number): Promise<void> {
  if (FULL_RUN) await sleep(ms);
  else await control.clock({ advanceRealMs: ms });
}
