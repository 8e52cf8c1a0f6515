import { parse, serialize } from 'cookie';
import { cookieAttributes, type CookieOptions } from './cookie-attributes';

const site = () => ({ hostname: location.hostname, https: location.protocol === 'https:' });

/** The value of the first cookie of this name, or null. A value that is not encoded is returned unchanged. */
export function readCookie(name: string): string | null {
  return parse(document.cookie)[name] || null;
}

/** Writes a cookie, by default for the whole site: Path=/, SameSite=Lax, Secure on https (contract §1). */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  document.cookie = serialize(name, value, cookieAttributes(options, site()));
}

/** Removes a cookie; one that was written with a path or a domain needs the same again. */
export function removeCookie(name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
  document.cookie = serialize(name, '', { ...cookieAttributes(options, site()), maxAge: -1 });
}
