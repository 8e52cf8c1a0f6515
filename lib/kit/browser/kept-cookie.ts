import { readCookie, writeCookie } from './cookie';
import type { CookieOptions } from './cookie-attributes';

/** What a member chose is asked for again by the server for a year. */
export const COOKIE_LIFE = { days: 365 };

/**
 * Keeps what `textOf` says of a store in a cookie, so that the server draws a page the way its member likes it. Nothing is
 * written while nothing differs from the beginning.
 */
export function keepCookie<State>(
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
