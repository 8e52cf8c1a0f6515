import { storedVenueSession } from '@/lib/domain/betting/launch/session.storage';
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import { originsOf } from '@/lib/domain/betting/launch/origins';
import { onSessionChange } from '@/lib/domain/member/session/session.store';
import { COUNTING_VENUE } from '@pavilion/contract/constants';
import { currentToken } from '@/lib/platform/token';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { getPlatformCounts } from './counts.api';
import type { Counts } from './counts.model';
import { saveCounts, readCachedCounts } from './counts.storage';
import { startCounts } from './machine.feed';

/** Refreshes the platform counts while the lobby is visible; returns unsubscribe. */
export function watchCounts(onCounts: (counts: Counts) => void): () => void {
  const feed = startCounts(
    {
      hasToken: () => currentToken() !== null,
      hasRequestId: () => storedVenueSession(COUNTING_VENUE) !== null,
      launch: () => venueSessions.open(COUNTING_VENUE),
      relaunch: () => venueSessions.renew(COUNTING_VENUE, storedVenueSession(COUNTING_VENUE)?.token ?? ''),
      async fetch() {
        const session = storedVenueSession(COUNTING_VENUE);
        return session ? getPlatformCounts(session, originsOf(COUNTING_VENUE)) : { kind: 'failed' };
      },
      readCache: () => readCachedCounts(steadyNow()),
      writeCache: (counts) => saveCounts(counts, steadyNow()),
      hidden: () => document.visibilityState === 'hidden',
    },
    onCounts,
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
