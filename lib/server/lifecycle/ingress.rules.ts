import { SOFT_NAVIGATION_HEADER } from '@/lib/domain/site/gate/gate.model';
import { redirectHeaders } from '@/lib/domain/site/gate/headers.rules';

/** Headers of one request as node stores them: lower-case names; mutable. */
export type RawHeaders = Record<string, string | string[] | undefined>;

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));

const entriesOf = (value: string | string[] | undefined) =>
  textOf(value)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The entry of the outermost of `hops` trusted proxies: each appends one, or passes on the entry before it. */
function trustedEntry(value: string | string[] | undefined, hops: number): string {
  if (hops === 0) return '';
  const entries = entriesOf(value);
  return entries.at(-hops) ?? entries.at(-1) ?? '';
}

/**
 * Replaces a request's forgeable headers before the framework sees them. Without trusted proxies, drops the client's
 * X-Forwarded-* and uses the socket's address; behind `hops` proxies, uses the entry of the outermost one. With fewer addresses
 * than proxies, no entry is trusted: the socket's address counts. A host is trusted only if `givesHost` states that the proxies
 * always set one: fronts commonly pass on the client's.
 */
export function cleanHeaders(headers: RawHeaders, peer: string, hops: number, givesHost = false): void {
  const caller = [...entriesOf(headers['x-forwarded-for']), peer].at(-1 - hops) ?? peer;
  const host = givesHost ? trustedEntry(headers['x-forwarded-host'], hops) : '';
  const proto = trustedEntry(headers['x-forwarded-proto'], hops);
  for (const name of FORWARDED) delete headers[name];
  headers['x-forwarded-for'] = /^[0-9a-f.:]{2,45}$/i.test(caller) ? caller.replace(/^::ffff:/i, '') : peer;
  if (/^[a-z0-9.:[\]-]{1,255}$/i.test(host)) headers['x-forwarded-host'] = host;
  if (proto === 'https' || proto === 'http') headers['x-forwarded-proto'] = proto;

  // The framework would use the nonce of a policy sent by the client for its own scripts.
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];

  // Next removes its client-side navigation header before middleware; this one stays.
  delete headers[SOFT_NAVIGATION_HEADER];
  if (headers['rsc'] !== undefined) headers[SOFT_NAVIGATION_HEADER] = '1';
}

/**
 * A request target that starts at the root, with single slashes. The absolute form would let a client set the host of our
 * redirects; repeated slashes and backslashes make the framework redirect before the gate runs.
 */
export function cleanTarget(target: string): string {
  const local = target.startsWith('/') ? target : (/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? '');
  const start = local.search(/[?#]/);
  const path = start === -1 ? local : local.slice(0, start);
  return `/${path}`.replace(/[/\\]+/g, '/') + local.slice(path.length);
}

/** Replaces a method that the framework cannot build a request from by one that the gate rejects with 405. */
export function cleanMethod(method: string): string {
  return method === 'TRACE' ? 'PROPFIND' : method;
}

/** A response before it is sent: requested path, status, and its header names in lower case. */
export interface LeavingResponse {
  path: string;
  status: number;
  headers: ReadonlySet<string>;
  https: boolean;
}

/**
 * Headers that a response still lacks. Responses of neither the gate nor a handler (the framework's own redirects, rejected
 * methods, 404) get the headers of a rejection. next.config.ts sets those of hashed files.
 */
export function missingHeaders({ path, status, headers, https }: LeavingResponse): [string, string][] {
  if (headers.has('content-security-policy')) return [];
  if (path.startsWith('/_next/static/') && status < 400 && !headers.has('location')) return [];
  return redirectHeaders(https).filter(([name]) => !headers.has(name.toLowerCase()));
}
