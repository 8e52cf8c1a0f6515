import { CODE } from '@pavilion/contract/codes';
import { CACHE_TTL_S } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { countsSchema } from '@pavilion/contract/venues/ob.wire';
import { COUNT_CODES, type CachedCounts, type Counts } from './counts.model';
import { MINUTE } from '@pavilion/number/duration';

export const COUNTS_POLL_MS = MINUTE; // spec §9, site counter
export const RELAUNCH_DELAY_MS = 500; // spec §9
export const COUNTS_RETRIES = 2; // spec §9
/** ms for which cached counts are shown. */
const CACHE_LIFE_MS = CACHE_TTL_S * 1000;

/** Parses counts by known codes; null for anything that is no record of counts, and where none of those named can be read. */
export function toCounts(value: unknown): Counts | null {
  const read = z.safeParse(countsSchema, value);
  if (!read.success) return null;
  const known = COUNT_CODES.filter((code) => read.data[code] !== null);
  const named = COUNT_CODES.some((code) => ((value as Counts)[code] ?? null) !== null);
  return named && known.length === 0 ? null : Object.fromEntries(known.map((code) => [code, read.data[code]]));
}

export type CountsReply = { kind: 'counts'; counts: Counts } | { kind: 'expired' } | { kind: 'failed' };

/** Parses a reply of the counts call: no data and 过期 in the message means that the venue's token has expired (spec §4). */
export function readReply(body: unknown): CountsReply {
  const { status_code, message, data } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (data === null || data === undefined) {
    return { kind: typeof message === 'string' && message.includes('过期') ? 'expired' : 'failed' };
  }
  const counts = Number(status_code) === CODE.success ? toCounts(data) : null;
  return counts ? { kind: 'counts', counts } : { kind: 'failed' };
}

/** Cached counts that are still valid at `now`; if the clock was set back, they count as new. */
export function usable(cached: CachedCounts | null, now: number, life = CACHE_LIFE_MS): CachedCounts | null {
  return cached && now - cached.at < life ? cached : null;
}

/** Parses the cached form `{TY: 12, at: …}`; null for anything else. */
export function toCached(value: unknown): CachedCounts | null {
  const at = typeof value === 'object' && value !== null ? (value as { at?: unknown }).at : null;
  const counts = toCounts(value);
  return counts && typeof at === 'number' && Number.isFinite(at) ? { counts, at } : null;
}
