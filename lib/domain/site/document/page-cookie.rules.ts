import { APP_COOKIE, LOOK_COOKIE, THEME_COOKIE, UP_COLOUR_COOKIE, VIEW_COOKIE } from '@pavilion/contract/cookies';
import { lookOf, themeOf, upColourOf } from '@/lib/domain/site/preference/preference.model';

/**
 * Cookies that pages for everybody are rendered with, and the value that a page gets from each. Pages read no other part of a
 * request's cookies, and a stored document is used again only for equal values of all of them (lib/server/document), so a new
 * cookie needs one line here.
 */
export const PAGE_COOKIES = {
  [APP_COOKIE]: (text: string | undefined) => text === '1',
  [THEME_COOKIE]: themeOf,
  [UP_COLOUR_COOKIE]: upColourOf,
  [LOOK_COOKIE]: lookOf,
  /** As text, which the sport pages parse. */
  [VIEW_COOKIE]: (text: string | undefined) => text,
} as const;

export type PageCookie = keyof typeof PAGE_COOKIES;
export type PageCookieValue<Name extends PageCookie> = ReturnType<(typeof PAGE_COOKIES)[Name]>;

const COOKIES = Object.entries(PAGE_COOKIES);

/** Text that is equal for two requests exactly if every page gets the same cookie values from both. */
export function pageCookiesText(cookie: (name: string) => string | null): string {
  let text = '';
  for (const [name, read] of COOKIES) {
    const value = cookie(name);
    // A browser without the cookie is the usual case and needs no parsing.
    if (value !== null) text += `${name}=${JSON.stringify(read(value))};`;
  }
  return text;
}
