import { helpPage } from '@/lib/domain/help/help.copy';
import { ROUTES, loginPath } from '@/lib/routes';
import { APP_COOKIE, DOWNLOAD_FROM_COOKIE, MAINTENANCE_FROM_COOKIE, TOKEN_OFFER_COOKIE } from '@/lib/contract/cookies';
import type { CookieChange, Decision, Facts, GateSettings } from './gate.model';
import { TOKEN_PARAMETERS, isFilePath, isMemberPath, withoutSecrets } from './path.rules';
import { localPath, returnPathOf } from './redirect.rules';

/** Seconds that a remembered place is kept. */
const RETURN_PATH_LIFE_S = 600;
/** Seconds in which a member answers an offered session. */
const OFFER_LIFE_S = 300;

/** Grammar of a session token in an address; anything else is dropped. */
const TOKEN = /^[A-Za-z0-9._~-]{8,512}$/;

/** True for a text that can be a session token. */
export function isTokenText(text: string): boolean {
  return TOKEN.test(text);
}

/** Where a visitor says whether the session of a foreign link is to be opened, in place of the open one if there is one. */
export const TOKEN_OFFER_PATH = '/user/switch';

const remember = (name: string, returnPath: string): CookieChange => ({
  name,
  value: encodeURIComponent(returnPath),
  maxAge: RETURN_PATH_LIFE_S,
});

/**
 * The whole gate as one decision over facts: method, token in the address, maintenance, device, members (contract §2.1–2.5).
 * Only for pages: what route handlers answer (`isHandlerPath`) does not come here.
 * It decides where a request goes, never what it may see: each page and the platform check the session themselves.
 */
export function decide(facts: Facts, settings: GateSettings): Decision {
  if (facts.method !== 'GET' && facts.method !== 'HEAD') return { kind: 'refuse', status: 405 };

  const appCookie: CookieChange[] = facts.device === 'app' && !facts.appCookie ? [{ name: APP_COOKIE, value: '1' }] : [];

  const search = withoutSecrets(facts.search);
  if (search !== facts.search) return exchangeToken(facts, search, appCookie);

  const returnPath = returnPathOf(facts.path, search);
  const away = (location: string, cookies: CookieChange[]): Decision => ({
    kind: 'redirect',
    status: 307,
    location,
    cookies: [...appCookie, ...cookies],
    takeToken: null,
  });

  if (settings.maintenance && facts.device !== 'app' && facts.path !== ROUTES.maintenance) {
    // A picture or the manifest is no page view; a prefetch is, but it must not overwrite the remembered place.
    if (facts.document || !isFilePath(facts.path)) {
      return away(ROUTES.maintenance, facts.document ? [remember(MAINTENANCE_FROM_COOKIE, returnPath)] : []);
    }
  }
  if (settings.downloadRedirect && wantsDownloadPage(facts)) {
    return away(ROUTES.downloadPage, [remember(DOWNLOAD_FROM_COOKIE, returnPath)]);
  }
  if (facts.token === null && isMemberPath(facts.path, facts.search)) {
    return away(loginPath(returnPath), []);
  }
  // Each page has one address. The framework's own redirect would come before the gate, with the token in its answer.
  if (facts.path.endsWith('/') && facts.path !== '/') return away(`${localPath(facts.path)}${search}`, []);
  return { kind: isUnknownHelpPage(facts.path) ? 'missing' : 'page', cookies: appCookie };
}

const HELP = `${ROUTES.help}/`;

function isUnknownHelpPage(path: string): boolean {
  return path.startsWith(HELP) && helpPage(path.slice(HELP.length)) === null;
}

/** `mobile` until its visitor chose the web version; `download` always (contract §2.1). Status pages stay where they are. */
function wantsDownloadPage(facts: Facts): boolean {
  if (!facts.document || facts.bot) return false;
  if (facts.path === ROUTES.downloadPage || facts.path.startsWith('/other/')) return false;
  return facts.device === 'download' || (facts.device === 'mobile' && !facts.checked);
}

/**
 * A token in the address is stored and taken out of it before anything is shown.
 * A navigation that another site started opens no session by itself, whether or not one is open: the visitor is asked, and a
 * link cannot log anybody into a stranger's account (contract §2.17).
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
