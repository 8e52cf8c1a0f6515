import type { Device } from './gate.model';

/** In-app browsers, which cannot install anything: WeChat, QQ, Alipay. (QQ's own browser is MQQBrowser, which can.) */
const IN_APP = /MicroMessenger|\bQQ\/\d|AlipayClient/i;
/** The mark that the native app's webview adds to its user agent. */
const APP_MARK = /\bPavilionApp\/\d/;
const MOBILE = /Android|iPhone|iPad|iPod|HarmonyOS|Windows Phone|\bMobile\b|Opera Mini|IEMobile|Silk\//i;
const BOT =
  /bot\b|spider|crawl|slurp|facebookexternalhit|whatsapp|telegram|embedly|quora link preview|bingpreview|lighthouse|pagespeed|headless_preview|mediapartners|yandex\.com\/bots|ia_archiver/i;

export interface DeviceHints {
  userAgent: string;
  /** Sec-CH-UA-Mobile, `?1` or `?0`. */
  hintMobile: string | null;
  /** Sec-CH-UA-Platform, `"Android"`. */
  hintPlatform: string | null;
  /** Requested host name, without the port. */
  hostname: string;
  /** isApp=1, appdown-token or the app cookie. */
  app: boolean;
}

/**
 * The visitor's device (contract §2.1). Client hints come before the user agent; an Android tablet reports "not mobile" but names Android.
 */
export function deviceOf(hints: DeviceHints, downloadHosts: readonly string[]): Device {
  if (hints.app || isApp(hints.userAgent)) return 'app';
  if (downloadHosts.includes(hints.hostname.toLowerCase()) || IN_APP.test(hints.userAgent)) return 'download';
  if (hints.hintMobile === '?1' || /android|ios/i.test(hints.hintPlatform ?? '')) return 'mobile';
  if (hints.hintMobile === '?0') return 'desktop';
  return MOBILE.test(hints.userAgent) ? 'mobile' : 'desktop';
}

/** True in the native app's webview, by a mark that only the app sends: no link can add it. */
export function isApp(userAgent: string): boolean {
  return APP_MARK.test(userAgent);
}

/** Search engines and link previews: they read pages and install nothing. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
