'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Late } from '@/components/ui/late';
import type { SportFirst } from '@/lib/domain/sport/first.model';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { isList } from '@/lib/domain/sport/venue.rules';
import { loadView } from '@/lib/domain/sport/view.store';
import { MatchSkeleton } from './match-skeleton';
import { seedFirst } from './seed-first';
import { useSportAddress } from './sport-address';
import { SportStrip } from './sport-strip';
import { VenueBoard } from './venue-board';

const loadOutrights = async () => (await import('./outright-board')).OutrightBoard;
const loadStarred = async () => (await import('./starred-board')).StarredBoard;

/** The sport page under its header: sports, then the list, 冠军 or 关注. */
export function SportScreen({ first }: { first: SportFirst }) {
  seedFirst(useQueryClient(), first);
  const { tab, sport, venue, pages } = useSportAddress(first.venues);
  useEffect(loadView, []);
  if (!venue) return <EmptyState title={SPORT_COPY.noVenue} hint={SPORT_COPY.noVenueText} />;
  if (tab === 'starred') {
    return (
      <Late load={loadStarred} wanted waiting={<MatchSkeleton rows={4} />}>
        {(StarredBoard) => <StarredBoard venues={first.venues} />}
      </Late>
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
          address={{ venue, tab, sport, pages }}
        />
      ) : (
        <Late load={loadOutrights} wanted waiting={<MatchSkeleton rows={4} />}>
          {(OutrightBoard) => <OutrightBoard key={`${venue.code}:${sport}`} venues={first.venues} venue={venue} sport={sport} />}
        </Late>
      )}
    </>
  );
}
