'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Late } from '@/components/ui/late';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { SportId } from '@/lib/domain/sport/sport.model';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { readStored } from '@/lib/kit/browser/storage';
import type { SearchPlace } from './search-place';

const loadSearch = () => import('./search-sheet');

/** Opens the search, and opens it again for who comes back from one of its matches. */
export function SearchButton({ venues, sport = 'football' }: { venues: readonly VenueTab[]; sport?: SportId }) {
  const [searching, setSearching] = useState<SearchPlace | 'anew' | null>(null);
  useEffect(() => {
    // The key is `SEARCH_PLACE`; what it holds is read by the sheet's own script, which a first visit does not load.
    if (readStored('searchPlace', 'session') === null) return undefined;
    let gone = false;
    const reopen = async () => {
      const { returnToSearch } = await loadSearch();
      // The router draws the page before other listeners hear of the step back.
      await new Promise((heard) => {
        setTimeout(heard, 0);
      });
      const place = gone ? null : returnToSearch();
      if (place) setSearching(place);
    };
    reopen().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const close = () => setSearching(null);
  return (
    <>
      <IconButton label={SPORT_COPY.searchMatches} onClick={() => setSearching('anew')}>
        <Icon name="search" size={20} className="text-text-2" />
      </IconButton>
      <Late load={loadSearch} wanted={searching !== null} setWanted={(wanted) => setSearching(wanted ? 'anew' : null)}>
        {({ SearchSheet }) => (
          <SearchSheet
            open={searching !== null}
            onClose={close}
            venues={venues}
            sport={sport}
            {...(searching && searching !== 'anew' ? { place: searching } : {})}
          />
        )}
      </Late>
    </>
  );
}
