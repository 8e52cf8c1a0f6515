import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast/toast-queue';
import { toVenueCode } from '@pavilion/contract/constants';
import { FOLLOW_COPY } from '@/lib/domain/betting/follow/follow.copy';
import { watchFollows } from '@/lib/domain/betting/follow/follow.listener';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { SPORT_KEY } from '@/lib/query-keys';

/** Synchronises followed matches with the account, from pages that may know when the matches begin, and announces their events. */
export function syncFollows(client: QueryClient): () => void {
  return watchFollows({
    startOf(name, matchId) {
      const venue = toVenueCode(name);
      const knows = client.getQueryCache().findAll({ queryKey: SPORT_KEY }).length > 0;
      return (venue && knows && sportIndex(client).match(venue, matchId)?.match.startTime) || null;
    },
    onFull: () => showToast(FOLLOW_COPY.full),
    onFollows: () =>
      import('@/components/member/alert/start-alerts').then(
        ({ startAlerts }) => startAlerts(client),
        // The next exchange tries again.
        () => undefined,
      ),
  });
}
