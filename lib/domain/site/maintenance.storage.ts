import * as z from '@/lib/contract/schema';
import { dropMaintenance, storedMaintenance } from '@/lib/domain/session/maintenance.storage';
import { safeReturnPath } from '@/lib/domain/gate/redirect.rules';
import { readCookie, removeCookie } from '@/lib/kit/browser/cookie';
import { readStored, readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { recentTimes, THREE_A_MINUTE, withinLimit } from '@/lib/kit/store/loop-guard.rules';

/** Path to go back to (contract §2.2); the gate remembers it in a cookie of the same name. */
const FROM = 'maintenanceFrom';
const LEAVES = 'maintenanceLeaves';

/** The 6014 answer that led to the page, as text; null when it was the site's configuration. */
export function answerText(): string | null {
  const period = storedMaintenance();
  return period && JSON.stringify(period);
}

/** Times (ms) the page was left in the last minute. */
function readLeaves(now: number): number[] {
  const stored = z.safeParse(z.array(z.number()), readStoredJson(LEAVES, 'session'));
  return stored.success ? recentTimes(stored.data, now, THREE_A_MINUTE) : [];
}

/** Whether the page may be left once more: after the third time in a minute it stays. */
export function mayLeave(now: number): boolean {
  return withinLimit(readLeaves(now), now, THREE_A_MINUTE);
}

/** Notes the leaving and tells the place to return to, else home. */
export function leaveMaintenance(now: number): string {
  const returnPath = safeReturnPath(readStored(FROM, 'session') ?? readCookie(FROM));
  writeStored(LEAVES, JSON.stringify([...readLeaves(now), now]), 'session');
  dropMaintenance();
  removeStored(FROM, 'session');
  removeCookie(FROM);
  return returnPath;
}
