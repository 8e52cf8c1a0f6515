import 'server-only';
import { createHash } from 'node:crypto';
import { setCookie } from 'nookies';
import { CACHE_ID_COOKIE, TOKEN_COOKIE } from '@pavilion/contract/cookies';
import type { CookieChange } from './gate.model';

/** The token and the key part of the member's own cache entries are set and removed together (contract §2.8). */
export function sessionCookies(token: string): CookieChange[] {
  return [
    { name: TOKEN_COOKIE, value: token },
    { name: CACHE_ID_COOKIE, value: createHash('sha256').update(token).digest('hex') },
  ];
}

/** Adapts a response's headers to nookies, which reads and writes `Set-Cookie` only. */
const onHeaders = (headers: Headers) => ({
  getHeader: () => headers.getSetCookie(),
  setHeader(name: string, lines: readonly string[]) {
    headers.delete(name);
    for (const line of lines) headers.append(name, line);
  },
});

/**
 * Writes cookies on a response. The rules check or encode names and values; no attribute comes from the request. Secure exactly when the
 * request came over https.
 */
export function writeCookies(headers: Headers, cookies: readonly CookieChange[], https: boolean): void {
  const res = onHeaders(headers) as never;
  for (const { name, value, maxAge, httpOnly } of cookies) {
    setCookie({ res }, name, value, {
      encode: (text: string) => text,
      path: '/',
      sameSite: 'lax',
      ...(maxAge === undefined ? {} : { maxAge }),
      ...(httpOnly ? { httpOnly } : {}),
      ...(https ? { secure: true } : {}),
    });
  }
}

/** The request's `Cookie` header plus the cookies that the response sets, so that this page already reads them. */
export function withCookies(sent: string | null, cookies: readonly CookieChange[]): string {
  return [...(sent ? [sent] : []), ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ');
}
