import { useSyncExternalStore } from 'react';
import { CACHE_ID_COOKIE } from '@/lib/contract/cookies';
import { LOGIN_INFO_KEY, PRE_INFO_KEY, TOKEN_KEY } from '@/lib/contract/storage-keys';
import { clearVenueSessions } from '@/lib/domain/launch/session.storage';
import { readCookie, removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { REMEMBERED_S, dropToken, currentToken, keepToken, storedToken } from '@/lib/platform/token';
import { isToken, judgeStored } from './session.rules';
import type { LoginInfo } from './session.rules';

/** `here`: by this page. `elsewhere`: by another tab of this browser. */
export type ChangeOrigin = 'here' | 'elsewhere';

/** The token whose session this page shows. */
let known: string | null = null;

const listeners = new Set<(origin: ChangeOrigin) => void>();

function changed(origin: ChangeOrigin = 'here'): void {
  for (const listener of listeners) listener(origin);
}

/** Hears of every session that begins or ends in this browser, once. */
export function onSessionChange(listener: (origin: ChangeOrigin) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who logged in here last; null when nobody did, or what is stored does not read. */
export function readLoginInfo(): LoginInfo | null {
  // By hand: every page reads it, and a schema would bring its library along.
  const stored = readStoredJson(LOGIN_INFO_KEY) as Partial<Record<keyof LoginInfo, unknown>> | null;
  if (typeof stored?.userName !== 'string') return null;
  return { userName: stored.userName, isChecked: stored.isChecked === true };
}

/** The member's own key part of the cache service; lives as long as the token does (contract §2.8). */
async function keepCacheId(token: string, remember: boolean): Promise<void> {
  const { sha256Hex } = await import('@/lib/kit/crypto/hash');
  const id = await sha256Hex(token);
  if (currentToken() === token) writeCookie(CACHE_ID_COOKIE, id, remember ? { maxAge: REMEMBERED_S } : {});
}

/** Begins a session: cookie and localStorage (spec §4). The cache id follows; without it the site works too. */
export async function beginSession(session: { token: string; userName: string; remember: boolean }): Promise<void> {
  clearVenueSessions();
  keepToken(session.token, session.remember);
  writeStored(LOGIN_INFO_KEY, JSON.stringify({ userName: session.userName, isChecked: session.remember } satisfies LoginInfo));
  await keepCacheId(session.token, session.remember).catch(() => undefined);
  changed();
}

/** Another token of the session that goes on: cookie, localStorage and cache id follow, and nobody hears of a change. */
export async function replaceToken(token: string): Promise<void> {
  const remember = readLoginInfo()?.isChecked ?? false;
  keepToken(token, remember);
  known = token;
  await keepCacheId(token, remember).catch(() => undefined);
}

/** Ends the session here: token, cache id, pre-info and venue sessions go (spec §4). The platform is told by `logOut`. */
export function endSession(): void {
  dropToken();
  removeCookie(CACHE_ID_COOKIE);
  removeStored(PRE_INFO_KEY);
  clearVenueSessions();
  changed();
}

/**
 * Hears of sessions that begin or end in other tabs: each of them writes or removes `token` in localStorage, and the
 * browser tells the others. The cookie is shared, so that calls carry the new token at once; what this tab holds of the
 * old session goes. Returns how to stop.
 */
export function watchTabs(): () => void {
  known = currentToken();
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    // A tab that started just then may have put the token back that another one was removing.
    if (key === TOKEN_KEY && newValue === null && oldValue !== null && currentToken() === oldValue) dropToken();
    // No key: everything was removed.
    if ((key !== null && key !== TOKEN_KEY) || currentToken() === known) return;
    known = currentToken();
    clearVenueSessions();
    changed('elsewhere');
  };
  const forget = onSessionChange(() => {
    known = currentToken();
  });
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener('storage', hear);
    forget();
  };
}

/**
 * The session of a link lasts as long as the browser (spec §4) and belongs to nobody who logged in here before: neither
 * the former member's name nor the wish to be remembered goes on with it.
 */
function adoptLink(token: string): void {
  writeStored(TOKEN_KEY, token);
  writeStored(LOGIN_INFO_KEY, JSON.stringify({ userName: '', isChecked: false } satisfies LoginInfo));
}

/** Brings cookie and localStorage together when a page starts; `adopted` means the server did not know of the token. */
export function restoreSession(): 'none' | 'kept' | 'adopted' {
  const localToken = storedToken();
  const cookieToken = currentToken();
  const loginInfo = readLoginInfo();
  const usable = localToken !== null && isToken(localToken) ? localToken : null;
  const verdict = judgeStored({ cookieToken, localToken: usable, loginInfo });
  switch (verdict) {
    case 'keep':
      if (cookieToken !== localToken) adoptLink(cookieToken!);
      if (!readCookie(CACHE_ID_COOKIE)) void keepCacheId(cookieToken!, readLoginInfo()?.isChecked ?? false).catch(() => undefined);
      return 'kept';
    case 'adopt': {
      const remember = loginInfo?.isChecked ?? false;
      keepToken(usable!, remember);
      void keepCacheId(usable!, remember).catch(() => undefined);
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

/** Whether there is a token now; `rendered` is what the server saw, for the first paint. */
export function useSignedIn(rendered: boolean): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => currentToken() !== null,
    () => rendered,
  );
}
