import { ANDROID_OBJECT, IOS_HANDLER, type Transport } from './webview.model';

interface Poster {
  postMessage(text: string): void;
}

/** Objects that a webview may have put into the page; anything may be under these names. */
export interface AppWindow {
  webkit?: { messageHandlers?: Readonly<Record<string, unknown>> | undefined } | undefined;
  ReactNativeWebView?: unknown;
  parent: { postMessage(text: string, origin: string): void } | null;
  self: unknown;
}

function posterOf(value: unknown): Poster | null {
  // Android's object is a function in some versions.
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return null;
  return typeof (value as Partial<Poster>).postMessage === 'function' ? (value as Poster) : null;
}

/**
 * The way to the app: iOS, Android, React Native, else the page that frames this one, where `origins` allow any; null for none.
 * `origins` are a setting of the site, by default empty.
 */
export function transportOf(win: AppWindow, origins: readonly string[]): Transport | null {
  const native =
    posterOf(win.webkit?.messageHandlers?.[IOS_HANDLER]) ??
    posterOf((win as unknown as Readonly<Record<string, unknown>>)[ANDROID_OBJECT]) ??
    posterOf(win.ReactNativeWebView);
  // Bound to its object: Android rejects a method without it.
  if (native) return { kind: 'native', origins: [], post: native.postMessage.bind(native) };
  const { parent } = win;
  if (origins.length === 0 || parent === null || parent === win.self) return null;
  return {
    kind: 'frame',
    origins,
    post(text) {
      for (const origin of origins) parent.postMessage(text, origin);
    },
  };
}
