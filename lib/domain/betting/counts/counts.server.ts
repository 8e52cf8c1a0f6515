import 'server-only';
import { COUNTING_VENUE, CACHE_TTL_S, REFRESH_TIMEOUT_MS, SERVER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { sealValue } from '@/lib/platform/cache-seal';
import { writeSharedCache } from '@/lib/server/json-cache/json-cache.server';
import { getSite } from '@/lib/domain/site/config/site.server';
import { ContractError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { generation } from '@/lib/kit/store/epoch';
import { createRefreshedValue } from '@/lib/kit/store/refreshed-value';
import { guestSessions } from '@/lib/venues/guest.server';
import { getPlatformCounts } from './counts.api';
import type { Counts } from './counts.model';
import { COUNTS_POLL_MS } from './counts.rules';
import { processSingleton } from '@/lib/kit/store/process-singleton';

const NAME = 'platformCounts';

/** The site's configuration does not list OB: not a failure. */
class NotOffered extends Error {}

/**
 * Loads counts with the site's own guest session and writes them to the shared entry that visitors read.
 * @throws NotOffered; why OB gives none.
 */
async function loadCounts(): Promise<Counts> {
  const began = generation();
  const allowed = (await getSite()).origins.venues[COUNTING_VENUE] ?? [];
  if (allowed.length === 0) throw new NotOffered();
  let failure: unknown = new ContractError(NAME, '(root)');
  const request = (session: Awaited<ReturnType<typeof guestSessions.open>>) =>
    getPlatformCounts(session, allowed, REFRESH_TIMEOUT_MS, (error) => (failure = error));
  const session = await guestSessions.open(COUNTING_VENUE);
  let reply = await request(session);
  if (reply.kind === 'expired') reply = await request(await guestSessions.renew(COUNTING_VENUE, session.token));
  if (reply.kind !== 'counts') throw failure;
  const sealed = await sealValue({ ...reply.counts, at: Date.now() });
  // Do not share counts of data that the platform has replaced meanwhile.
  if (generation() === began) await writeSharedCache(process.env.NODE_ENV ?? 'development', sealed, CACHE_TTL_S);
  return reply.counts;
}

const counts = processSingleton('counts', () =>
  createRefreshedValue({
    load: loadCounts,
    onError(error) {
      if (!(error instanceof NotOffered)) logFailure(NAME, error);
    },
    now: Date.now,
    interval: COUNTS_POLL_MS,
    warm: 2 * COUNTS_POLL_MS,
    budget: SERVER_TIMEOUT_MS,
    life: CACHE_TTL_S * 1000,
  }),
);

/** The server's latest counts, for the first HTML; never waits, null before the first response. */
export function peekCounts(): Counts | null {
  return counts().peek().value;
}
