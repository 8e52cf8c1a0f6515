import { destroyCookie, parseCookies, setCookie } from 'nookies';
import { cookieAttributes, type CookieOptions } from './cookie-attributes';

const place = () => ({ hostname: location.hostname, https: location.protocol === 'https:' });

/** The value, or null. */
export function readCookie(name: string): string | null {
  return parseCookies()[name] || null;
}

/** Writes a cookie, by default for the whole site: Path=/, SameSite=Lax, Secure on https (contract §1). */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  setCookie(null, name, value, cookieAttributes(options, place()));
}

/** Removes a cookie; one that was written with a path or a domain is removed with the same. */
export function removeCookie(name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
  const { path, domain } = cookieAttributes(options, place());
  destroyCookie(null, name, { path, ...(domain === undefined ? {} : { domain }) });
}
