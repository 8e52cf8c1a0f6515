import { CACHE_TTL_S } from '@pavilion/contract/constants';

/** Rules of the site's small cache of opaque texts (contract §2.8): users of a key, and content of a body. Pure. */

/** UTF-8 bytes of one value; the site itself writes a few KiB. */
export const CACHE_VALUE_MAX = 64 * 1024;
export const CACHE_BODY_MAX = 2 * CACHE_VALUE_MAX;

export interface CacheKey {
  environment: string;
  /** Lower-case hex SHA-256 of the owner's token; null for a shared entry. */
  owner: string | null;
}

/** `pavilion-<environment>` or `pavilion-<environment>-<hash>`; null for anything else. */
export function parseCacheKey(key: string): CacheKey | null {
  const match = /^pavilion-([a-z]{1,16})(?:-([0-9a-f]{64}))?$/.exec(key);
  return match ? { environment: match[1]!, owner: match[2] ?? null } : null;
}

/** The key of a shared entry, or of a member's own. */
export function cacheKeyOf(environment: string, owner: string | null): string {
  return ['pavilion', environment, owner].filter(Boolean).join('-');
}

/** Only the token's holder uses a member's entry; everybody reads a shared one, and only the server writes it. */
export function mayUse(key: CacheKey, action: 'read' | 'write', callerHash: string | null): boolean {
  if (key.owner !== null) return key.owner === callerHash;
  return action === 'read';
}

export type CacheWrite = { value: string; ttl: number } | 'malformed' | 'too-large';

/** Parses the body of a write. `ttl` in seconds, an hour at most. */
export function readCacheWrite(text: string): CacheWrite {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'malformed';
  }
  if (typeof body !== 'object' || body === null) return 'malformed';
  const { value, ttl = CACHE_TTL_S } = body as { value?: unknown; ttl?: unknown };
  if (typeof value !== 'string' || value === '') return 'malformed';
  if (typeof ttl !== 'number' || !Number.isInteger(ttl) || ttl < 1) return 'malformed';
  if (new TextEncoder().encode(value).byteLength > CACHE_VALUE_MAX) return 'too-large';
  return { value, ttl: Math.min(ttl, CACHE_TTL_S) };
}
