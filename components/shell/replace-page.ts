/** Replaces this document with another page of the site: the gate decides anew, and 返回 does not come back here. */
export function leaveFor(path: string): void {
  location.replace(path);
}

/**
 * Begins a crashed page anew. What broke may be a script that did not come through or a page of an older release, and
 * drawing the same pieces again cannot mend that: the document is loaded again, or, without a network to load it from,
 * `drawAgain` tries with what is there.
 */
export function beginAgain(drawAgain: () => void): void {
  if (navigator.onLine) location.reload();
  else drawAgain();
}
