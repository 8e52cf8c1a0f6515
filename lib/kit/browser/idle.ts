/** ms after which work that waits for idle is done all the same. */
const LATEST_MS = 4000;

/** Runs `work` once the page has nothing better to do; the returned function calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}
