'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Segmented } from '@/components/ui/roof/segmented';
import { useLook, usePreference } from '@/lib/domain/site/preference/preference.store';
import type { Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { kindName, LIST_KINDS } from '@/lib/domain/betting/sport/market/market.rules';
import { DENSITIES, SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { ODDS_TYPES } from '@/lib/domain/site/preference/odds-type.copy';
import type { ListName } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { Choice } from '@/components/betting/sport/choice';
import { goTo, type SportAddress, sportHref } from './sport-address';
import { VenueSwitch } from '@/components/betting/sport/venue-switch';

const loadFilter = async () => (await import('./filter-sheet')).FilterSheet;

/** Venue (only where there is a choice), market, odds type, density, filter: one line, 48 high. */
export function ListControls({
  venues,
  address,
  entries,
  complete,
}: {
  venues: readonly VenueTab[];
  address: SportAddress & { venue: VenueTab; tab: ListName };
  /** Matches loaded so far. */
  entries: readonly Entry[];
  complete: boolean;
}) {
  const { venue, tab, sport, leagues, time } = address;
  const kind = useView((view) => view.kind);
  const setKind = viewStore.getState().setKind;
  const oddsType = useLook((look) => look.oddsType);
  const setOddsType = usePreference((preference) => preference.setOddsType);
  const density = useLook((look) => look.density);
  const setDensity = usePreference((preference) => preference.setDensity);
  const [filter, setFilter] = useState(false);
  const kinds = LIST_KINDS.map((id) => ({ id, label: kindName(id, sport) }));
  const several = venues.length > 1;
  const narrowed = leagues.length + Number(time !== '');
  return (
    <>
      <div className="gutter flex min-h-12 flex-wrap items-center border-b border-line bg-surface">
        {several ? (
          <VenueSwitch venues={venues} venue={venue} onVenue={(other) => goTo(sportHref({ tab, sport, venue: other }, venues))} />
        ) : (
          <Segmented label={SPORT_COPY.chooseMarket} items={kinds} value={kind} onChange={setKind} />
        )}
        <span className="flex-1" />
        {several && density !== 'pro' ? <Choice label={SPORT_COPY.chooseMarket} items={kinds} value={kind} onChange={setKind} /> : null}
        <Choice label={SPORT_COPY.oddsType} items={ODDS_TYPES} value={oddsType} onChange={setOddsType} />
        <Choice label={SPORT_COPY.density} icon="rows-2" items={DENSITIES} value={density} onChange={setDensity} />
        <IconButton
          label={narrowed > 0 ? `${SPORT_COPY.filter} ${narrowed}` : SPORT_COPY.filter}
          className="relative -mr-2.5"
          onClick={() => setFilter(true)}
        >
          <Icon name="list-filter" size={20} className={narrowed > 0 ? 'text-brand' : 'text-text-2'} />
          {narrowed > 0 ? <span className="absolute top-1 right-0.5 text-11 font-semibold text-brand">{narrowed}</span> : null}
        </IconButton>
      </div>
      <Lazy load={loadFilter} wanted={filter} setWanted={setFilter}>
        {(FilterSheet) => (
          <FilterSheet
            open={filter}
            onClose={() => setFilter(false)}
            address={address}
            entries={entries}
            complete={complete}
            onChange={(part) => goTo(sportHref({ ...address, ...part }, venues))}
          />
        )}
      </Lazy>
    </>
  );
}
