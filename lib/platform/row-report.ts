import { steadyNow } from '@/lib/kit/browser/steady-time';
import { contractErrors } from '@/lib/kit/http/errors';
import { watchRows } from '@/lib/kit/http/row';

const PAUSE_MS = 60_000;

/**
 * Explains rows of venues that do not fit, at most one a minute of each kind: what was left out goes to the listeners of
 * `invalid-part.ts`, and the reason why a whole row was left out to `lost`. `unknown` gets kinds that the product does not know.
 */
export function explainRows(lost: (call: string, error: unknown) => void, unknown: (call: string) => void): void {
  const last = new Map<string, number>();
  watchRows((call, schema, row) => {
    const now = steadyNow();
    if (now - (last.get(call) ?? 0) < PAUSE_MS) return;
    last.set(call, now);
    import('./repair.lazy').then(
      ({ repaired }) => {
        const { heard } = contractErrors;
        // The row was left out, and no call failed.
        contractErrors.heard = () => undefined;
        try {
          repaired(call, schema, row, '');
        } catch (error) {
          lost(call, error);
        } finally {
          contractErrors.heard = heard;
        }
      },
      // The next row asks again.
      () => last.delete(call),
    );
  }, unknown);
}
