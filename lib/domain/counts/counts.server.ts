import 'server-only';
import { CACHE_TTL_S, SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import { sealValue } from '@/lib/platform/cache-seal';
import { writeSharedCache } from '@/lib/domain/gate/json-cache.server';
import { getSite } from '@/lib/domain/site/site.server';
import { createFreshValue, type FreshValue } from '@/lib/kit/store/fresh-value';
import { guestSessions } from '@/lib/venues/guest.server';
import { getPlatformCounts } from './counts.api';
import type { Counts } from './counts.model';
import { COUNTS_POLL_MS } from './counts.rules';

const VENUE = 'OBTY';
const KEY = Symbol.for('pavilion.counts');
const shared = globalThis as { [KEY]?: FreshValue<Counts> };

/** Counts by the site's own guest session, put into the shared entry that visitors read. @throws when OB gives none. */
async function loadCounts(): Promise<Counts> {
  const allowed = (await getSite()).origins.venues[VENUE] ?? [];
  if (allowed.length === 0) throw new Error('no OB among the venues');
  const session = await guestSessions.open(VENUE);
  let reply = await getPlatformCounts(session, allowed, SERVER_TIMEOUT_MS);
  if (reply.kind === 'expired') {
    reply = await getPlatformCounts(await guestSessions.renew(VENUE, session.token), allowed, SERVER_TIMEOUT_MS);
  }
  if (reply.kind !== 'counts') throw new Error('OB gave no counts');
  await writeSharedCache(process.env.NODE_ENV ?? 'development', await sealValue({ ...reply.counts, at: Date.now() }), CACHE_TTL_S);
  return reply.counts;
}

/** The counts as the site's server last heard them, for the first HTML; never waits, null until it has heard. */
export function peekCounts(): Counts | null {
  const fresh = (shared[KEY] ??= createFreshValue({
    load: loadCounts,
    now: Date.now,
    interval: COUNTS_POLL_MS,
    warm: 2 * COUNTS_POLL_MS,
    budget: SERVER_TIMEOUT_MS,
    life: CACHE_TTL_S * 1000,
  }));
  return fresh.peek().value;
}
