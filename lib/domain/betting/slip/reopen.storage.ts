import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { currentToken } from '@/lib/platform/token';

/** sessionStorage: the next page of this tab with a slip bar opens the slip, once. */
const KEY = 'slipReopen';

/** `member`: only after a login; a visitor who leaves the login page sees no slip. */
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
