import { QUIET_MS } from './pop-up.rules';

const ACTS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/** Whether something already asks for the member's whole attention: the slip, a sheet, a dialog. */
const occupied = () => document.querySelector('dialog[open]') !== null;

/**
 * Calls once, when the visitor has done nothing for five seconds, looks at the page and no dialog or slip is open.
 * Returns the end of waiting.
 */
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
