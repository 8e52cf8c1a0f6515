'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * An open sheet has an entry of its own in the browser's history, so that a step back closes it instead of leaving the page. A sheet that
 * is closed by a tap leaves its entry: nothing steps by itself while a page or a filter is being requested. The next sheet takes the spent
 * entry over, and a step back passes it by.
 */
interface Mark {
  /** The page's own entry, on which the sheets' lie. */
  page: number;
  /** 0 is the page, 1 its first sheet, 2 a sheet over that one. */
  level: number;
}

type State = { sheets?: Mark } | null;

/** Functions that close the open sheets, the topmost last. */
const sheets: (() => void)[] = [];
/** Mark of the present entry; null outside of entries that sheets have marked. */
let here: Mark | null = null;
/** Address of the page under the sheets. */
let address = '';
let listening = false;

const markOf = (state: State): Mark | null => state?.sheets ?? null;

/** Gives every open sheet an entry: a spent one, or a new one. */
function pushEntry(): void {
  let mark = markOf(history.state as State);
  if (mark === null) {
    mark = { page: performance.timeOrigin + performance.now(), level: 0 };
    history.replaceState({ ...history.state, sheets: mark }, '');
  }
  while (mark.level < sheets.length) {
    // A step back to the page leaves it scrolled as it is; the new entry begins with the mode of the one below.
    history.scrollRestoration = 'manual';
    mark = { ...mark, level: mark.level + 1 };
    history.pushState({ ...history.state, sheets: mark }, '');
    history.scrollRestoration = 'auto';
  }
  here = mark;
  address = location.href;
}

function onStep(event: PopStateEvent): void {
  const from = here;
  here = markOf(event.state as State);
  if (!from || !here || here.page !== from.page || here.level >= from.level) return;
  // The page stays as it is: the router has nothing to do.
  event.stopImmediatePropagation();
  const over = sheets.slice(here.level);
  if (over.length === 0) {
    history.back();
    return;
  }
  // A choice in a sheet may be part of the page's address.
  if (location.href !== address) history.replaceState({ sheets: here }, '', address);
  for (const close of over.toReversed()) close();
  requestAnimationFrame(() => (history.scrollRestoration = 'auto'));
}

/** Listens to history steps from now on; a document that was reloaded may be on an entry that a sheet has left. */
export function listenToHistory(): void {
  if (listening) return;
  listening = true;
  here = markOf(history.state as State);
  // Before the router's own listener.
  window.addEventListener('popstate', onStep, { capture: true });
}

function add(close: () => void): () => void {
  listenToHistory();
  sheets.push(close);
  pushEntry();
  return () => void sheets.splice(sheets.indexOf(close), 1);
}

/** The entry of a sheet in the browser's history, for as long as it is open. */
export function useSheetEntry(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? add(() => close()) : undefined), [open]);
}

/** Changes the page's address in place, with or without a sheet over it. */
export function changeAddress(href: string): void {
  const mark = markOf(history.state as State);
  history.replaceState(mark && { sheets: mark }, '', href);
  address = location.href;
}

/** Entries of sheets on top of the page's own. */
export function entriesOverPage(): number {
  return markOf(history.state as State)?.level ?? 0;
}
