/** The bundler's runtime: a script that runs pushes its chunk, which begins with the script element itself. */
interface Runtime {
  push(chunk: readonly unknown[]): void;
}

/**
 * A script of ours that loads without its chunk (an empty response, a portal's page instead) counts as failed: the bundler would
 * wait for it for the rest of the visit. The browser's copy of each failed script is fetched again before the bundler is
 * notified: our files never change, so that the browser would give the same response to every other attempt, and after a reload
 * too. The bundler then requests it once more.
 */
export function refetchFailedScripts(): void {
  const runtime = (globalThis as { TURBOPACK?: Runtime }).TURBOPACK;
  if (!runtime) return;
  const { push } = runtime;
  // The scripts of the document itself have run by now, or nothing would be running.
  const settled = new Set<unknown>(document.scripts);
  runtime.push = (chunk) => {
    settled.add(chunk[0]);
    push(chunk);
  };
  // The document's policy allows only our own scripts.
  const onEnd = async (event: Event) => {
    const { target } = event;
    // The file for older browsers, which has an id, is no chunk.
    if (!(target instanceof HTMLScriptElement) || target.id || settled.has(target)) return;
    settled.add(target);
    event.stopPropagation();
    await fetch(target.src, { cache: 'reload', redirect: 'error' }).catch(() => undefined);
    target.dispatchEvent(new Event('error'));
    target.remove();
  };
  // Such events do not bubble.
  for (const type of ['load', 'error']) document.addEventListener(type, onEnd, true);
}
