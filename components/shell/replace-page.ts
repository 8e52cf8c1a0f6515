/** Replaces this document with another page of the site: the gate decides again, and 返回 does not come back here. */
export function leaveFor(path: string): void {
  location.replace(path);
}

/**
 * Restarts a crashed page. The cause may be a script that did not load or a page of an older release, which another render cannot fix: the
 * document is loaded again, or, without a network, `renderAgain` renders the present page.
 */
export function beginAgain(renderAgain: () => void): void {
  if (navigator.onLine) location.reload();
  else renderAgain();
}
