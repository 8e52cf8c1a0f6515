import { readCookie, writeCookie } from './cookie';
import type { CookieOptions } from './cookie-attributes';

/** A year: the server reads the member's choices again at each visit. */
export const COOKIE_LIFE = { days: 365 };

/**
 * Stores the text from `textOf` of a store in a cookie, so that the server renders a page to its member's preferences. Writes
 * nothing while the text equals the initial one.
 */
export function persistCookie<State>(
  store: { getInitialState(): State; getState(): State; subscribe(listener: (state: State) => void): () => void },
  name: string,
  textOf: (state: State) => string,
  options: CookieOptions = {},
): void {
  let written = readCookie(name) ?? textOf(store.getInitialState());
  const write = (state: State) => {
    const text = textOf(state);
    if (text === written) return;
    written = text;
    writeCookie(name, text, { ...COOKIE_LIFE, ...options });
  };
  write(store.getState());
  store.subscribe(write);
}
