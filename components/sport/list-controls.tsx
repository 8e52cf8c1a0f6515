'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Late } from '@/components/ui/late';
import { Segmented } from '@/components/ui/segmented';
import { usePreference } from '@/lib/domain/preference/preference.store';
import type { LeagueCount } from '@/lib/domain/sport/board.rules';
import { kindName, LIST_KINDS } from '@/lib/domain/sport/market.rules';
import { ODDS_TYPE_NAMES, SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { SportId } from '@/lib/domain/sport/sport.model';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { useView } from '@/lib/domain/sport/view.store';
import { Choice } from './choice';
import { VenueSwitch } from './venue-switch';

const loadFilter = async () => (await import('./filter-sheet')).FilterSheet;

const ODDS_TYPES = ([3, 2, 1, 4] as const).map((id) => ({ id, label: ODDS_TYPE_NAMES[id] }));

/** Venue (only where there is a choice), market, odds type, filter: one line, 48 high. */
export function ListControls({
  venues,
  venue,
  sport,
  onVenue,
  leagues,
  chosen,
  onChoose,
}: {
  venues: readonly VenueTab[];
  venue: VenueTab;
  sport: SportId;
  onVenue: (venue: VenueTab) => void;
  leagues: readonly LeagueCount[];
  chosen: readonly string[];
  onChoose: (leagueIds: readonly string[]) => void;
}) {
  const kind = useView((view) => view.kind);
  const setKind = useView((view) => view.setKind);
  const oddsType = usePreference((preference) => preference.oddsType);
  const setOddsType = usePreference((preference) => preference.setOddsType);
  const density = usePreference((preference) => preference.density);
  const [filter, setFilter] = useState(false);
  const kinds = LIST_KINDS.map((id) => ({ id, label: kindName(id, sport) }));
  const several = venues.length > 1;
  return (
    <>
      <div className="gutter flex h-12 items-center border-b border-line bg-surface">
        {several ? (
          <VenueSwitch venues={venues} venue={venue} onVenue={onVenue} />
        ) : (
          <Segmented label={SPORT_COPY.chooseMarket} items={kinds} value={kind} onChange={setKind} />
        )}
        <span className="flex-1" />
        {several && density !== 'pro' ? <Choice label={SPORT_COPY.chooseMarket} items={kinds} value={kind} onChange={setKind} /> : null}
        <Choice label={SPORT_COPY.oddsType} items={ODDS_TYPES} value={oddsType} onChange={setOddsType} />
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
