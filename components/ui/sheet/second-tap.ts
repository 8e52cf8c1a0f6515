/** ms within which two taps at one place are one double tap. */
const DOUBLE_MS = 350;
/** ms that a dialog takes to come in or to leave. */
const MOVE_MS = 300;
/** px between the two taps of one finger. */
const NEAR = 30;

/** The tap that loaded this module may not have been seen here; a browser that does not report it may have had one. */
const mayHaveMissed = typeof window !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;

let movedAt = -MOVE_MS;
let movedSince = false;
let moves = 0;
let [x, y, at] = [0, 0, 0];

/** A dialog has just opened or closed under the finger. */
export function noteMove(): void {
  movedAt = performance.now();
  movedSince = true;
  moves += 1;
}

/**
 * Drops the second tap of a double tap. If the first has opened or closed a dialog, the second would hit whatever is now under the finger:
 * the backdrop, a button of the dialog, or a price of the page behind it.
 */
function drop(event: MouseEvent): void {
  const { clientX, clientY, timeStamp } = event;
  // A keyboard's and a script's click have no place. The tap that loaded this module for its dialog may have been here.
  const isNear = clientX + clientY > 0 && ((mayHaveMissed && !at && moves === 1) || Math.abs(clientX - x) + Math.abs(clientY - y) < NEAR);
  if (movedSince && isNear && (timeStamp - at < DOUBLE_MS || performance.now() - movedAt < MOVE_MS)) {
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  movedSince = false;
  [x, y, at] = [clientX, clientY, timeStamp];
}

// Before React's own listeners, which wait further in.
if (typeof window !== 'undefined') addEventListener('click', drop, true);
