import type { VenueCode } from '@/lib/contract/constants';
import { SITE_ID } from '@/lib/contract/constants';
import type { LaunchAnswer, VenueLaunch, VenueSession } from './launch.model';

/** The request of a launch (spec §3); `https` as the page's own scheme, `app` inside the native webview. */
export function launchRequest(venue: string, https: boolean, app = false) {
  return {
    enName: venue,
    appSendMoney: 0,
    activity: '',
    gameCode: '',
    https: https ? 1 : 0,
    isApp: app ? 1 : 0,
    isSure: 1,
    isPreload: 0,
    isManualLaunch: 0,
    siteId: SITE_ID,
    temporaryParam: '',
  };
}

/** Headers of a launch: the launcher identifies itself as its own client (spec §7). */
export function launchHeaders(venue: string): Record<string, string> {
  return { 'X-API-CLIENT': 'sport', 'X-API-PLATFORM': venue };
}

/** An address at one of the origins, without credentials; else the empty string. */
function addressAt(allowed: readonly string[], text: unknown): string {
  if (typeof text !== 'string' || !URL.canParse(text)) return '';
  const url = new URL(text);
  return allowed.includes(url.origin) && !url.username && !url.password ? text : '';
}

/**
 * Parses a launch answer. It selects an origin of `allowed` and cannot add one (contract §1); venues spell parameter names in
 * the address differently. Null when address, origin or token are invalid.
 */
export function parseLaunch(
  venue: VenueCode,
  answer: LaunchAnswer,
  allowed: readonly string[],
  { language, readMore }: VenueLaunch,
): VenueSession | null {
  let url: URL;
  try {
    url = new URL(answer.url ?? '');
  } catch {
    return null;
  }
  if (!allowed.includes(url.origin)) return null;
  const named = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const token = answer.token || named.get('token') || '';
  // The token becomes a header: visible ASCII only.
  if (!/^[\x21-\x7e]{1,512}$/.test(token)) return null;
  return {
    venue,
    origin: url.origin,
    token,
    language: named.get('language') || named.get('languagecode') || language,
    memberCode: named.get('membercode') ?? '',
    timeStamp: named.get('timestamp') ?? '',
    url: url.href,
    ...readMore?.(answer, named, (text) => addressAt(allowed, text)),
  };
}
