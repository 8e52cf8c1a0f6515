import { SOFT_NAVIGATION_HEADER } from '@/lib/domain/gate/gate.model';
import { redirectHeaders } from '@/lib/domain/gate/headers.rules';

/** Headers of one request as node keeps them: lower-case names; mutable. */
export type RawHeaders = Record<string, string | string[] | undefined>;

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));

const entriesOf = (value: string | string[] | undefined) =>
  textOf(value)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The entry that the outermost of `hops` trusted proxies wrote: each appends one, or hands on what the one before it wrote. */
function trustedEntry(value: string | string[] | undefined, hops: number): string {
  if (hops === 0) return '';
  const entries = entriesOf(value);
  return entries.at(-hops) ?? entries.at(-1) ?? '';
}

/**
 * Makes a request's headers honest before the framework sees them. Without trusted proxies the X-Forwarded-* a client
 * sent go, and the socket's address is the caller's; behind `hops` of them the entry that the outermost one wrote counts.
 * With fewer addresses than proxies are said to be, no entry is theirs: the socket's address is the caller's.
 */
export function cleanHeaders(headers: RawHeaders, peer: string, hops: number): void {
  const caller = [...entriesOf(headers['x-forwarded-for']), peer].at(-1 - hops) ?? peer;
  const host = trustedEntry(headers['x-forwarded-host'], hops);
  const proto = trustedEntry(headers['x-forwarded-proto'], hops);
  for (const name of FORWARDED) delete headers[name];
  headers['x-forwarded-for'] = /^[0-9a-f.:]{2,45}$/i.test(caller) ? caller.replace(/^::ffff:/i, '') : peer;
  if (/^[a-z0-9.:[\]-]{1,255}$/i.test(host)) headers['x-forwarded-host'] = host;
  if (proto === 'https' || proto === 'http') headers['x-forwarded-proto'] = proto;

  // The framework would put the nonce of a policy that the client sent on its own scripts.
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];

  // Next takes its client-side navigation mark away before middleware; this one stays.
  delete headers[SOFT_NAVIGATION_HEADER];
  if (headers['rsc'] !== undefined) headers[SOFT_NAVIGATION_HEADER] = '1';
}

/**
 * A request target that starts at the root, its path parted by single slashes. The absolute form would let a client name
 * the host of our redirects; repeated slashes and backslashes make the framework redirect before the gate has looked.
 */
export function cleanTarget(target: string): string {
  const local = target.startsWith('/') ? target : (/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? '');
  const start = local.search(/[?#]/);
  const path = start === -1 ? local : local.slice(0, start);
  return `/${path}`.replace(/[/\\]+/g, '/') + local.slice(path.length);
}

/** What the framework cannot build a request of becomes a method that it knows and the gate refuses with 405. */
export function cleanMethod(method: string): string {
  return method === 'TRACE' ? 'PROPFIND' : method;
}

/** An answer about to leave: path as asked, status, and the names of its headers in lower case. */
export interface LeavingAnswer {
  path: string;
  status: number;
  headers: ReadonlySet<string>;
  https: boolean;
}

/**
 * Headers that an answer still lacks. What neither the gate nor a handler wrote (the framework's own redirects, refusals of
 * a method, 404) leaves with the headers of a refusal. Hashed files have theirs from next.config.ts.
 */
export function missingHeaders({ path, status, headers, https }: LeavingAnswer): [string, string][] {
  if (headers.has('content-security-policy')) return [];
  if (path.startsWith('/_next/static/') && status < 400 && !headers.has('location')) return [];
  return redirectHeaders(https).filter(([name]) => !headers.has(name.toLowerCase()));
}
