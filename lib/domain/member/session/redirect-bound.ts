/** ms within which a page navigates by itself once at most. spec §9 */
export const REDIRECT_BOUND_MS = 700;

let last = Number.NEGATIVE_INFINITY;

/**
 * True when this page may redirect at `now`, which then counts as done: a rejection and the pre-info that follows it lead to the same
 * place, and a second navigation would end the first. If the reason persists, the next call leads there.
 */
export function mayRedirect(now: number): boolean {
  if (now - last < REDIRECT_BOUND_MS) return false;
  last = now;
  return true;
}
