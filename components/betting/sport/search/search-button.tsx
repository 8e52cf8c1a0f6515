'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { SEARCH_POSITION_KEY } from '@pavilion/contract/storage-keys';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { readStored } from '@/lib/kit/browser/storage';
import type { SearchPosition } from './search-position';

const loadSearch = () => import('./search-sheet');

/** Opens the search, and opens it again after a step back from one of its results. */
export function SearchButton({ venues, sport = 'football' }: { venues: readonly VenueTab[]; sport?: SportId }) {
  const [searching, setSearching] = useState<SearchPosition | 'anew' | null>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    // The sheet's own script reads its stored content, which a first visit does not load.
    if (readStored(SEARCH_POSITION_KEY, 'session') === null) return;
    loadSearch().then(
      () => setLeft(true),
      () => undefined,
    );
  }, []);
  return (
    <>
      <IconButton label={SPORT_COPY.search} onClick={() => setSearching('anew')}>
        <Icon name="search" size={20} className="text-text-2" />
      </IconButton>
      <Lazy load={loadSearch} wanted={left || searching !== null} setWanted={(wanted) => setSearching(wanted ? 'anew' : null)}>
        {({ SearchSheet }) => (
          <SearchSheet
            open={searching !== null}
            onClose={() => setSearching(null)}
            onReturn={setSearching}
            venues={venues}
            sport={sport}
            {...(searching && searching !== 'anew' ? { position: searching } : {})}
          />
        )}
      </Lazy>
    </>
  );
}
