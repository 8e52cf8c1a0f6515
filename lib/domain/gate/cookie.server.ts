import 'server-only';
import { createHash } from 'node:crypto';
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
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (httpOnly) parts.push('HttpOnly');
  if (https) parts.push('Secure');
  return ['Set-Cookie', parts.join('; ')];
}
