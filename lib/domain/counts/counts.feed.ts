import { storedVenueSession } from '@/lib/domain/launch/session.storage';
import { venueSessions } from '@/lib/domain/launch/browser-sessions';
import { originsOf } from '@/lib/domain/launch/origins';
import { onSessionChange } from '@/lib/domain/session/session.store';
import { currentToken } from '@/lib/platform/token';
import { getPlatformCounts } from './counts.api';
import type { Counts } from './counts.model';
import { keepCounts, readCachedCounts } from './counts.storage';
import { startCounts } from './machine.feed';

const VENUE = 'OBTY';

/** Refreshes the platform counts while the lobby is visible; returns unsubscribe. */
export function watchCounts(tell: (counts: Counts) => void): () => void {
  const feed = startCounts(
    {
      hasToken: () => currentToken() !== null,
      hasRequestId: () => storedVenueSession(VENUE) !== null,
      launch: () => venueSessions.open(VENUE),
      relaunch: () => venueSessions.renew(VENUE, storedVenueSession(VENUE)?.token ?? ''),
      async fetch() {
        const session = storedVenueSession(VENUE);
        return session ? getPlatformCounts(session, originsOf(VENUE)) : { kind: 'failed' };
      },
      readCache: () => readCachedCounts(Date.now()),
      writeCache: (counts) => keepCounts(counts, Date.now()),
      hidden: () => document.visibilityState === 'hidden',
    },
    tell,
  );
  const seen = () => {
    if (document.visibilityState === 'visible') feed.refresh();
  };
  document.addEventListener('visibilitychange', seen);
  const forget = onSessionChange(() => feed.sessionChanged());
  return () => {
    document.removeEventListener('visibilitychange', seen);
    forget();
    feed.stop();
  };
}
