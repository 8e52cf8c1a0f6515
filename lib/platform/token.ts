import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { TOKEN_KEY } from '@pavilion/contract/storage-keys';
import { readCookie, removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';

/** Spec §9. */
export const REMEMBERED_S = 365 * 86_400;

/** The token that calls carry: the cookie's, which all tabs and the server share. */
export function currentToken(): string | null {
  return readCookie(TOKEN_COOKIE);
}

/** Stores a token in cookie and localStorage; without `remember` the cookie ends with the browser (spec §4). */
export function saveToken(token: string, remember: boolean): void {
  writeCookie(TOKEN_COOKIE, token, remember ? { maxAge: REMEMBERED_S } : {});
  writeStored(TOKEN_KEY, token);
}

/**
 * Removes the token. Other tabs learn of it from the storage, which reports no removal of a missing entry: a full or cleared one
 * has none.
 */
export function dropToken(): void {
  removeCookie(TOKEN_COOKIE);
  if (storedToken() === null) writeStored(TOKEN_KEY, '');
  removeStored(TOKEN_KEY);
}

/** The token in localStorage, for a restarted browser. */
export function storedToken(): string | null {
  return readStored(TOKEN_KEY);
}
