import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { recentTimes, THREE_A_MINUTE, withinLimit } from '@/lib/kit/store/loop-guard.rules';

/** sessionStorage key: an action may be a reload, after which the count continues. */
const KEY = 'turns';

/** Times of each kind of action, ms since 1970. */
export type AutoActions = Readonly<Record<string, readonly number[]>>;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Stored actions of the last minute; drops anything else. */
export function recentActions(stored: unknown, now: number): AutoActions {
  if (typeof stored !== 'object' || stored === null) return {};
  const recentOfKinds = Object.entries(stored).flatMap(([kind, times]) => {
    const recent = Array.isArray(times) ? recentTimes(times.filter(isNumber), now, THREE_A_MINUTE) : [];
    return recent.length > 0 ? [[kind, recent] as const] : [];
  });
  return Object.fromEntries(recentOfKinds);
}

/** Adds an action of `kind`; null when there were three within a minute already. */
export function withAction(actions: AutoActions, kind: string, now: number): AutoActions | null {
  const taken = actions[kind] ?? [];
  return withinLimit(taken, now, THREE_A_MINUTE) ? { ...actions, [kind]: [...taken, now] } : null;
}

/**
 * Counts an action that a page takes by itself and could repeat endlessly; false after the third of its kind within a minute.
 * `now` is ms since 1970.
 */
export function allowAutoAction(kind: string, now: number): boolean {
  const actions = withAction(recentActions(readStoredJson(KEY, 'session'), now), kind, now);
  if (actions) writeStored(KEY, JSON.stringify(actions), 'session');
  return actions !== null;
}
