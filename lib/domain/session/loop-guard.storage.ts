import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { recentActions, withAction } from './loop-guard.rules';

/** sessionStorage: a turn may be a reload, and is remembered by the page after it. */
const KEY = 'turns';

/**
 * Takes a turn of something that a page does by itself and that could go round in circles; false after the third of its
 * kind within a minute. `now` is ms since 1970.
 */
export function allowAutoAction(kind: string, now: number): boolean {
  const actions = withAction(recentActions(readStoredJson(KEY, 'session'), now), kind, now);
  if (actions) writeStored(KEY, JSON.stringify(actions), 'session');
  return actions !== null;
}
