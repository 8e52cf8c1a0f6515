import * as z from '@/lib/contract/schema';

/** Called with a row that did not fit whole, and the schema that it did not fit. */
type RowListener = (call: string, schema: z.Schema, row: unknown) => void;

let listener: RowListener | null = null;

/** Reports rows that do not fit, or not whole, from now on; one listener at a time. */
export function watchRows(next: RowListener | null): void {
  listener = next;
}

/**
 * One row of a list, parsed by itself; null when it does not fit. Fields that nothing hangs on (`soft`) cost themselves alone.
 * `call` names the kind of row to an operator: `FBTY match`.
 */
export function readRow<T>(call: string, schema: z.Schema<T>, row: unknown): T | null {
  const before = z.replaced.count;
  const result = z.safeParse(schema, row);
  if (listener !== null && (!result.success || z.replaced.count !== before)) listener(call, schema, row);
  return result.success ? result.data : null;
}
