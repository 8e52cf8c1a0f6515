import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { currentToken } from '@/lib/platform/token';

/** sessionStorage: the next page of this tab with a slip bar opens the slip, once. */
const KEY = 'slipReopen';

const presentPage = () => `${location.pathname}${location.search}`;

/** `member`: only after a login; a visitor who leaves the login page sees no slip. `here`: only if the next page is this one again. */
export function requestReopen(when: 'always' | 'member' | 'here' = 'always'): void {
  writeStored(KEY, when === 'here' ? presentPage() : when, 'session');
}

export function isReopenRequested(): boolean {
  const when = readStored(KEY, 'session');
  if (when === 'member') return currentToken() !== null;
  return when === 'always' || when === presentPage();
}

export function clearReopen(): void {
  removeStored(KEY, 'session');
}
