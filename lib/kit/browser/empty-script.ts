/** The bundler's runtime: a script that runs pushes its chunk, which begins with the script element itself. */
interface Runtime {
  push(chunk: readonly unknown[]): void;
}

/**
 * Turns a script of ours that loads without bringing its chunk (an empty answer, a portal's page in its place) into one that
 * failed. The bundler would wait for it for the rest of the visit, and the browser, for which our files never change, would
 * give the same answer after a reload: so the browser's copy is fetched anew first. The bundler then asks once more by itself.
 */
export function failEmptyScripts(): void {
  const runtime = (globalThis as { TURBOPACK?: Runtime }).TURBOPACK;
  if (!runtime) return;
  const { push } = runtime;
  // The scripts of the document itself have run by now, or nothing would.
  const good = new Set<unknown>(document.scripts);
  runtime.push = (chunk) => {
    good.add(chunk[0]);
    push(chunk);
  };
  // The document's policy lets only our own scripts in.
  const onLoad = async ({ target }: Event) => {
    // The file for older browsers, which has an id, is no chunk.
    if (!(target instanceof HTMLScriptElement) || target.id || good.has(target)) return;
    await fetch(target.src, { cache: 'reload' }).catch(() => undefined);
    target.dispatchEvent(new Event('error'));
    target.remove();
  };
  // Such events do not bubble.
  document.addEventListener('load', onLoad, true);
}
