import { KITE_START } from './kite.rules';

/** ms of a rise that ends at once, and the most that any rise takes. */
const MIN_RISE_MS = 400;
const MAX_RISE_MS = 1_700;

/** ms in which a kite rises to a height: longer for a higher one. */
export const riseMs = (height: number) => Math.min(MAX_RISE_MS, MIN_RISE_MS + 300 * Math.log(height / KITE_START));
