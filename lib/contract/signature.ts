import type { Area } from './call';

/** Validity of a signature in seconds, and the most by which its time may be ahead (contract §2.6). */
export const SIGNATURE_LIFE_S = 24 * 3600;
export const SIGNATURE_FUTURE_S = 600;

/** First path segment of each area (contract §2.6). */
const AREA_BY_SEGMENT: Record<string, Area> = {
  site: 'site',
  stream: 'site',
  act: 'activity',
  game: 'game',
  feed: 'feed',
  pageFeed: 'pageFeed',
  agent: 'agent',
};
const SEGMENT_BY_AREA: Record<Area, string> = {
  site: 'site',
  activity: 'act',
  game: 'game',
  feed: 'feed',
  pageFeed: 'pageFeed',
  agent: 'agent',
};

/** The area and the first two segments of the normalised path: a `component` segment counts as site, `page-feed` as feed (spec §7). */
export function signedPart(path: string): { area: Area; prefix: string } {
  const segments = path.split('?')[0]!.split('/').filter(Boolean);
  const area: Area = segments.includes('component')
    ? 'site'
    : segments.includes('page-feed')
      ? 'feed'
      : (AREA_BY_SEGMENT[segments[0] ?? ''] ?? 'site');
  return { area, prefix: `/${SEGMENT_BY_AREA[area]}/api` };
}

/** Text that the mac signs: `area|/seg1/seg2|uuid|iat`; iat in seconds of server time. */
export function signatureBase(area: Area, prefix: string, uuid: string, iat: number): string {
  return `${area}|${prefix}|${uuid}|${iat}`;
}

/** `v1.<area>.<iat>.<mac>` */
export function formatSignature(area: Area, iat: number, mac: string): string {
  return `v1.${area}.${iat}.${mac}`;
}

/** Parts of a signature; null for an invalid form. */
export function parseSignature(text: string): { area: string; iat: number; mac: string } | null {
  const match = /^v1\.([A-Za-z]{1,12})\.(\d{1,12})\.([A-Za-z0-9_-]{20,64})$/.exec(text);
  return match ? { area: match[1]!, iat: Number(match[2]), mac: match[3]! } : null;
}
