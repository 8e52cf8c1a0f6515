'use client';

import { type RefObject, useEffect } from 'react';

/** px; anything lower is a browser's bar, not a keyboard. */
const KEYBOARD = 80;
/** px of the page that stay in sight above the sheet. */
const ABOVE = 8;

/** Lifts an open sheet above the phone's keyboard, which covers the window without making it smaller. */
export function useAboveKeyboard(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const dialog = ref.current;
    if (!open || !seen || !dialog) return undefined;
    const fit = () => {
      // Zoomed in, the visible part gives no information on a keyboard.
      const covered = seen.scale > 1.01 ? 0 : Math.round(window.innerHeight - seen.height - seen.offsetTop);
      const lifted = covered > KEYBOARD;
      dialog.style.marginBottom = lifted ? `${covered}px` : '';
      dialog.style.maxHeight = lifted ? `${Math.round(seen.height) - ABOVE}px` : '';
      if (lifted && dialog.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      dialog.style.marginBottom = '';
      dialog.style.maxHeight = '';
    };
  }, [ref, open]);
}
