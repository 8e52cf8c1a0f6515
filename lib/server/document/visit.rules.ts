import { UUID_COOKIE } from '@pavilion/contract/cookies';
import { pageCookiesText } from '@/lib/domain/site/document/page-cookie.rules';
import { factsOf } from '@/lib/domain/site/gate/facts.rules';
import { SOFT_NAVIGATION_HEADER, type GateSettings } from '@/lib/domain/site/gate/gate.model';
import { decide, isTokenText } from '@/lib/domain/site/gate/gate.rules';
import { isFilePath, isHandlerPath } from '@/lib/domain/site/gate/path.rules';

/** A request after the ingress, as node parses it. */
export interface SentRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface VisitSettings extends GateSettings {
  downloadHosts: readonly string[];
  /** True for a user agent to which the framework sends other documents. */
  isFrameworkBot(userAgent: string): boolean;
  /** True for the cookies of a browser that gets links instead of the text of style sheets. */
  hasStyles(cookies: string): boolean;
}

/** Longest key of a stored document; a request with a longer one is rendered. */
const KEY_MAX = 1000;
/** Values of one request are separated by a character that no header and no target contains. */
const SEPARATOR = '\n';

/**
 * A request's cookies, parsed as the framework parses them for pages and the gate: the last of a name counts, and a value that is
 * not percent-encoded correctly is left out.
 */
export function cookiesOf(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of header.split(/; */)) {
    if (!pair) continue;
    const split = pair.indexOf('=');
    if (split === -1) {
      found.set(pair, 'true');
      continue;
    }
    try {
      found.set(pair.slice(0, split), decodeURIComponent(pair.slice(split + 1)));
    } catch {
      // Left out, as by the framework.
    }
  }
  return found;
}

/** A request that a stored document may be sent to. */
export interface Visit {
  /** Key of its document in the store. */
  key: string;
  /** Token and device of the member who sent it, for the document's last script; null for a visitor without a session. */
  member: { token: string; uuid: string } | null;
}

/** A redirect by the gate that sets no cookie. */
export interface Redirect {
  status: number;
  /** Path and query at this site. */
  location: string;
  https: boolean;
}

/**
 * The visit of a request, or the redirect in response to it; null for a request whose response is for its visitor alone. The gate decides
 * first, with the rules of middleware.ts: whatever sets cookies passes through the framework.
 */
export function visitOf({ method = 'GET', url = '/', headers }: SentRequest, settings: VisitSettings): Visit | Redirect | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : (value?.join(', ') ?? null);
  };
  if (header('rsc') !== null || header(SOFT_NAVIGATION_HEADER) !== null) return null;
  const { pathname, search } = new URL(url, 'http://site.invalid');
  if (isHandlerPath(pathname) || isFilePath(pathname) || pathname.startsWith('/_next/')) return null;
  const sentCookies = header('cookie') ?? '';
  const cookies = cookiesOf(sentCookies);
  const cookie = (name: string) => cookies.get(name) ?? null;
  const host = header('x-forwarded-host') ?? header('host') ?? '';
  const facts = factsOf({ method, path: pathname, search, host, header, cookie }, settings.downloadHosts);
  if (!facts.document || facts.bot || settings.isFrameworkBot(header('user-agent') ?? '')) return null;
  // The response to a member's HEAD would have to wait for the member all the same.
  if (facts.token !== null && (method === 'HEAD' || !isTokenText(facts.token))) return null;
  const decision = decide(facts, settings);
  if (decision.kind === 'reject' || decision.kind === 'missing' || decision.cookies.length > 0) return null;
  const https = (header('x-forwarded-proto') ?? '').startsWith('https');
  if (decision.kind === 'redirect') {
    return decision.takeToken === null ? { status: decision.status, location: decision.location, https } : null;
  }
  const key = [
    https ? 'https' : 'http',
    host,
    url,
    facts.device === 'app' ? 'app' : '',
    settings.hasStyles(sentCookies) ? 'links' : '',
    facts.token === null ? '' : 'member',
    pageCookiesText(cookie),
  ].join(SEPARATOR);
  if (key.length > KEY_MAX) return null;
  return { key, member: facts.token === null ? null : { token: facts.token, uuid: cookie(UUID_COOKIE) ?? '' } };
}
