import { CACHE_ID_COOKIE } from '@pavilion/contract/cookies';
import { readCache, writeCache } from '@/lib/domain/site/cache/cache.api';
import { SHARED_KEY, ownKey } from '@/lib/domain/site/cache/cache.rules';
import { readCookie } from '@/lib/kit/browser/cookie';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import type { CachedCounts, Counts } from './counts.model';
import { COUNTS_POLL_MS, toCached, usable } from './counts.rules';

const KEY = 'platformCounts';

function writeLocal({ counts, at }: CachedCounts): void {
  writeStored(KEY, JSON.stringify({ ...counts, at }));
}

/**
 * Counts without a call to the venue: this browser's of the last minute, else newer ones of the site's cache (the shared
 * entry that the site's server writes, or without one the member's own), else this browser's of the last hour.
 */
export async function readCachedCounts(now: number): Promise<Counts | null> {
  const here = usable(toCached(readStoredJson(KEY)), now);
  if (usable(here, now, COUNTS_POLL_MS)) return here!.counts;
  const cacheId = readCookie(CACHE_ID_COOKIE);
  const shared = toCached(await readCache(SHARED_KEY));
  const own = shared || !cacheId ? null : toCached(await readCache(ownKey(cacheId)));
  const cached = usable(shared ?? own, now);
  if (!cached || (here && here.at >= cached.at)) return here?.counts ?? null;
  writeLocal(cached);
  return cached.counts;
}

let shared = false;

/** Stores new counts in this browser, and once a visit in the member's own entry of the site's cache. */
export function saveCounts(counts: Counts, now: number): void {
  writeLocal({ counts, at: now });
  const cacheId = readCookie(CACHE_ID_COOKIE);
  if (shared || !cacheId) return;
  shared = true;
  void writeCache(ownKey(cacheId), { ...counts, at: now });
}
