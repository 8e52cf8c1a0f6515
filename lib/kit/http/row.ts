import * as z from '@pavilion/contract/schema';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** Called with a row that did not fit completely, and its schema. */
type RowListener = (call: string, schema: z.Schema, row: unknown) => void;

// Bundles of one process share the listeners.
const listeners = processSingleton('rows', () => ({
  row: null as RowListener | null,
  unknown: null as ((call: string) => void) | null,
}));

/**
 * Reports rows that do not fit, or not completely, from now on, and kinds that the product does not know; one listener at a time.
 */
export function watchRows(next: RowListener | null, unknown: ((call: string) => void) | null = null): void {
  Object.assign(listeners(), { row: next, unknown });
}

/** Reports a kind of thing that the product does not know and shows in the venue's own words: `FBTY market kind`. */
export function noteUnknown(call: string): void {
  listeners().unknown?.(call);
}

/**
 * One row of a list, parsed by itself; null when it does not fit. An optional field (`soft`) that does not fit costs only itself.
 * `call` names the kind of row to an operator: `FBTY match`.
 */
export function readRow<T>(call: string, schema: z.Schema<T>, row: unknown): T | null {
  const before = z.replaced.count;
  const result = z.safeParse(schema, row);
  if (!result.success || z.replaced.count !== before) listeners().row?.(call, schema, row);
  return result.success ? result.data : null;
}
