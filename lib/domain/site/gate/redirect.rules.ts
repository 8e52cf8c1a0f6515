import { isHandlerPath, readingsOf, withoutSecrets } from './path.rules';

/** Longest path that is stored or returned to, in characters. */
export const RETURN_PATH_MAX = 512;

/** First segments of the site's pages that may be returned to, each of `app/` that is no status page; a test compares them. */
const PAGES = new Set([
  '',
  'game',
  'chat',
  'activity',
  'mine',
  'registerguide',
  'help',
  'customer',
  'download',
  'agent',
  'sponsor',
  'demo',
  'user',
]);
/** Control and format characters, every kind of space, and characters that browsers rewrite while parsing. */
const FORBIDDEN = /[\p{C}\p{Z}\\<>"`{}|^]/u;

/**
 * A same-site return path from untrusted text: path, query and fragment, or `/`. Accepts only a path of this site: no scheme,
 * no `//` in any decoding, no backslash, no control characters (contract §2.3). Removes session tokens from the query, and
 * never returns the login page.
 */
export function safeReturnPath(text: string | null | undefined): string {
  if (typeof text !== 'string' || text.length > RETURN_PATH_MAX) return '/';
  if (!text.startsWith('/') || FORBIDDEN.test(text)) return '/';
  const base = 'https://pavilion.invalid';
  if (!URL.canParse(text, base)) return '/';
  const url = new URL(text, base);
  if (url.origin !== base || url.username || url.password || isHandlerPath(url.pathname)) return '/';
  const readings = readingsOf(url.pathname);
  if (readings.some((reading) => reading.includes('//') || FORBIDDEN.test(reading) || /(?:^|\/)\.\.?(?:\/|$)/.test(reading))) {
    return '/';
  }
  const [, first = '', second = ''] = readings.at(-1)!.split('/');
  if (!PAGES.has(first) || (first === 'user' && second !== 'password' && second !== 'switch')) return '/';
  return `${url.pathname}${withoutSecrets(url.search)}${url.hash}`;
}

/** The return path that a page was given in its address (`?back=`), if it is one of this site; else null. */
export function givenReturnPath(requested: string | string[] | undefined): string | null {
  if (typeof requested !== 'string' || requested === '') return null;
  const safe = safeReturnPath(requested);
  return safe === '/' && requested !== '/' ? null : safe;
}

/** A path that cannot be parsed as a host, without trailing slash: `//evil.com/` becomes `/evil.com`. */
export function localPath(path: string): string {
  return path.replace(/^[/\\]+/, '/').replace(/([^/])\/+$/, '$1');
}

/** A request's return path: without tokens, and without its query when that is too long. */
export function returnPathOf(path: string, search: string): string {
  const local = localPath(path);
  const full = `${local}${withoutSecrets(search)}`;
  if (full.length <= RETURN_PATH_MAX) return full;
  return local.length <= RETURN_PATH_MAX ? local : '/';
}
