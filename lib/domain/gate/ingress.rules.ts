import { SOFT_NAVIGATION_HEADER } from './gate.model';

/** Headers of one request as node keeps them: lower-case names; mutable. */
export type RawHeaders = Record<string, string | string[] | undefined>;

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));

/**
 * Makes a request's headers honest before the framework sees them. Without trusted proxies the X-Forwarded-* a client
 * sent go, and the socket's address is the caller's; behind `hops` of them the entry that the outermost one wrote counts.
 */
export function cleanHeaders(headers: RawHeaders, peer: string, hops: number): void {
  const chain = [...textOf(headers['x-forwarded-for']).split(','), peer].map((part) => part.trim()).filter(Boolean);
  const caller = hops === 0 ? peer : (chain[Math.max(0, chain.length - 1 - hops)] ?? peer);
  const host = hops === 0 ? '' : textOf(headers['x-forwarded-host']).split(',')[0]!.trim();
  const proto = hops === 0 ? '' : textOf(headers['x-forwarded-proto']).split(',')[0]!.trim();
  for (const name of FORWARDED) delete headers[name];
  headers['x-forwarded-for'] = /^[0-9a-f.:]{2,45}$/i.test(caller) ? caller.replace(/^::ffff:/i, '') : peer;
  if (/^[a-z0-9.:[\]-]{1,255}$/i.test(host)) headers['x-forwarded-host'] = host;
  if (proto === 'https' || proto === 'http') headers['x-forwarded-proto'] = proto;

  // Next takes its client-side navigation mark away before middleware; this one stays.
  delete headers[SOFT_NAVIGATION_HEADER];
  if (headers['rsc'] !== undefined) headers[SOFT_NAVIGATION_HEADER] = '1';
}

/** A request target that starts at the root; the absolute form would let a client name the host of our redirects. */
export function cleanTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}
