import type { QueryClient } from '@tanstack/react-query';
import { addSleep, steadyNow } from '@/lib/kit/browser/steady-time';

/** ms between two checks of the device's clock. */
const LOOK_MS = 2_000;
/** ms; a smaller step back is a correction without visible effect. */
const STEP_MS = 1_000;

/** ms by which the device's clock is ahead of the one that cannot be set. */
const ahead = () => Date.now() - steadyNow();

/**
 * Compares the two clocks. Marks every cached response as stale when the device's clock is set back: the cache counts freshness
 * by that clock, and would request nothing until it has caught up; watched queries continue by themselves. The document's own
 * clock stops on some phones while they sleep, which only happens to a hidden page: the device's clock then shows for how long.
 */
export function watchClock(client: QueryClient): () => void {
  let before = ahead();
  const timer = setInterval(() => {
    const now = ahead();
    if (now < before - STEP_MS) void client.invalidateQueries({ refetchType: 'none' });
    before = now;
  }, LOOK_MS);
  let atHiding = before;
  const onVisibility = () => {
    if (document.hidden) atHiding = ahead();
    else addSleep(Math.max(0, ahead() - atHiding));
  };
  // Runs before the listeners of polls, which count from the new time.
  window.addEventListener('visibilitychange', onVisibility, true);
  return () => {
    clearInterval(timer);
    window.removeEventListener('visibilitychange', onVisibility, true);
  };
}
