import type * as z from '@pavilion/contract/schema';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { contractErrors } from '@/lib/kit/http/errors';
import { watchRows } from '@/lib/kit/http/row';
import { MINUTE } from '@pavilion/number/duration';

const PAUSE_MS = MINUTE;

/**
 * Explains rows of venues that do not fit, at most one a minute per kind: left-out parts go to the listeners of
 * `invalid-part.ts`, and the reason for a left-out row to `lost`. `unknown` receives kinds that the product does not know.
 */
export function explainRows(lost: (call: string, error: unknown) => void, unknown: (call: string) => void): void {
  const last = new Map<string, number>();
  watchRows((call, schema, row) => {
    const now = steadyNow();
    if (now - (last.get(call) ?? 0) < PAUSE_MS) return;
    last.set(call, now);
    // If the chunk is missing, the next row requests it again.
    explain(call, schema, row).catch(() => last.delete(call));
  }, unknown);

  async function explain(call: string, schema: z.Schema, row: unknown): Promise<void> {
    const { repaired } = await import('./repair.lazy');
    const { onError } = contractErrors;
    // The row was left out, and no call failed.
    contractErrors.onError = () => undefined;
    try {
      repaired(call, schema, row, '');
    } catch (error) {
      lost(call, error);
    } finally {
      contractErrors.onError = onError;
    }
  }
}
