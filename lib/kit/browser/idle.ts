/** ms of a page that are reserved for requested work: content, prices, the first tap. */
const SETTLE_MS = 6000;
/** ms after which work that waits for idle runs in any case. */
const LATEST_MS = 4000;

/** Runs `work` once the page has settled and is idle; the returned function cancels it. */
export function whenSettled(work: () => void): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, { timeout: LATEST_MS });
    else work();
  }, SETTLE_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
