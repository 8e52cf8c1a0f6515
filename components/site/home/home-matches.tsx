'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { OpeningMatch } from '@/components/betting/sport/event/opening-match';
import { ColumnHeader } from '@/components/betting/sport/list/column-header';
import { LazyListError } from '@/components/betting/sport/list/lazy-list-error';
import { MatchRow } from '@/components/betting/sport/list/match-row';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { useRenderedAt } from '@/components/betting/sport/list/use-rendered-at';
import { hydrateHotMatches } from './lazy-hot-matches';
import { Icon } from '@/components/ui/icon';
import type { VenueCode } from '@pavilion/contract/constants';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import type { InitialHotMatches } from '@/lib/domain/betting/sport/list/initial-data.model';
import { useSource, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { HOT_COUNT, HOT_LIST, hotOptions } from '@/lib/domain/betting/sport/list/hot.queries';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { useStream } from '@/lib/domain/betting/sport/stream/stream-start.feed';
import { route } from '@/lib/routes';

/** A few real matches in the row of the list, live ones first, with prices that move. */
export function HomeMatches({ venue, first }: { venue: VenueCode; first: InitialHotMatches | null }) {
  const client = useQueryClient();
  const at = useRenderedAt();
  if (first) hydrateHotMatches(client, first, at);
  const [other, setOther] = useState<VenueCode>();
  const shown = other ?? venue;
  const lists = useMemo(() => [{ ...hotOptions(shown), filter: HOT_LIST }] as const, [shown]);
  useWatch(lists, POLL_MS.list);
  useStream(shown, lists);
  const { phase, entries, error } = useSource(lists[0].queryKey);
  return (
    <section aria-labelledby="hot" className="mt-3">
      <ColumnHeader kind="winner">
        <a href={route('/game/sport')} className="hit-44 inline-flex items-center gap-1">
          <h2 id="hot" className="text-16 font-semibold text-text">
            {HOME_COPY.hot}
          </h2>
          <Icon name="chevron-right" size={16} />
        </a>
      </ColumnHeader>
      {phase === 'ready' ? null : <LazyListError error={error} phase={phase} here={route('/')} onVenue={setOther} />}
      {phase === 'pending' && <MatchSkeleton rows={HOT_COUNT} />}
      {phase === 'ready' && entries.length === 0 && <p className="bg-surface py-8 text-center text-14 text-text-2">{HOME_COPY.hotEmpty}</p>}
      {/* An empty one under the rows to come would move up when they give way. */}
      {entries.length > 0 && (
        <ul data-odds="" className="border-b border-line bg-surface">
          {entries.map(({ id }) => (
            <MatchRow key={id} venue={shown} matchId={id} named />
          ))}
        </ul>
      )}
      <OpeningMatch />
    </section>
  );
}
