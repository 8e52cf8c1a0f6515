'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Lazy } from '@/components/ui/lazy/lazy';
import type { InitialSport } from '@/lib/domain/betting/sport/list/initial-data.model';
import { isList } from '@/lib/domain/betting/sport/venue.rules';
import type { View } from '@/lib/domain/betting/sport/list/view.rules';
import { RenderedView } from '@/lib/domain/betting/sport/list/view.store';
import { OpeningMatch } from '../event/opening-match';
import { MatchSkeleton } from '../list/match-skeleton';
import { useRenderedAt } from '../list/use-rendered-at';
import { hydrateList } from '../list/hydrate-list';
import { useSportAddress } from '../list/sport-address';
import { SportStrip } from '../list/sport-strip';
import { NoVenue } from '../no-venue';
import { VenueBoard } from '../list/venue-board';

const loadOutrights = async () => (await import('../outright/outright-board')).OutrightBoard;
const loadStarred = async () => (await import('../list/starred-board')).StarredBoard;

/** The sport page under its header: sports, then the list, 冠军 or 关注. */
export function SportScreen({ first, view }: { first: InitialSport; view: View }) {
  hydrateList(useQueryClient(), first, useRenderedAt());
  return (
    <RenderedView value={view}>
      <Lists first={first} />
      <OpeningMatch />
    </RenderedView>
  );
}

function Lists({ first }: { first: InitialSport }) {
  const address = useSportAddress(first.venues);
  const { tab, sport, venue } = address;
  if (!venue) return <NoVenue />;
  if (tab === 'starred') {
    return (
      <Lazy load={loadStarred} wanted waiting={<MatchSkeleton rows={4} />}>
        {(StarredBoard) => <StarredBoard venue={venue.code} venues={first.venues} />}
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
