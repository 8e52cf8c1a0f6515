'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { noteMove } from './second-tap';

/** ms; the closing animation of a dialog or sheet. */
const LEAVE_MS = 200;

let openModals = 0;

/** Marks the document while a dialog is open, so that the page behind does not scroll. */
function countModals(step: 1 | -1): void {
  openModals += step;
  document.documentElement.toggleAttribute('data-modal', openModals > 0);
}

/**
 * Drives a native `<dialog>`: focus trap, Esc and the top layer are the browser's.
 * `present` stays true while it leaves, so that its content does not vanish before it has gone. A `docked` one is beside the page, which
 * can be used meanwhile.
 */
export function useModal(open: boolean, docked = false): { ref: RefObject<HTMLDialogElement | null>; present: boolean } {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);

  if (open && !present) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open !== dialog.open) noteMove();
    if (open) {
      if (dialog.open) return;
      // Documents without a screen have the element without its methods.
      if (typeof dialog.showModal === 'function') (docked ? dialog.show : dialog.showModal).call(dialog);
      else dialog.setAttribute('open', '');
      return;
    }
    if (typeof dialog.close === 'function') dialog.close();
    else dialog.removeAttribute('open');
    const timer = setTimeout(() => setPresent(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open, docked]);

  useEffect(() => {
    if (!open || docked) return undefined;
    countModals(1);
    return () => countModals(-1);
  }, [open, docked]);

  return { ref, present };
}
