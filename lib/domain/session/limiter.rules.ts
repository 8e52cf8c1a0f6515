/** ms; one effect per code, counted from the last time it was heard (leading edge). spec §9 */
export const CODE_DEBOUNCE_MS = 350;
/** ms; one redirect of an ended session. spec §9 */
export const REDIRECT_BOUND_MS = 700;

/**
 * Leading-edge debounce: true when nothing was heard under `key` for `wait` ms. Hearing it again, answered or not,
 * starts the wait anew, so that a storm makes one effect.
 */
export function isFirst(heard: Map<string, number>, key: string, now: number, wait: number): boolean {
  const last = heard.get(key);
  heard.set(key, now);
  return last === undefined || now - last >= wait;
}

/** At most one in `wait` ms: true when the last that was let through is that long ago. */
export function isAllowed(done: Map<string, number>, key: string, now: number, wait: number): boolean {
  const last = done.get(key);
  if (last !== undefined && now - last < wait) return false;
  done.set(key, now);
  return true;
}
