/** ms; how far back turns count. */
const WINDOW_MS = 60_000;
/** Turns of one kind in that time: the fourth finds a page that stands still. */
const MOST = 3;

/** When each kind of turn was taken, ms since 1970. */
export type Turns = Readonly<Record<string, readonly number[]>>;

/** Stored turns of the last minute; whatever else is stored is dropped. */
export function recentTurns(stored: unknown, now: number): Turns {
  if (typeof stored !== 'object' || stored === null) return {};
  const kept = Object.entries(stored).flatMap(([kind, times]) => {
    const recent = Array.isArray(times) ? times.filter((at) => typeof at === 'number' && at <= now && now - at < WINDOW_MS) : [];
    return recent.length > 0 ? [[kind, recent as number[]] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The turns with one more of `kind`; null when there were three within a minute already. */
export function withTurn(turns: Turns, kind: string, now: number): Turns | null {
  const taken = turns[kind] ?? [];
  return taken.length >= MOST ? null : { ...turns, [kind]: [...taken, now] };
}
