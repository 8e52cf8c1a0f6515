/** ms of a page that are reserved for requested work: content, prices, the first tap. */
const SETTLE_MS = 6000;
/** ms after which work that waits for idle runs in any case. */
const LATEST_MS = 4000;

/** Runs `work` once the page has settled and is idle; the returned function cancels it. */
export const whenSettled = (work: () => void): (() => void) => whenIdle(work, SETTLE_MS);

/** Runs `work` when the page is idle after `delay` ms; the returned function cancels it. */
export function whenIdle(work: () => void, delay = 0): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, { timeout: LATEST_MS });
    else work();
  }, delay);
  return () => {
    clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
