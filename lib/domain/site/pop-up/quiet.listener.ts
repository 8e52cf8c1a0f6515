import { QUIET_MS } from './pop-up.rules';

const ACTS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/** True while a modal is open: the slip, a sheet, a dialog. */
const occupied = () => document.querySelector('dialog[open]') !== null;

/** Calls `act` once, when the page is visible, the visitor has been idle for five seconds and no dialog or slip is open. Returns cancel. */
export function whenQuiet(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.visibilityState === 'hidden' || occupied()) begin();
      else {
        end();
        act();
      }
    }, QUIET_MS);
  };
  const end = () => {
    clearTimeout(timer);
    for (const name of ACTS) removeEventListener(name, begin, true);
  };
  for (const name of ACTS) addEventListener(name, begin, { capture: true, passive: true });
  begin();
  return end;
}
