import { MAINTENANCE_FROM_COOKIE } from '@pavilion/contract/cookies';
import * as z from '@pavilion/contract/schema';
import { MAINTENANCE_FROM_KEY } from '@pavilion/contract/storage-keys';
import { dropMaintenance, storedMaintenance } from '@/lib/domain/member/session/maintenance.storage';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { readCookie, removeCookie } from '@/lib/kit/browser/cookie';
import { readStored, readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { recentTimes, THREE_A_MINUTE, withinLimit } from '@/lib/kit/store/loop-guard.rules';

const LEAVES = 'maintenanceLeaves';

/** The 6014 response that led to the page, as text; null when the site's configuration led there. */
export function storedResponse(): string | null {
  const period = storedMaintenance();
  return period && JSON.stringify(period);
}

/** Times (ms) of leaving the page in the last minute. */
function readLeaves(now: number): number[] {
  const stored = z.safeParse(z.array(z.number()), readStoredJson(LEAVES, 'session'));
  return stored.success ? recentTimes(stored.data, now, THREE_A_MINUTE) : [];
}

/** True if the page may be left once more; false after three times in a minute. */
export function mayLeave(now: number): boolean {
  return withinLimit(readLeaves(now), now, THREE_A_MINUTE);
}

/** Records the leaving and returns the path to go to, else home. */
export function leaveMaintenance(now: number): string {
  const returnPath = safeReturnPath(readStored(MAINTENANCE_FROM_KEY, 'session') ?? readCookie(MAINTENANCE_FROM_COOKIE));
  writeStored(LEAVES, JSON.stringify([...readLeaves(now), now]), 'session');
  dropMaintenance();
  removeStored(MAINTENANCE_FROM_KEY, 'session');
  removeCookie(MAINTENANCE_FROM_COOKIE);
  return returnPath;
}
