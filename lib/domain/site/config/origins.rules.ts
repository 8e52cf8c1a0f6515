import type { siteConfigSchema } from '@pavilion/contract/calls/site.calls';
import type * as z from '@pavilion/contract/schema';

export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** The configuration when the platform gave none (contract §2.7): the site works without it. */
export const EMPTY_CONFIG: SiteConfig = {
  chatSocketUrl: '',
  customerServiceUrl: '',
  venueOrigins: {},
  downloads: { android: '', ios: '', version: '', size: '' },
  features: {},
};

/** The one list of foreign origins, for CSP, frames, `/improxy`, launch responses and the chat (contract §1). */
export interface Origins {
  /** Venue code → origins, best first. */
  venues: Readonly<Record<string, readonly string[]>>;
  chat: readonly string[];
}

export const NO_ORIGINS: Origins = { venues: {}, chat: [] };

export interface OriginLimits {
  /** VENUE_ORIGINS and CHAT_ORIGINS; null = no limit. */
  venueOrigins: Readonly<Record<string, readonly string[]>> | null;
  chatOrigins: readonly string[] | null;
  /** Host names besides loopback that the site may call without TLS: SANDBOX_PUBLIC_HOST. */
  plainHosts: readonly string[];
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for host names of this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.has(hostname.toLowerCase());
}

/** `scheme://host[:port]` of an address with this scheme, or null. Accepts the plain scheme only for loopback and `plainHosts`. */
function originOf(address: string, secure: string, plain: string, plainHosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // The URL parser accepts `*.example` as a host; in a policy it would be a pattern.
  if (url.username || url.password || !/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname)) return null;
  const plainAllowed = isLoopback(url.hostname) || plainHosts.includes(url.hostname);
  if (url.protocol === secure || (url.protocol === plain && plainAllowed)) return `${url.protocol}//${url.host}`;
  return null;
}

/** Origin of a chat address: wss, or ws on a plain host; null for anything else. */
export function chatOriginOf(address: string, plainHosts: readonly string[] = []): string | null {
  return originOf(address, 'wss:', 'ws:', plainHosts);
}

/** Origin of a venue address: https, or http on a plain host; null for anything else. */
export function venueOriginOf(address: string, plainHosts: readonly string[] = []): string | null {
  return originOf(address, 'https:', 'http:', plainHosts);
}

/** The origins of the platform's configuration, narrowed by the operator's settings. Compares whole origins, never patterns. */
export function originsOf(config: SiteConfig, limits: OriginLimits): Origins {
  const venues: Record<string, string[]> = {};
  for (const [code, addresses] of Object.entries(config.venueOrigins)) {
    if (!/^[A-Z0-9]{2,12}$/.test(code)) continue;
    const allowed = limits.venueOrigins ? (limits.venueOrigins[code] ?? []) : null;
    const origins = addresses
      .map((address) => venueOriginOf(address, limits.plainHosts))
      .filter((origin): origin is string => origin !== null && (allowed === null || allowed.includes(origin)));
    if (origins.length) venues[code] = [...new Set(origins)];
  }
  const chat = chatOriginOf(config.chatSocketUrl, limits.plainHosts);
  const chatAllowed = chat !== null && (limits.chatOrigins === null || limits.chatOrigins.includes(chat));
  return { venues, chat: chatAllowed ? [chat] : [] };
}

/**
 * Repeats local origins under every name of this machine, the given one first: the embedded platform responds to each visitor with the host
 * name that the visitor used, at the same ports.
 */
export function underEveryName(config: SiteConfig, names: readonly string[]): SiteConfig {
  const local = (address: string) =>
    URL.canParse(address) && (isLoopback(new URL(address).hostname) || names.includes(new URL(address).hostname));
  const spread = (address: string) => {
    if (!local(address)) return [address];
    const { protocol, port } = new URL(address);
    return [address, ...names.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)];
  };
  const venueOrigins = Object.fromEntries(Object.entries(config.venueOrigins).map(([code, list]) => [code, list.flatMap(spread)]));
  return { ...config, venueOrigins };
}

/** True when an address is at one of the venue's origins; checks launch responses and `?url=`. */
export function isVenueAddress(origins: Origins, code: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // A blob: address has an origin too.
  if (url.username || url.password || !/^https?:$/.test(url.protocol)) return false;
  return Object.hasOwn(origins.venues, code) && origins.venues[code]!.includes(url.origin);
}
