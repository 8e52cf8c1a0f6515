import { useSyncExternalStore } from 'react';
import { CACHE_ID_COOKIE } from '@pavilion/contract/cookies';
import { LOGIN_INFO_KEY, PRE_INFO_KEY, TOKEN_KEY } from '@pavilion/contract/storage-keys';
import { clearVenueSessions } from '@/lib/domain/betting/launch/session-end.storage';
import { readCookie, removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { loadCalls } from '@/lib/platform/browser.client';
import { REMEMBERED_S, dropToken, currentToken, saveToken, storedToken } from '@/lib/platform/token';
import { isToken, judgeStored } from './session.rules';
import type { LoginInfo } from './session.rules';

/** `here`: by this page. `elsewhere`: by another tab of this browser. */
export type ChangeOrigin = 'here' | 'elsewhere';

/** The token of the session that this page shows. */
let known: string | null = null;

const listeners = new Set<(origin: ChangeOrigin) => void>();

/** Reports that a session has begun or ended. */
export function changed(origin: ChangeOrigin = 'here'): void {
  for (const listener of listeners) listener(origin);
}

/** Calls the listener once for every session that begins or ends in this browser. Returns unsubscribe. */
export function onSessionChange(listener: (origin: ChangeOrigin) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last member who logged in here; null when there is none, or when the stored text is invalid. */
export function readLoginInfo(): LoginInfo | null {
  // Parsed by hand, because every page reads it and a schema would load its library too.
  const stored = readStoredJson(LOGIN_INFO_KEY) as Partial<Record<keyof LoginInfo, unknown>> | null;
  if (typeof stored?.userName !== 'string') return null;
  return { userName: stored.userName, isChecked: stored.isChecked === true };
}

/** Stores the member's own key part of the cache service for as long as the token (contract §2.8). */
export async function saveCacheId(token: string, remember: boolean): Promise<void> {
  const { sha256Hex } = await loadCalls();
  const id = await sha256Hex(token);
  if (currentToken() === token) writeCookie(CACHE_ID_COOKIE, id, remember ? { maxAge: REMEMBERED_S } : {});
}

/** Makes `token` the one that this page shows: no change of another tab. */
export function knowToken(token: string): void {
  known = token;
}

/** Ends the session here: removes token, cache id, pre-info and venue sessions (spec §4). `logOut` informs the platform. */
export function endSession(): void {
  dropToken();
  removeCookie(CACHE_ID_COOKIE);
  removeStored(PRE_INFO_KEY);
  clearVenueSessions();
  changed();
}

/** Takes over the browser's session where it is another one than this page shows: its cookie may be gone without an event. */
export function followBrowser(): void {
  if (currentToken() === known) return;
  known = currentToken();
  clearVenueSessions();
  changed('elsewhere');
}

/** ms after a storage event at which the cookie is read again: Chromium usually delivers the event before the cookie. */
const COOKIE_READS_MS = [20, 200, 2_000];

let reads: ReturnType<typeof setTimeout>[] = [];

function readCookieLater(): void {
  for (const read of reads) clearTimeout(read);
  reads = COOKIE_READS_MS.map((ms) => setTimeout(followBrowser, ms));
}

const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
  // No key: everything was removed.
  if (key !== null && key !== TOKEN_KEY) return;
  // A tab that started just then may have put the token back that another one was removing.
  if (newValue === null && oldValue !== null && currentToken() === oldValue) dropToken();
  followBrowser();
  readCookieLater();
};

/**
 * Follows sessions that begin or end in other tabs, by the browser's storage events for `token`. The cookie is shared, so
 * calls carry the new token at once; this tab drops its venue sessions. Returns unsubscribe.
 */
export function watchTabs(): () => void {
  known = currentToken();
  const forget = onSessionChange(() => {
    known = currentToken();
  });
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const read of reads) clearTimeout(read);
    forget();
  };
}

/**
 * Stores a link's session. It lasts as long as the browser (spec §4), and drops the name and the remember-me choice of the previous member
 * here.
 */
function adoptLink(token: string): void {
  writeStored(TOKEN_KEY, token);
  writeStored(LOGIN_INFO_KEY, JSON.stringify({ userName: '', isChecked: false } satisfies LoginInfo));
}

/** Reconciles cookie and localStorage when a page starts; `adopted` means that the server did not see the token. */
export function restoreSession(): 'none' | 'kept' | 'adopted' {
  const localToken = storedToken();
  const cookieToken = currentToken();
  const loginInfo = readLoginInfo();
  const usable = localToken !== null && isToken(localToken) ? localToken : null;
  const verdict = judgeStored({ cookieToken, localToken: usable, loginInfo });
  switch (verdict) {
    case 'keep':
      if (cookieToken !== localToken) adoptLink(cookieToken!);
      if (!readCookie(CACHE_ID_COOKIE)) void saveCacheId(cookieToken!, readLoginInfo()?.isChecked ?? false).catch(() => undefined);
      return 'kept';
    case 'adopt': {
      const remember = loginInfo?.isChecked ?? false;
      // Tabs that know of the lost cookie are notified of its return: the same text again would not notify them.
      writeStored(TOKEN_KEY, '');
      saveToken(usable!, remember);
      void saveCacheId(usable!, remember).catch(() => undefined);
      changed();
      return 'adopted';
    }
    case 'discard':
      dropToken();
      return 'none';
    default:
      if (localToken !== null) dropToken();
      return 'none';
  }
}

/** True while there is a token; `rendered` is the server's view, used for the first paint. */
export function useSignedIn(rendered: boolean): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => currentToken() !== null,
    () => rendered,
  );
}
