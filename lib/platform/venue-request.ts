import type { VenueCode } from '@/lib/contract/constants';
import type { FbParams } from '@/lib/domain/launch/fb-params.rules';
import type { ImParams, ObParams } from '@/lib/domain/launch/params.rules';

/** One call of a venue as its adapter means it: no session in it yet. */
export interface VenueCall {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

/** As it travels. */
export interface VenueRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

const PREFIXES: readonly [prefix: RegExp, venue: VenueCode][] = [
  [/^\/api\/mobile\//, 'IMTY'],
  [/^\/yewu\d*\//, 'OBTY'],
  [/^\/v1\//, 'FBTY'],
];

/** Whose call a path is (spec §7); null for a path of none of the three. */
export function venueOfPath(path: string): VenueCode | null {
  return PREFIXES.find(([prefix]) => prefix.test(path))?.[1] ?? null;
}

/** Adds what is missing: a venue's own parameters never take the place of the caller's amounts and ids. */
function fill<T>(given: Readonly<Record<string, T>> | undefined, more: Readonly<Record<string, T>>): Record<string, T> {
  return {
    ...given,
    ...Object.fromEntries(Object.entries(more).filter(([name, value]) => value !== '' && !(given && Object.hasOwn(given, name)))),
  };
}

function check(call: VenueCall, venue: VenueCode, methods: readonly string[]): void {
  if (venueOfPath(call.path) !== venue || !methods.includes(call.method))
    throw new RangeError(`${call.method} ${call.path} is no call of ${venue}`);
}

/**
 * IM: through the site's own `improxy`, which knows the origin; session in the body. Its odds type is no part of the
 * session's share: only calls that name odds carry one.
 * @throws RangeError for a path or method that is not IM's
 */
export function toImRequest(call: VenueCall, params: ImParams): VenueRequest {
  check(call, 'IMTY', ['POST']);
  const { TimeStamp, Token, MemberCode, LanguageCode } = params;
  return {
    method: 'POST',
    url: `/improxy${call.path}`,
    headers: {},
    body: fill<unknown>(call.body, { TimeStamp, Token, MemberCode, LanguageCode }),
  };
}

/** OB: session in the headers, its number of the member in body or query; a GET also carries `rdm`, ms that no cache has seen. @throws RangeError */
export function toObRequest(call: VenueCall, params: ObParams, rdm: number): VenueRequest {
  check(call, 'OBTY', ['GET', 'POST']);
  const { cuid, origin, requestId } = params;
  const headers = { requestId, lang: 'zh' };
  if (call.method === 'POST') {
    return { method: 'POST', url: origin + withQuery(call.path, call.query ?? {}), headers, body: fill<unknown>(call.body, { cuid }) };
  }
  return { method: 'GET', url: origin + withQuery(call.path, fill(call.query, { cuid, rdm: String(rdm) })), headers };
}

/** FB: session in the header, language in the body. @throws RangeError */
export function toFbRequest(call: VenueCall, params: Omit<FbParams, 'url'>): VenueRequest {
  check(call, 'FBTY', ['POST']);
  const { origin, languageType, Authorization } = params;
  return { method: 'POST', url: origin + call.path, headers: { Authorization }, body: fill<unknown>(call.body, { languageType }) };
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
