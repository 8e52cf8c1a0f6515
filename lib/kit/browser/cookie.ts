import { destroyCookie, parseCookies, setCookie } from 'nookies';

/** How long a cookie of ours lives; names, paths and flags are ours alone, never a caller's. */
export interface CookieLife {
  /** Seconds; absent = until the browser closes. */
  maxAge?: number;
}

const isSecure = () => location.protocol === 'https:';

/** The value, or null. */
export function readCookie(name: string): string | null {
  return parseCookies()[name] || null;
}

/** Writes a cookie for the whole site: Path=/, SameSite=Lax, Secure on https (contract §1). */
export function writeCookie(name: string, value: string, { maxAge }: CookieLife = {}): void {
  setCookie(null, name, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

export function removeCookie(name: string): void {
  destroyCookie(null, name, { path: '/' });
}
