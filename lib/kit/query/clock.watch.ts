import type { QueryClient } from '@tanstack/react-query';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms between two looks at the device's clock. */
const LOOK_MS = 2_000;
/** ms; a smaller step back is a correction that nobody sees. */
const STEP_MS = 1_000;

/** ms by which the device's clock is ahead of the one that cannot be set. */
const ahead = () => Date.now() - steadyNow();

/**
 * Marks every cached answer as stale when the device's clock is set back: the cache counts freshness by that clock, and would
 * ask for nothing until it has caught up. Watched queries go on by themselves; the others are asked for when next used.
 */
export function watchClock(client: QueryClient): () => void {
  let before = ahead();
  const timer = setInterval(() => {
    const now = ahead();
    if (now < before - STEP_MS) void client.invalidateQueries({ refetchType: 'none' });
    before = now;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
