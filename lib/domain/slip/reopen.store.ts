import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';

/** sessionStorage: the next page of this tab that has a slip bar opens the slip by itself, once. */
const KEY = 'slipReopen';

export function askReopen(): void {
  writeStored(KEY, '1', 'session');
}

export function isReopenAsked(): boolean {
  return readStored(KEY, 'session') !== null;
}

export function clearReopen(): void {
  removeStored(KEY, 'session');
}
