import { helpPage } from '@/lib/domain/care/help/help.copy';
import { loginPath, route } from '@/lib/routes';
import { APP_COOKIE, DOWNLOAD_FROM_COOKIE, MAINTENANCE_FROM_COOKIE, TOKEN_OFFER_COOKIE } from '@pavilion/contract/cookies';
import type { CookieChange, Decision, Facts, GateSettings } from './gate.model';
import { TOKEN_PARAMETERS, isFilePath, isMemberPath, withoutSecrets } from './path.rules';
import { localPath, returnPathOf } from './redirect.rules';

/** Seconds that a return path is stored. */
const RETURN_PATH_LIFE_S = 600;
/** Seconds that an offered session waits for the member's decision. */
const OFFER_LIFE_S = 300;

/** Grammar of a session token in an address; anything else is dropped. */
const TOKEN = /^[A-Za-z0-9._~-]{8,512}$/;

/** True for a text that can be a session token. */
export function isTokenText(text: string): boolean {
  return TOKEN.test(text);
}

/** Page that asks for a confirmation before it opens the session of a foreign link, in place of the current one if there is one. */
export const TOKEN_OFFER_PATH = '/user/switch';

const remember = (name: string, returnPath: string): CookieChange => ({
  name,
  value: encodeURIComponent(returnPath),
  maxAge: RETURN_PATH_LIFE_S,
});

/**
 * Decides the target of a request for a page: method, token in the address, maintenance, device, members (contract §2.1–2.5). Requests to
 * route handlers (`isHandlerPath`) do not come here. The gate grants no access: each page and the platform check the session themselves.
 */
export function decide(facts: Facts, settings: GateSettings): Decision {
  const search = withoutSecrets(facts.search);
  // The page's scripts had not run yet: the response is the same page, requested by GET and judged then. Nobody reads the body.
  if (facts.formPost) {
    return { kind: 'redirect', status: 303, location: `${localPath(facts.path)}${search}`, cookies: [], takeToken: null };
  }
  if (facts.method !== 'GET' && facts.method !== 'HEAD') return { kind: 'reject', status: 405 };

  const appCookie: CookieChange[] = facts.device === 'app' && !facts.appCookie ? [{ name: APP_COOKIE, value: '1' }] : [];

  if (search !== facts.search) return exchangeToken(facts, search, appCookie);

  const returnPath = returnPathOf(facts.path, search);
  const away = (location: string, cookies: CookieChange[]): Decision => ({
    kind: 'redirect',
    status: 307,
    location,
    cookies: [...appCookie, ...cookies],
    takeToken: null,
  });

  if (settings.maintenance && facts.device !== 'app' && facts.path !== route('/other/maintenance')) {
    // A picture or the manifest is no page view; a prefetch is, but must not overwrite the stored return path.
    if (facts.document || !isFilePath(facts.path)) {
      return away(route('/other/maintenance'), facts.document ? [remember(MAINTENANCE_FROM_COOKIE, returnPath)] : []);
    }
  }
  if (settings.downloadRedirect && wantsDownloadPage(facts)) {
    return away(route('/download-page'), [remember(DOWNLOAD_FROM_COOKIE, returnPath)]);
  }
  if (facts.token === null && isMemberPath(facts.path, facts.search)) {
    return away(loginPath(returnPath), []);
  }
  // Each page has one address. The framework's own redirect would run before the gate, with the token in its response.
  if (facts.path.endsWith('/') && facts.path !== '/') return away(`${localPath(facts.path)}${search}`, []);
  return { kind: isUnknownHelpPage(facts.path) ? 'missing' : 'page', cookies: appCookie };
}

const HELP = `${route('/help')}/`;

function isUnknownHelpPage(path: string): boolean {
  return path.startsWith(HELP) && helpPage(path.slice(HELP.length)) === null;
}

/** `mobile` until the visitor chooses the web version; `download` always (contract §2.1). Status pages never redirect. */
function wantsDownloadPage(facts: Facts): boolean {
  if (!facts.document || facts.bot) return false;
  if (facts.path === route('/download-page') || facts.path.startsWith('/other/')) return false;
  return facts.device === 'download' || (facts.device === 'mobile' && !facts.checked);
}

/**
 * Stores a token from the address and removes it from there before any page is shown. A navigation that another site started opens no
 * session by itself, whether or not one is open: the visitor has to confirm, so that a link cannot log anybody into a stranger's account
 * (contract §2.17).
 */
function exchangeToken(facts: Facts, search: string, cookies: CookieChange[]): Decision {
  const given = new URLSearchParams(facts.search);
  const token = TOKEN_PARAMETERS.map((name) => given.get(name)).find((value) => value !== null && isTokenText(value)) ?? null;
  const path = `${localPath(facts.path)}${search}`;
  const usable = token !== null && facts.document && facts.method === 'GET';
  const back = { kind: 'redirect', status: 303, location: path } as const;

  if (!usable) return { ...back, cookies, takeToken: null };
  if (facts.foreign && facts.token !== token) {
    const offer: CookieChange = { name: TOKEN_OFFER_COOKIE, value: token, maxAge: OFFER_LIFE_S, httpOnly: true };
    const location = `${TOKEN_OFFER_PATH}?redirect=${encodeURIComponent(returnPathOf(facts.path, search))}`;
    return { ...back, location, cookies: [...cookies, offer], takeToken: null };
  }
  return { ...back, cookies, takeToken: token };
}
