import { MODULES } from './app';
import { sweepShortLived } from './kernel/db/short-lived.store';
import { sweepKeys } from './kernel/http/idempotency-key';
import { repeat } from './kernel/jobs/job';
import type { Context } from './modules/context';
import type { SweepContext } from './modules/module';
import { MINUTE } from './kernel/clock/calendar';

/** Real ms between two rounds. */
const INTERVAL_MS = 10 * MINUTE;

/** Deletes rows that nothing needs: those named by the modules, expired values, keys of long ago. */
export async function sweep(context: SweepContext, now = Date.now()): Promise<void> {
  await sweepShortLived(context.db, now);
  await sweepKeys(context.db, now);
  for (const module of MODULES) await module.sweep?.(context, now);
}

/** Sweeps now and every ten minutes; the returned function stops it. */
export async function startSweep(context: Pick<Context, 'db' | 'clock' | 'log'>): Promise<() => Promise<void>> {
  await sweep(context);
  return repeat(context, INTERVAL_MS, () => sweep(context), 'sweeping failed');
}
