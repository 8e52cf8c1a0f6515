import { DOWNLOAD_FROM_COOKIE, WEB_VERSION_COOKIE } from '@pavilion/contract/cookies';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { readCookie, removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

/** s; choosing the web version lasts a day. spec §9 */
const CHECK_S = 86_400;
/** Cookie and sessionStorage. */
const KEY = DOWNLOAD_FROM_COOKIE;

/**
 * The path to continue to: from the gate's cookie, else from this tab's storage, else home. The gate never sees a fragment, so
 * that of the same path in storage counts.
 */
export function readDownloadReturn(): string {
  const stored = readStoredJson(KEY, 'session') as { path?: unknown } | null;
  const own = typeof stored?.path === 'string' ? safeReturnPath(stored.path) : null;
  const cookie = readCookie(KEY);
  if (cookie === null) return own ?? '/';
  const path = safeReturnPath(cookie);
  return own?.split('#')[0] === path ? own : path;
}

/**
 * Stores path and href in this tab too: the cookie lasts only ten minutes. A browser carries the fragment of the first address
 * over the gate's redirect to this page.
 */
export function rememberDownloadReturn(path: string): void {
  const whole = safeReturnPath(path.includes('#') ? path : `${path}${location.hash}`);
  writeStored(KEY, JSON.stringify({ path: whole, href: `${location.origin}${whole}` }), 'session');
}

/** Chooses the web version and returns the path to continue to. */
export function chooseWebVersion(): string {
  const returnPath = readDownloadReturn();
  writeCookie(WEB_VERSION_COOKIE, '1', { maxAge: CHECK_S });
  removeCookie(KEY);
  removeStored(KEY, 'session');
  return returnPath;
}
