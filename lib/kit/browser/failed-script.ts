/** The bundler's runtime: a script that runs pushes its chunk, which begins with the script element itself. */
interface Runtime {
  push(chunk: readonly unknown[]): void;
}

/**
 * A script of ours that loads without bringing its chunk (an empty answer, a portal's page in its place) counts as one that
 * failed: the bundler would wait for it for the rest of the visit. Of each that failed, the browser's copy is fetched anew before
 * the bundler hears of it: our files never change, so that the browser would give the same answer to every other try, and after
 * a reload too. The bundler then asks once more by itself.
 */
export function refetchFailedScripts(): void {
  const runtime = (globalThis as { TURBOPACK?: Runtime }).TURBOPACK;
  if (!runtime) return;
  const { push } = runtime;
  // The scripts of the document itself have run by now, or nothing would.
  const settled = new Set<unknown>(document.scripts);
  runtime.push = (chunk) => {
    settled.add(chunk[0]);
    push(chunk);
  };
  // The document's policy lets only our own scripts in.
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
