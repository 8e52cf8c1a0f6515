/** Facts of a request for the gate in front of every page, and the gate's possible verdicts (contract §2.1–2.5). */

/** `app` is the native webview, `download` a browser that cannot install apps or a download host. */
export type Device = 'desktop' | 'mobile' | 'download' | 'app';

/** Request header that carries the nonce from the gate to the layout. */
export const NONCE_HEADER = 'x-nonce';
/** Request header with the request's path, without secrets, for the way back after a login. */
export const RETURN_PATH_HEADER = 'x-place';
/** Set by the ingress on client-side navigations; Next hides its own header from middleware. */
export const SOFT_NAVIGATION_HEADER = 'x-gate-soft';

export interface Facts {
  method: string;
  /** Path as sent, percent-encoded. */
  path: string;
  /** `?a=b` or empty. */
  search: string;
  device: Device;
  /** A top-level page load, as opposed to data, prefetch and client-side navigation. */
  document: boolean;
  /** A plain form that the browser sends by itself, by POST. */
  formPost: boolean;
  bot: boolean;
  /** Another site started the navigation, or no header rules that out. */
  foreign: boolean;
  /** Only its presence decides redirects; the platform checks its validity. */
  token: string | null;
  /** The visitor chose the web version. */
  checked: boolean;
  /** The app cookie is already set. */
  appCookie: boolean;
}

export interface GateSettings {
  downloadRedirect: boolean;
  /** maintainConfig.status is 0. */
  maintenance: boolean;
}

/** A cookie to write; `maxAge` in seconds, absent = for the browser session, 0 = remove. */
export interface CookieChange {
  name: string;
  value: string;
  maxAge?: number;
  httpOnly?: boolean;
}

export type Decision =
  | { kind: 'reject'; status: 405 }
  | { kind: 'redirect'; status: 303 | 307; location: string; cookies: readonly CookieChange[]; takeToken: string | null }
  | { kind: 'page'; cookies: readonly CookieChange[] }
  /** The 404 page; the framework renders it completely only for a path that no route matches. */
  | { kind: 'missing'; cookies: readonly CookieChange[] };
