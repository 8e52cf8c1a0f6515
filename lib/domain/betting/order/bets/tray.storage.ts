import { readStored, writeStored } from '@/lib/kit/browser/storage';

/** sessionStorage: the member has closed the tray of bets for this visit. */
const KEY = 'betsTrayClosed';

export const isTrayClosed = (): boolean => readStored(KEY, 'session') !== null;

export function closeTray(): void {
  writeStored(KEY, '1', 'session');
}
