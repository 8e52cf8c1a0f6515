'use client';

import { useQueryClient } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { Lazy } from '@/components/ui/late';
import type { SportFirst } from '@/lib/domain/sport/first.model';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { isList } from '@/lib/domain/sport/venue.rules';
import type { View } from '@/lib/domain/sport/view.rules';
import { DrawnView } from '@/lib/domain/sport/view.store';
import { MatchSkeleton } from './match-skeleton';
import { seedFirst } from './seed-first';
import { useSportAddress } from './sport-address';
import { SportStrip } from './sport-strip';
import { VenueBoard } from './venue-board';

const loadOutrights = async () => (await import('./outright-board')).OutrightBoard;
const loadStarred = async () => (await import('./starred-board')).StarredBoard;

/** The sport page under its header: sports, then the list, 冠军 or 关注. */
export function SportScreen({ first, view }: { first: SportFirst; view: View }) {
  seedFirst(useQueryClient(), first);
  return (
    <DrawnView value={view}>
      <Lists first={first} />
    </DrawnView>
  );
}

function Lists({ first }: { first: SportFirst }) {
  const address = useSportAddress(first.venues);
  const { tab, sport, venue } = address;
  if (!venue) return <EmptyState title={SPORT_COPY.noVenue} />;
  if (tab === 'starred') {
    return (
      <Lazy load={loadStarred} wanted waiting={<MatchSkeleton rows={4} />}>
        {(StarredBoard) => <StarredBoard venues={first.venues} />}
      </Lazy>
    );
  }
  return (
    <>
      <SportStrip tab={tab} sport={sport} venue={venue} venues={first.venues} />
      {isList(tab) ? (
        <VenueBoard
          // Another list begins at its top, with its own filter.
          key={`${venue.code}:${sport}:${tab}`}
          venues={first.venues}
          address={{ ...address, venue, tab }}
        />
      ) : (
        <Lazy load={loadOutrights} wanted waiting={<MatchSkeleton rows={4} />}>
          {(OutrightBoard) => <OutrightBoard key={`${venue.code}:${sport}`} venues={first.venues} venue={venue} sport={sport} />}
        </Lazy>
      )}
    </>
  );
}
