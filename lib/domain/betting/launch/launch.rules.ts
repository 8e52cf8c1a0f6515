import type { VenueCode } from '@pavilion/contract/constants';
import { SITE_ID } from '@pavilion/contract/constants';
import type { LaunchResponse, VenueLaunch, VenueSession } from './launch.model';

/** Options for opening a venue's own page. */
export interface LaunchInput {
  /** The venue's activity to open; empty for the venue itself. */
  activity: string;
  /** A phone, or the native app: some venues have a page of their own for it. */
  phone: boolean;
}

/** Fields that differ between launches; a session that the site only reads with has none of them. */
export interface LaunchKind {
  activity?: string;
  /** With 1 the platform moves the member's money to the venue. */
  appSendMoney?: 0 | 1;
  /** 1 before anybody opened the venue. */
  isPreload?: 0 | 1;
  /** 1 at a person's tap. */
  isManualLaunch?: 0 | 1;
}

/** The request of a launch (spec §3); `https` as the page's own scheme, `app` inside the native webview. */
export function launchRequest(venue: string, https: boolean, app = false, kind: LaunchKind = {}) {
  const { activity = '', appSendMoney = 0, isPreload = 0, isManualLaunch = 0 } = kind;
  return {
    enName: venue,
    appSendMoney,
    activity,
    gameCode: '',
    https: https ? 1 : 0,
    isApp: app ? 1 : 0,
    isSure: 1,
    isPreload,
    isManualLaunch,
    siteId: SITE_ID,
    temporaryParam: '',
  };
}

/**
 * The address of a venue's own page in a launch response: of the activity, of the phone's page, or of the venue; null unless it is at one
 * of the origins. An address without parameters gets those of `url`, which carry the session.
 */
export function launchAddress(response: LaunchResponse, allowed: readonly string[], { activity, phone }: LaunchInput): string | null {
  const special = (activity !== '' && response.activityUrl) || (phone && response.h5Url) || '';
  const [main, chosen] = [addressAt(allowed, response.url), addressAt(allowed, special)];
  if (chosen === '') return main === '' ? null : main;
  const address = new URL(chosen);
  if (address.search === '' && main !== '') address.search = new URL(main).search;
  return address.href;
}

/** Headers of a launch: the launcher identifies itself as its own client (spec §7). */
export function launchHeaders(venue: string): Record<string, string> {
  return { 'X-API-CLIENT': 'sport', 'X-API-PLATFORM': venue };
}

/** An address at one of the origins, without credentials; else the empty string. */
export function addressAt(allowed: readonly string[], text: unknown): string {
  if (typeof text !== 'string' || !URL.canParse(text)) return '';
  const url = new URL(text);
  // A blob: address has an origin too.
  return allowed.includes(url.origin) && url.protocol !== 'blob:' && !url.username && !url.password ? text : '';
}

/**
 * Parses a launch response. Its addresses select an origin of `allowed` and cannot add one (contract §1); venues spell parameter names in
 * the address differently. Null when all of them or the token are invalid.
 */
export function parseLaunch(
  venue: VenueCode,
  response: LaunchResponse,
  allowed: readonly string[],
  { language, readMore }: VenueLaunch,
): VenueSession | null {
  // A response without its main address still names the session at the phone's page or at the venue's API.
  const address = [response.url, response.h5Url, response.apiUrl].map((text) => addressAt(allowed, text)).find(Boolean);
  if (!address) return null;
  const url = new URL(address);
  const named = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const token = response.token || named.get('token') || '';
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
    ...readMore?.(response, named, (text) => addressAt(allowed, text)),
  };
}
