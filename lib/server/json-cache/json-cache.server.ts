import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { currentEpoch } from '@/lib/kit/store/epoch';
import type { CacheStore } from '@/lib/kit/store/cache.model';
import { createMemoryCache } from '@/lib/kit/store/memory-cache';
import { createRedisCache } from '@/lib/kit/store/redis-cache';
import type { RateLimit } from '@/lib/kit/store/rate-limit';
import { failure, json } from '@/lib/server/forward/response.server';
import { readCapped, TooLarge } from '@/lib/server/forward/body.server';
import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { isOwnRequest } from '@/lib/server/forward/forward.rules';
import { CACHE_BODY_MAX, cacheKeyOf, mayUse, parseCacheKey, readCacheWrite } from './json-cache.rules';
import { gateLimit, sharedRedis } from '@/lib/server/redis.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';

interface Holder {
  /** Separate stores for members' entries and for the server's, so that members' writes never evict the server's. */
  own: CacheStore;
  shared: CacheStore;
  /** Limits of calls, and of KiB written. */
  calls: RateLimit;
  written: RateLimit;
  sealKey: Buffer | string;
}

/** Per address: 60 calls at once, then five a second. */
const CALLS = { name: 'json-cache', steady: { points: 4, seconds: 1 }, burst: { points: 56, seconds: 56 } };
/** KiB that one address may write in an hour, the lifetime of an entry: this limits the size of a Redis. */
const WRITTEN = { name: 'json-cache-kib', steady: { points: 4096, seconds: 3600 } };
const KIB = 1024;

function createHolder(): Holder {
  const redis = sharedRedis();
  const store = (name: string, entries: number, mib: number) =>
    redis ? createRedisCache(redis, `json-cache:${name}:`) : createMemoryCache({ entries, size: mib * KIB * KIB }, Date.now);
  return {
    own: store('own', 5000, 56),
    shared: store('shared', 100, 8),
    calls: gateLimit(CALLS),
    written: gateLimit(WRITTEN),
    sealKey: env.CACHE_KEY || randomBytes(32),
  };
}
const holder = processSingleton('json-cache', createHolder);

/** Name of an entry in the store; contains the epoch, so that entries of replaced data are not found. */
function cacheNameOf(key: string): string {
  const epoch = currentEpoch();
  return epoch === null ? key : `${createHash('sha256').update(epoch).digest('base64url')}:${key}`;
}

/** Seals a value to its key, so that others who can write to the store cannot forge entries of the site. */
function seal(key: string, value: string): string {
  return createHmac('sha256', holder().sealKey).update(`${key}\n${value}`).digest('base64url');
}

function unseal(key: string, stored: string | null): string | null {
  if (stored === null) return null;
  const at = stored.indexOf('.');
  const value = stored.slice(at + 1);
  const given = Buffer.from(stored.slice(0, Math.max(at, 0)));
  const right = Buffer.from(seal(key, value));
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

/** Writes a shared entry; for the site's own server only (contract §2.17, counts). `ttl` in seconds. */
export async function writeSharedCache(environment: string, value: string, ttl: number): Promise<void> {
  const key = cacheNameOf(cacheKeyOf(environment, null));
  await holder().shared.set(key, `${seal(key, value)}.${value}`, ttl);
}

function callerHash(token: string | null): string | null {
  return token === null || token === '' ? null : createHash('sha256').update(token).digest('hex');
}

export interface CacheCaller {
  key: string;
  /** Value of the token cookie. */
  token: string | null;
  address: string;
}

/** GET: the stored text, or null when there is none. 400 malformed key, 403 not the caller's. */
export async function readEntry({ key, token, address }: CacheCaller): Promise<Response> {
  const { calls, own, shared } = holder();
  if (!(await calls.take(address))) return failure(429, { 'Retry-After': '1' });
  const parsed = parseCacheKey(key);
  if (!parsed) return failure(400);
  if (!mayUse(parsed, 'read', callerHash(token))) return failure(403);
  const cacheName = cacheNameOf(key);
  const value = unseal(cacheName, await (parsed.owner === null ? shared : own).get(cacheName));
  return json({ status_code: 6000, message: '', data: value });
}

/** Checks that the platform knows a token's session; null when the platform did not respond. */
export type IsOpenToken = (token: string) => Promise<boolean | null>;

/**
 * POST {value, ttl}: 400 malformed, 403 not the caller's or no session that the platform knows, 413 too large, 429 too often or
 * too much, 503 when the platform did not respond.
 */
export async function writeEntry(request: Request, { key, token, address }: CacheCaller, isOpenToken: IsOpenToken): Promise<Response> {
  const { calls, written, own } = holder();
  const ours = isOwnRequest({
    method: 'POST',
    fetchSite: request.headers.get('sec-fetch-site'),
    origin: request.headers.get('origin'),
    host: request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '',
    contentType: request.headers.get('content-type'),
  });
  if (!ours) return failure(403);
  if (!(await calls.take(address))) return failure(429, { 'Retry-After': '1' });
  const parsed = parseCacheKey(key);
  if (!parsed) return failure(400);
  if (!mayUse(parsed, 'write', callerHash(token))) return failure(403);
  try {
    const write = readCacheWrite(new TextDecoder().decode(await readCapped(request.body, CACHE_BODY_MAX)));
    if (write === 'malformed') return failure(400);
    if (write === 'too-large') return failure(413);
    const open = await isOpenToken(token ?? '');
    if (open === null) return failure(503, { 'Retry-After': '1' });
    if (!open) return failure(403);
    const kib = Math.ceil(Buffer.byteLength(key + write.value) / KIB);
    if (!(await written.take(address, kib))) return failure(429, { 'Retry-After': '60' });
    const cacheName = cacheNameOf(key);
    await own.set(cacheName, `${seal(cacheName, write.value)}.${write.value}`, write.ttl);
    return json({ status_code: 6000, message: '', data: { ttl: write.ttl } });
  } catch (error) {
    return failure(error instanceof TooLarge ? 413 : 400);
  }
}

/** Builds the caller from a request of Next, for both methods. */
export function cacheCaller(
  request: { headers: Headers; cookies: { get(name: string): { value: string } | undefined } },
  key: string,
): CacheCaller {
  return {
    key,
    token: request.cookies.get(TOKEN_COOKIE)?.value ?? null,
    address: request.headers.get('x-forwarded-for') ?? '',
  };
}
