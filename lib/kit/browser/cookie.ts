import { cookieAttributes, type CookieOptions } from './cookie-attributes';

const site = () => ({ hostname: location.hostname, https: location.protocol === 'https:' });

/** The value of the first cookie of this name, or null. A value that is not encoded is returned unchanged. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((text) => text.startsWith(start));
  if (pair === undefined) return null;
  const value = pair.slice(start.length);
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return value;
  }
}

/** Names are ours; the value is encoded, so that no part of it becomes an attribute. */
function write(name: string, value: string, { path, domain, maxAge, secure }: ReturnType<typeof cookieAttributes>): void {
  const parts = [`${name}=${encodeURIComponent(value)}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (domain !== undefined) parts.push(`Domain=${domain}`);
  parts.push(`Path=${path}`);
  if (secure) parts.push('Secure');
  document.cookie = [...parts, 'SameSite=Lax'].join('; ');
}

/** Writes a cookie, by default for the whole site: Path=/, SameSite=Lax, Secure on https (contract §1). */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  write(name, value, cookieAttributes(options, site()));
}

/** Removes a cookie; one that was written with a path or a domain needs the same again. */
export function removeCookie(name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
  write(name, '', { ...cookieAttributes(options, site()), maxAge: -1 });
}
