/** ms; how far back turns count. */
const WINDOW_MS = 60_000;
/** Turns of one kind in that time: the fourth finds a page that stands still. */
const MAX_PER_WINDOW = 3;

/** When each kind of turn was taken, ms since 1970. */
export type AutoActions = Readonly<Record<string, readonly number[]>>;

/** Stored turns of the last minute; whatever else is stored is dropped. */
export function recentActions(stored: unknown, now: number): AutoActions {
  if (typeof stored !== 'object' || stored === null) return {};
  const kept = Object.entries(stored).flatMap(([kind, times]) => {
    const recent = Array.isArray(times) ? times.filter((at) => typeof at === 'number' && at <= now && now - at < WINDOW_MS) : [];
    return recent.length > 0 ? [[kind, recent as number[]] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The turns with one more of `kind`; null when there were three within a minute already. */
export function withAction(actions: AutoActions, kind: string, now: number): AutoActions | null {
  const taken = actions[kind] ?? [];
  return taken.length >= MAX_PER_WINDOW ? null : { ...actions, [kind]: [...taken, now] };
}
