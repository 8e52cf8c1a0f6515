import { deviceOf, isApp, isBot } from './device.rules';
import { APP_COOKIE, TOKEN_COOKIE, WEB_VERSION_COOKIE } from '@pavilion/contract/cookies';
import { SOFT_NAVIGATION_HEADER, type Facts } from './gate.model';
import { TOKEN_PARAMETERS } from './path.rules';

/** A request as the gate needs it, so that the rules do not depend on the framework. */
export interface RequestView {
  method: string;
  path: string;
  search: string;
  /** Requested host, with its port unless it is the default. */
  host: string;
  header(name: string): string | null;
  cookie(name: string): string | null;
}

/** Reads the facts of one request. */
export function factsOf(request: RequestView, downloadHosts: readonly string[]): Facts {
  const userAgent = request.header('user-agent') ?? '';
  const appCookie = request.cookie(APP_COOKIE) === '1';
  return {
    method: request.method,
    path: request.path,
    search: request.search,
    device: deviceOf(
      {
        userAgent,
        hintMobile: request.header('sec-ch-ua-mobile'),
        hintPlatform: request.header('sec-ch-ua-platform'),
        hostname: request.host.replace(/:\d+$/, ''),
        app: appCookie || namesApp(request.search),
      },
      downloadHosts,
    ),
    document: isDocument(request),
    formPost: isFormPost(request),
    bot: isBot(userAgent),
    foreign: isForeign(request, userAgent),
    token: request.cookie(TOKEN_COOKIE) || null,
    checked: request.cookie(WEB_VERSION_COOKIE) === '1',
    appCookie,
  };
}

function namesApp(search: string): boolean {
  if (search.length < 2) return false;
  const query = new URLSearchParams(search);
  return query.get('isApp') === '1' || query.has(TOKEN_PARAMETERS[1]);
}

/** A page load: by the browser's fetch metadata, else anything that is no prefetch and no client-side navigation. */
function isDocument(request: RequestView): boolean {
  const purpose = `${request.header('sec-purpose') ?? ''} ${request.header('purpose') ?? ''} ${request.header('x-moz') ?? ''}`;
  if (purpose.includes('prefetch') || request.header(SOFT_NAVIGATION_HEADER) !== null) return false;
  const destination = request.header('sec-fetch-dest');
  if (destination !== null) return destination === 'document';
  const accept = request.header('accept');
  return accept === null || accept.includes('text/html') || accept.includes('*/*');
}

/** Content types that a form without scripts can have. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/i;

function isFormPost(request: RequestView): boolean {
  return request.method === 'POST' && isDocument(request) && FORM_TYPE.test(request.header('content-type') ?? '');
}

/**
 * True if another site, or an unknown source, started the request. Without fetch metadata (old browsers, and plain http beyond this
 * machine) only our own referrer and the native app's webview count as ours: a link can omit its referrer.
 */
function isForeign(request: RequestView, userAgent: string): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== null) return site !== 'none' && site !== 'same-origin';
  const referrer = request.header('referer');
  if (referrer) return !URL.canParse(referrer) || new URL(referrer).host !== request.host.toLowerCase();
  return !isApp(userAgent);
}
