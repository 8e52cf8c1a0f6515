import * as z from '@pavilion/contract/schema';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** Called with a row that did not fit whole, and the schema that it did not fit. */
type RowListener = (call: string, schema: z.Schema, row: unknown) => void;

// Bundles of one process share the listeners.
const listeners = processSingleton('rows', () => ({
  row: null as RowListener | null,
  unknown: null as ((call: string) => void) | null,
}));

/** Reports rows that do not fit, or not whole, from now on, and kinds that the product does not know; one listener at a time. */
export function watchRows(next: RowListener | null, unknown: ((call: string) => void) | null = null): void {
  Object.assign(listeners(), { row: next, unknown });
}

/** Notes a kind of thing that the product does not know and shows under the venue's own words: `FBTY market kind`. */
export function noteUnknown(call: string): void {
  listeners().unknown?.(call);
}

/**
 * One row of a list, parsed by itself; null when it does not fit. Fields that nothing hangs on (`soft`) cost themselves alone.
 * `call` names the kind of row to an operator: `FBTY match`.
 */
export function readRow<T>(call: string, schema: z.Schema<T>, row: unknown): T | null {
  const before = z.replaced.count;
  const result = z.safeParse(schema, row);
  if (!result.success || z.replaced.count !== before) listeners().row?.(call, schema, row);
  return result.success ? result.data : null;
}
