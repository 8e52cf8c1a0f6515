import 'server-only';
import { createHash } from 'node:crypto';
import { setCookie } from 'nookies';
import { COOKIE, type CookieChange } from './gate.model';

/** The token and the key part of the member's own cache entries live and die together (contract §2.8). */
export function sessionCookies(token: string): CookieChange[] {
  return [
    { name: COOKIE.token, value: token },
    { name: COOKIE.cacheId, value: createHash('sha256').update(token).digest('hex') },
  ];
}

/**
 * One Set-Cookie header. Names and values come from the rules and are checked or encoded there; nothing of a request
 * becomes an attribute. Secure exactly when the request came over https.
 */
export function cookieHeader({ name, value, maxAge, httpOnly }: CookieChange, https: boolean): [string, string] {
  let line = '';
  // nookies writes on a response of Node's; the gate's is a list of headers.
  const response = { getHeader: () => [], setHeader: (_: string, lines: readonly string[]) => void (line = lines[0] ?? '') };
  setCookie({ res: response as never }, name, value, {
    encode: (text: string) => text,
    path: '/',
    sameSite: 'lax',
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(httpOnly ? { httpOnly } : {}),
    ...(https ? { secure: true } : {}),
  });
  return ['Set-Cookie', line];
}
