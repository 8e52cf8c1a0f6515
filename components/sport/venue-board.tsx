'use client';

import { useMemo, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { usePreference } from '@/lib/domain/preference/preference.store';
import { leaguesOf } from '@/lib/domain/sport/board.rules';
import { EMPTY_NAMES, SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { ListName, SportId } from '@/lib/domain/sport/sport.model';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { useView } from '@/lib/domain/sport/view.store';
import { ColumnHeader } from './column-header';
import { LateTrouble } from './late-trouble';
import { ListControls } from './list-controls';
import { MatchList, MoreMatches } from './match-list';
import { useMatchPages } from './match-pages';
import { MatchSkeleton } from './match-skeleton';
import { goTo, sportHref, stayHere } from './sport-address';

interface BoardAddress {
  venue: VenueTab;
  tab: ListName;
  sport: SportId;
  pages: number;
}

/** A venue's list in one timeframe, or 串关: controls, column names, rows. */
export function VenueBoard({ venues, address }: { venues: readonly VenueTab[]; address: BoardAddress }) {
  const { venue, tab, sport, pages } = address;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const kind = useView((view) => view.kind);
  const sort = useView((view) => view.sort);
  const density = usePreference((preference) => preference.density);
  const list = useMatchPages(venue.code, { sport, timeframe: tab }, pages, venue.state === 'open');
  const leagues = useMemo(() => leaguesOf(list.entries), [list.entries]);
  const href = (more: number) => sportHref({ ...address, pages: more }, venues);
  return (
    <>
      <ListControls
        venues={venues}
        venue={venue}
        sport={sport}
        onVenue={(other) => goTo(sportHref({ tab, sport, venue: other }, venues))}
        leagues={leagues}
        chosen={chosen}
        onChoose={setChosen}
      />
      {venue.state === 'maintenance' ? (
        <EmptyState title={`${venue.name}${SPORT_COPY.maintenance}`} hint={SPORT_COPY.maintenanceText} />
      ) : (
        <>
          <ColumnHeader kind={kind} sport={sport} pro={density === 'pro'} sticky>
            {list.phase === 'ready' ? `${list.total} ${SPORT_COPY.matches}·` : null}
            {sort === 'league' ? SPORT_COPY.byLeague : SPORT_COPY.byTime}
          </ColumnHeader>
          <LateTrouble error={list.error} phase={list.phase} here={href(1)} />
          {list.phase === 'pending' ? <MatchSkeleton rows={6} /> : null}
          {list.phase === 'ready' && list.entries.length === 0 ? <NoMatches address={address} venues={venues} /> : null}
          {list.entries.length > 0 ? (
            <MatchList
              // A choice of the member's is applied at once, also under the finger that made it.
              key={`${sort}:${chosen.join()}`}
              venue={venue.code}
              pages={list.held}
              leagues={chosen}
              kind={kind}
            />
          ) : null}
          {list.more || list.busy ? (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div onClickCapture={stayHere}>
              <MoreMatches href={href(list.busy ? pages : pages + 1)} busy={list.busy} />
            </div>
          ) : null}
        </>
      )}
    </>
  );
}

function NoMatches({ address, venues }: { address: BoardAddress; venues: readonly VenueTab[] }) {
  const other = address.tab === 'live' ? 'today' : 'live';
  return (
    <EmptyState
      title={EMPTY_NAMES[address.tab]}
      action={
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClickCapture={stayHere}>
          <LinkButton variant="secondary" size="sm" block href={sportHref({ ...address, tab: other, pages: 1 }, venues)}>
            {other === 'live' ? SPORT_COPY.toLive : SPORT_COPY.toToday}
          </LinkButton>
        </div>
      }
    />
  );
}
