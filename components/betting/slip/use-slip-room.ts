'use client';

import { useState, useSyncExternalStore } from 'react';

/**
 * The layout that the window's size allows: `keypad` for the slip's own keys; `column` for the legs and the button, with the
 * phone's own keyboard; `beside` for the legs and the button side by side.
 */
export type SlipRoom = 'keypad' | 'column' | 'beside';

/** In em: larger text needs a higher window. */
const LOW = '(max-height: 47.99em)';
const FLAT = '(max-height: 30em) and (min-width: 40em)';

const mediaOf = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);
const matches = (query: string) => mediaOf(query)?.matches === true;

/** Room for the slip as a column beside the page's. */
const WIDE = '(min-width: 56.25em) and (min-height: 40em)';

export const isWide = () => matches(WIDE);

/** True if the slip was opened as a column; turning or resizing the window does not change an open one. */
export function useDocked(open: boolean): boolean {
  const [last, setLast] = useState(() => ({ open, docked: isWide() }));
  if (last.open !== open) setLast({ open, docked: isWide() });
  return last.docked;
}

const roomNow = (): SlipRoom => (matches(FLAT) ? 'beside' : matches(LOW) ? 'column' : 'keypad');

function watch(onChange: () => void): () => void {
  const watched = [FLAT, LOW].map(mediaOf);
  for (const media of watched) media?.addEventListener('change', onChange);
  return () => {
    for (const media of watched) media?.removeEventListener('change', onChange);
  };
}

/** The layout for the current window; only the browser renders the slip's sheet. */
export function useSlipRoom(): SlipRoom {
  return useSyncExternalStore(watch, roomNow, () => 'keypad');
}
