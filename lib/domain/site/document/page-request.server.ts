import 'server-only';
import { cookies, headers } from 'next/headers';
import type { DOWNLOAD_FROM_COOKIE, TOKEN_OFFER_COOKIE, UUID_COOKIE } from '@pavilion/contract/cookies';
import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { RETURN_PATH_HEADER, SOFT_NAVIGATION_HEADER } from '@/lib/domain/site/gate/gate.model';
import { PAGE_COOKIES, type PageCookie, type PageCookieValue } from './page-cookie.rules';
import { isShell, keepOutOfStore } from '@/lib/kit/store/rendering.server';

/**
 * The only reader of a page's request. Documents are stored and used for other requests (lib/server/document), so each function
 * reads either something that the store's key contains, or something of this visitor alone, which keeps the document out of the
 * store.
 */

/** The value that pages render with for a cookie of the key. */
export async function readPageCookie<Name extends PageCookie>(name: Name): Promise<PageCookieValue<Name>> {
  const text = (await cookies()).get(name)?.value;
  return PAGE_COOKIES[name](text) as PageCookieValue<Name>;
}

/** The session's token, which keeps the document out of the store; null without one. */
export async function readToken(): Promise<string | null> {
  const cookie = (await cookies()).get(TOKEN_COOKIE);
  if (cookie) keepOutOfStore();
  return cookie?.value ?? null;
}

/** True if the request has a token, valid or not. The store's key tells requests with one from those without. */
export async function hasToken(): Promise<boolean> {
  return isShell() || (await readToken()) !== null;
}

/** A cookie of this visitor alone. */
export async function readVisitorCookie(
  name: typeof DOWNLOAD_FROM_COOKIE | typeof TOKEN_OFFER_COOKIE | typeof UUID_COOKIE,
): Promise<string | undefined> {
  keepOutOfStore();
  return (await cookies()).get(name)?.value;
}

/** A header about this visitor's browser. */
export async function readVisitorHeader(name: 'user-agent' | 'sec-ch-ua-mobile' | 'sec-ch-ua-platform'): Promise<string | null> {
  keepOutOfStore();
  return (await headers()).get(name);
}

/** The request's path and query without secrets, to return to after a login; null outside pages. */
export async function readReturnPath(): Promise<string | null> {
  return (await headers()).get(RETURN_PATH_HEADER);
}

/** True if the request is a client-side navigation from a page of this site, whose scripts and data stay loaded. */
export async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).has(SOFT_NAVIGATION_HEADER);
}

/** Our own host and protocol as the browser names them; the ingress guarantees honest forwarded headers. */
export async function readHost(): Promise<{ host: string; https: boolean }> {
  const sent = await headers();
  return {
    host: sent.get('x-forwarded-host') ?? sent.get('host') ?? '',
    https: sent.get('x-forwarded-proto') === 'https',
  };
}
