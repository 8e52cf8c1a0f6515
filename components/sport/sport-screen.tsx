'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useMemo, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Strip } from '@/components/ui/strip';
import { leaguesOf } from '@/lib/domain/sport/board.rules';
import { toFailure, type Failure } from '@/lib/domain/sport/failure.rules';
import type { SportFirst } from '@/lib/domain/sport/first.model';

import { EMPTY_NAMES, SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { Timeframe } from '@/lib/domain/sport/sport.model';

import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { loadView, useView } from '@/lib/domain/sport/view.store';
import { loginPath } from '@/lib/routes';
import { ColumnHeader } from './column-header';
import { ListControls } from './list-controls';
import { ListFailure } from './list-failure';
import { MatchList, MoreMatches } from './match-list';
import { MatchSkeleton } from './match-skeleton';
import { seedFirst } from './seed-first';
import { goTo, sportHref, stayHere, useSportAddress } from './sport-address';
import { useMatchPages } from './match-pages';

/** The sport page under its header: controls, then the list of the chosen venue and timeframe. */
export function SportScreen({ first }: { first: SportFirst }) {
  seedFirst(useQueryClient(), first);
  const { timeframe, venue, pages } = useSportAddress(first.venues);
  useEffect(loadView, []);
  if (!venue) return <EmptyState title={SPORT_COPY.noVenue} hint={SPORT_COPY.noVenueText} />;
  return (
    <VenueList
      // Another list begins at its top, with its own filter.
      key={`${venue.code}:${timeframe}`}
      venues={first.venues}
      venue={venue}
      timeframe={timeframe}
      pages={pages}
    />
  );
}

function VenueList({ venues, venue, timeframe, pages }: { venues: readonly VenueTab[]; venue: VenueTab; timeframe: Timeframe; pages: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const kind = useView((view) => view.kind);
  const sort = useView((view) => view.sort);
  const list = useMatchPages(venue.code, timeframe, pages, venue.state === 'open');
  const leagues = useMemo(() => leaguesOf(list.entries), [list.entries]);
  const href = (more: number) => sportHref({ timeframe, venue, pages: more }, venues);
  const failure = toFailure(list.error);
  return (
    <>
      <ListControls
        venues={venues}
        venue={venue}
        onVenue={(tab) => goTo(sportHref({ timeframe, venue: tab }, venues))}
        leagues={leagues}
        chosen={chosen}
        onChoose={setChosen}
      />
      {venue.state === 'maintenance' ? (
        <EmptyState title={`${venue.name}${SPORT_COPY.maintenance}`} hint={SPORT_COPY.maintenanceText} />
      ) : (
        <>
          <ColumnHeader kind={kind} sticky>
            {list.phase === 'ready' ? `${list.total} ${SPORT_COPY.matches}·` : null}
            {sort === 'league' ? SPORT_COPY.byLeague : SPORT_COPY.byTime}
          </ColumnHeader>
          {list.phase === 'ready' && failure ? <Failing failure={failure} here={href(1)} /> : null}
          {list.phase === 'pending' ? <MatchSkeleton rows={6} /> : null}
          {list.phase === 'failed' && failure ? <ListFailure failure={failure} here={href(1)} /> : null}
          {list.phase === 'ready' && list.entries.length === 0 ? <NoMatches timeframe={timeframe} venue={venue} venues={venues} /> : null}
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

/** Data is there but gets no newer: tried again by itself, or waiting for a login. */
function Failing({ failure, here }: { failure: Failure; here: string }) {
  if (failure.kind !== 'guest') return <Strip tone="brand">{SPORT_COPY.updateFailing}</Strip>;
  return (
    <Strip
      tone="brand"
      action={
        <Link href={loginPath(here)} prefetch={false} className="hit-44 font-semibold">
          {SPORT_COPY.login}
        </Link>
      }
    >
      {SPORT_COPY.guestText}
    </Strip>
  );
}

function NoMatches({ timeframe, venue, venues }: { timeframe: Timeframe; venue: VenueTab; venues: readonly VenueTab[] }) {
  const other: Timeframe = timeframe === 'live' ? 'today' : 'live';
  return (
    <EmptyState
      title={EMPTY_NAMES[timeframe]}
      action={
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClickCapture={stayHere}>
          <LinkButton variant="secondary" size="sm" block href={sportHref({ timeframe: other, venue }, venues)} prefetch={false}>
            {other === 'live' ? SPORT_COPY.toLive : SPORT_COPY.toToday}
          </LinkButton>
        </div>
      }
    />
  );
}

