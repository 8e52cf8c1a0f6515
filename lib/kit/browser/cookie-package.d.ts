declare module 'cookie' {
  import type { CookieAttributes } from './cookie-attributes';

  /** Values by name, decoded where they can be; the first of several of one name. */
  export function parse(cookies: string): Record<string, string>;
  /** One cookie's text, with its value encoded. */
  export function serialize(name: string, value: string, attributes: CookieAttributes): string;
}
