/** Lists of everything that may travel between a browser and the platform through the site. Pure. */

export type ForwardKind = 'api' | 'static';

export const REQUEST_CAP = 1024 * 1024;
export const RESPONSE_CAP = 2 * 1024 * 1024;
const QUERY_MAX = 2048;

/** Request headers forwarded to the platform. Cookies, Origin, Referer and every hop-by-hop header are dropped. */
export const PLATFORM_REQUEST_HEADERS = [
  'accept-language',
  'content-type',
  'user-agent',
  'x-api-client',
  'x-api-version',
  'x-api-site',
  'x-api-sign',
  'x-api-token',
  'x-api-uuid',
  'x-api-name',
  'x-api-platform',
  'idempotency-key',
  'requestid',
  'client-type',
] as const;

/** A venue gets none of the platform's headers: its own session travels in the body. */
export const VENUE_REQUEST_HEADERS = ['accept-language', 'content-type', 'user-agent'] as const;

/** Pictures, and films of the site configuration. */
const STATIC_TYPES = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  'video/mp4',
  'video/webm',
]);

/** A path segment for the upstream, or null. Decoded once, it contains no separator, dot name, control character or escape. */
function safeSegment(segment: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return null;
  }
  if (text === '' || text.length > 128 || text === '.' || text === '..') return null;
  if (/[/\\%;?#\p{C}\p{Z}]/u.test(text)) return null;
  return encodeURIComponent(text);
}

/**
 * The upstream address of a request path, or null when it may not be forwarded. `prefix` starts every forwarded path; the
 * finished address is checked against it and the origin again.
 */
export function upstreamUrl(origin: string, prefix: string, path: string, search: string): URL | null {
  if (!path.startsWith(prefix) || path.length > 1024 || search.length > QUERY_MAX) return null;
  const segments = path.slice(1).split('/').map(safeSegment);
  if (segments.includes(null)) return null;
  const target = `${origin}/${segments.join('/')}${search}`;
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  return url.origin === origin && url.pathname.startsWith(prefix) && !url.pathname.includes('//') ? url : null;
}

export interface SenderFacts {
  /** Sec-Fetch-Site */
  fetchSite: string | null;
  origin: string | null;
  /** Requested host, with its port. */
  host: string;
}

export interface CallerFacts extends SenderFacts {
  method: string;
  contentType: string | null;
}

/**
 * True when no other site can have caused this request, by fetch metadata where present and by the Origin. A form on a page
 * with `Referrer-Policy: no-referrer` sends `Origin: null`; then only the metadata counts.
 */
export function isSameSite(facts: SenderFacts): boolean {
  if (facts.fetchSite !== null && facts.fetchSite !== 'same-origin' && facts.fetchSite !== 'none') return false;
  if (facts.origin === 'null') return facts.fetchSite === 'same-origin';
  return facts.origin === null || (URL.canParse(facts.origin) && new URL(facts.origin).host === facts.host);
}

/** `isSameSite`, and the body must be JSON, which a plain form of another site cannot send (CSRF). */
export function isOwnRequest(facts: CallerFacts): boolean {
  return isSameSite(facts) && (facts.method !== 'POST' || isJson(facts.contentType));
}

/** `application/json`, with or without a charset. */
export function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}

/** The content type of a forwarded picture or film, or null when it is neither. */
export function staticType(contentType: string | null): string | null {
  const type = (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
  return STATIC_TYPES.has(type) ? type : null;
}

/**
 * First and last byte requested by a `Range` header of one range, of a body of `size` bytes. Null for none, or for a form whose
 * response is the whole; `'outside'` if the body has no such byte.
 */
export function rangeOf(header: string | null, size: number): readonly [first: number, last: number] | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  if (first >= size) return 'outside';
  return first > last ? null : [first, last];
}

/** The listed headers of a request that have a value; drops all others. */
export function pickHeaders(names: readonly string[], read: (name: string) => string | null): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== null && value.length <= 4096) picked[name] = value;
  }
  return picked;
}
