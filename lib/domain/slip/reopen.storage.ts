import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { currentToken } from '@/lib/platform/token';

/** sessionStorage: the next page of this tab that has a slip bar opens the slip by itself, once. */
const KEY = 'slipReopen';

/** `member`: only once somebody has logged in; whoever leaves the login without it is shown no slip. */
export function requestReopen(whom: 'anyone' | 'member' = 'anyone'): void {
  writeStored(KEY, whom, 'session');
}

export function isReopenRequested(): boolean {
  const whom = readStored(KEY, 'session');
  return whom === 'member' ? currentToken() !== null : whom !== null;
}

export function clearReopen(): void {
  removeStored(KEY, 'session');
}
