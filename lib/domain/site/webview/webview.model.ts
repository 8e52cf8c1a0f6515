/** The messages between the site and the app whose webview shows it: docs/webview.md describes them for the app's developers. */

export const BRIDGE_VERSION = 1;

/** iOS: `window.webkit.messageHandlers.pavilion`. */
export const IOS_HANDLER = 'pavilion';
/** Android: the object of `addJavascriptInterface`, with `postMessage(text)`. */
export const ANDROID_OBJECT = 'PavilionNative';
/** The function that a native app calls with a message, as an object or as JSON. */
export const RECEIVER = 'pavilionReceive';

/** Abilities that an app can have; without one the site does the same by itself. */
export type Ability = 'login' | 'pay' | 'open';

/** Reason why a session is requested: there is none, it ended, or the token that the app gave was not accepted. */
export type LoginReason = 'needed' | 'ended' | 'refused' | 'failed';

/** From the site to the app. */
export type Outbound =
  | { type: 'ready'; page: string; path: string }
  | { type: 'title'; path: string; title: string; bar: boolean; canGoBack: boolean }
  | { type: 'back'; handled: boolean }
  | { type: 'login'; reason: LoginReason }
  | { type: 'session' }
  | { type: 'logout' }
  | { type: 'pay'; order: string; method: string; code: string }
  | { type: 'open'; url: string }
  | { type: 'ignored'; count: number };

/** From the app to the site. */
export type Inbound =
  | { type: 'hello'; can: readonly Ability[] }
  | { type: 'back' }
  | { type: 'login'; page: string; token: string }
  | { type: 'resume' }
  | { type: 'view'; theme?: 'light' | 'dark' | 'system' | undefined; safeTop?: number | undefined; safeBottom?: number | undefined };

/** Immediate result of a native app's call. */
export type Receipt = 'ok' | 'handled' | 'leave' | 'ignored';

/**
 * Channel between the site and the app. `native`: the app put an object into the page. `frame`: a page of an allowed origin frames the
 * site, for testers; it opens no session.
 */
export interface Transport {
  kind: 'native' | 'frame';
  /** Origins that a frame's messages may come from. */
  origins: readonly string[];
  post(text: string): void;
}
