'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Late } from '@/components/ui/late';
import { Segmented } from '@/components/ui/segmented';
import type { LeagueCount } from '@/lib/domain/sport/board.rules';
import { LIST_KINDS } from '@/lib/domain/sport/market.rules';
import { MARKET_NAMES, SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { useView } from '@/lib/domain/sport/view.store';

const loadFilter = async () => (await import('./filter-sheet')).FilterSheet;

const KINDS = LIST_KINDS.map((id) => ({ id, label: MARKET_NAMES[id] ?? id }));

/** Venue (only where there is a choice), market, filter: 48 high. */
export function ListControls({
  venues,
  venue,
  onVenue,
  leagues,
  chosen,
  onChoose,
}: {
  venues: readonly VenueTab[];
  venue: VenueTab;
  onVenue: (venue: VenueTab) => void;
  leagues: readonly LeagueCount[];
  chosen: readonly string[];
  onChoose: (leagueIds: readonly string[]) => void;
}) {
  const kind = useView((view) => view.kind);
  const setKind = useView((view) => view.setKind);
  const [filter, setFilter] = useState(false);
  return (
    <>
      {venues.length > 1 ? (
        <div className="gutter flex h-12 items-center border-b border-line bg-surface">
          <Segmented
            label={SPORT_COPY.venues}
            value={venue.code}
            items={venues.map(({ code, name, state }) => ({
              id: code,
              label: state === 'open' ? name : `${name}·${SPORT_COPY.maintenance}`,
            }))}
            onChange={(code) => onVenue(venues.find((tab) => tab.code === code) ?? venue)}
          />
        </div>
      ) : null}
      <div className="gutter flex h-12 items-center justify-between border-b border-line bg-surface">
        <Segmented label={SPORT_COPY.chooseMarket} items={KINDS} value={kind} onChange={setKind} />
        <IconButton label={SPORT_COPY.filter} className="relative -mr-2.5" onClick={() => setFilter(true)}>
          <Icon name="list-filter" size={20} className={chosen.length > 0 ? 'text-brand' : 'text-text-2'} />
          {chosen.length > 0 ? <span className="absolute top-1 right-0.5 text-11 font-semibold text-brand">{chosen.length}</span> : null}
        </IconButton>
      </div>
      <Late load={loadFilter} wanted={filter} missed={() => setFilter(false)}>
        {(FilterSheet) => (
          <FilterSheet open={filter} onClose={() => setFilter(false)} leagues={leagues} chosen={chosen} onChoose={onChoose} />
        )}
      </Late>
    </>
  );
}
