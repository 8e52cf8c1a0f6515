'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * An open sheet has an entry of its own in the browser's history, so that a step back closes it instead of leaving the page.
 * The entry's state tells how many sheets are open there; Next's own state lies beside it and is kept.
 */
interface Entry {
  close: () => void;
}

/** Open sheets, the topmost last. */
const sheets: Entry[] = [];
/** A step back that a closed sheet asked for is on its way. */
let stepping = false;
/** The address that the page under the sheets shows. */
let address: URL | null = null;
let listening = false;

const depthOf = (state: { sheets?: number } | null): number => state?.sheets ?? 0;

/** Gives every open sheet an entry. */
function place(): void {
  if (stepping) return;
  for (let depth = depthOf(history.state) + 1; depth <= sheets.length; depth += 1) history.pushState({ sheets: depth }, '');
  address = new URL(location.href);
}

/** Steps back over the entries of sheets that are closed. */
function leave(under: URL | null): void {
  const over = depthOf(history.state) - sheets.length;
  if (stepping || over <= 0) return;
  stepping = true;
  address = under;
  history.go(-over);
}

function onStep(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const own = stepping;
  stepping = false;
  if ((own || depth < sheets.length) && address?.pathname === location.pathname) {
    // The page stays as it is: what a sheet changed in its address holds, and the router has nothing to do.
    event.stopImmediatePropagation();
    if (location.href !== address.href) history.replaceState({ sheets: depth }, '', address.href);
  }
  if (!own) for (const sheet of sheets.slice(depth).toReversed()) sheet.close();
  if (own && depth < sheets.length) place();
  // A step forward, or back from another page, to a sheet that is closed: nothing is there.
  else leave(null);
}

function add(close: () => void): () => void {
  // Before the router's own listener.
  if (!listening) window.addEventListener('popstate', onStep, { capture: true });
  listening = true;
  const entry = { close };
  sheets.push(entry);
  place();
  return () => {
    sheets.splice(sheets.indexOf(entry), 1);
    // A link that closes its sheet takes the entry over, and is followed after this.
    setTimeout(() => leave(new URL(location.href)), 0);
  };
}

/** The entry of a sheet in the browser's history, for as long as it is open. */
export function useSheetEntry(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? add(() => close()) : undefined), [open]);
  useEffect(() => {
    // What is chosen in a sheet may stand in the page's address. During a step the entry is another's already.
    if (open && depthOf(history.state) === sheets.length) address = new URL(location.href);
  });
}
