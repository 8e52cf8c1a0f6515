'use client';

import { useEffect, useMemo, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Lazy } from '@/components/ui/lazy/lazy';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import type { Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { SPORT_COPY, TAB_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import type { ListName } from '@/lib/domain/betting/match/sport.model';
import { MAX_PAGES, type VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { windowOf } from '@/lib/domain/betting/sport/list/time-window.rules';
import { useView } from '@/lib/domain/betting/sport/list/view.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import { MINUTE } from '@pavilion/number/duration';
import { ColumnHeader } from './column-header';
import { LazyListError } from './lazy-list-error';
import { EndedMatches, useEndedOf } from './ended-matches';
import { ListControls } from './list-controls';
import { useLeagueTotals } from './use-league-totals';
import { type DayHeads, MatchListView, MoreMatches } from './match-list-view';
import { useMatchPages } from './use-match-pages';
import { MatchSkeleton } from './match-skeleton';
import { goTo, type SportAddress, sportHref, stayHere } from './sport-address';

const loadVenueMaintenance = async () => (await import('./venue-maintenance')).VenueMaintenance;

/** Matches in play have no day; today needs no heading. */
const DAYS: Record<ListName, DayHeads> = { live: 'none', today: 'ahead', early: 'all', parlay: 'all' };

const NONE: readonly Entry[] = [];

interface BoardAddress extends SportAddress {
  venue: VenueTab;
  tab: ListName;
}

/** A venue's list in one timeframe, or 串关: controls, column names, rows. */
export function VenueBoard({ venues, address }: { venues: readonly VenueTab[]; address: BoardAddress }) {
  const { venue, tab, sport, pages, leagues, time } = address;
  const kind = useView((view) => view.kind);
  const sort = useView((view) => view.sort);
  const density = useLook((look) => look.density);
  const list = useMatchPages(venue.code, { sport, timeframe: tab, pages, leagues }, venue.state === 'open');
  const minute = Math.floor(worldNow() / MINUTE);
  const window = useMemo(() => windowOf(time, minute * MINUTE), [time, minute]);
  const more = list.more && pages < MAX_PAGES;
  // Venues cannot filter by time: a time filter needs the whole list.
  const whole = time !== '' && more;
  useEffect(() => {
    if (whole) goTo(sportHref({ ...address, pages: pages + 1 }, venues));
  }, [whole, address, pages, venues]);
  const complete = !list.more && !list.busy;
  const totals = useLeagueTotals(venue.code, { sport, timeframe: tab }, { wanted: list.phase === 'ready' && !complete, total: list.total });
  const known = useMemo(() => ({ complete, totals, daysAhead: DAYS[tab] === 'all' }), [complete, totals, tab]);
  // Pages that a reload came without: no row is to move when they are there.
  const [waiting, setWaiting] = useState(list.busy);
  if (waiting && (!list.busy || list.error)) setWaiting(false);
  const entries = useMemo(
    () => (leagues.length > 0 ? list.entries.filter(({ leagueId }) => leagues.includes(leagueId)) : list.entries),
    [list.entries, leagues],
  );
  // In other lists a match that left continues elsewhere.
  const ended = useEndedOf(venue.code, tab === 'live' && list.phase === 'ready' ? entries : NONE, leagues.join(), complete);
  const shown = useMemo(() => (ended.length > 0 ? [...list.pages, ended.map(({ entry }) => entry)] : list.pages), [list.pages, ended]);
  const endedById = useMemo(() => new Map(ended.map((one) => [one.entry.id, one])), [ended]);
  const empty = list.entries.length === 0 && ended.length === 0;
  // With chosen leagues the list itself offers to clear the filter.
  const none = empty && (list.phase !== 'ready' || leagues.length === 0);
  const href = (upTo: number) => sportHref({ ...address, pages: upTo }, venues);
  return (
    <>
      <ListControls venues={venues} address={address} entries={list.entries} complete={complete} />
      {venue.state === 'maintenance' ? (
        <Lazy load={loadVenueMaintenance} wanted>
          {(VenueMaintenance) => <VenueMaintenance venue={venue} venues={venues} address={address} />}
        </Lazy>
      ) : (
        <div className={sport === 'tennis' ? 'two' : undefined}>
          <ColumnHeader kind={kind} sport={sport} density={density} sticky>
            {list.phase === 'ready' && !time ? `${list.total} ${SPORT_COPY.matches}·` : null}
            {sort === 'league' ? SPORT_COPY.byLeague : SPORT_COPY.byTime}
          </ColumnHeader>
          <LazyListError error={list.error} phase={list.phase} here={href(1)} />
          {list.phase === 'pending' ? <MatchSkeleton rows={6} density={density} dated={DAYS[tab] === 'all'} /> : null}
          {list.phase === 'ready' && none ? <NoMatches address={address} venues={venues} /> : null}
          {none ? null : (
            <EndedMatches value={endedById}>
              <MatchListView
                // A member's choice is applied at once, even during the touch that made it.
                key={`${sort}:${leagues.join()}:${time}`}
                venue={venue.code}
                pages={shown}
                leagues={leagues}
                time={window}
                days={DAYS[tab]}
                known={known}
                waiting={waiting}
                kind={kind}
                clear={sportHref({ venue, tab, sport }, venues)}
              />
            </EndedMatches>
          )}
          {/* As high as the rows to come, so that a reload restores the scroll position. Not with a time filter: few of the rows pass it. */}
          {list.coming > 0 && !time ? <MatchSkeleton rows={list.coming} density={density} /> : null}
          {more || list.busy ? (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div onClickCapture={stayHere}>
              <MoreMatches href={href(list.busy ? pages : pages + 1)} busy={list.busy} />
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}

function NoMatches({ address, venues }: { address: BoardAddress; venues: readonly VenueTab[] }) {
  const other = address.tab === 'live' ? 'today' : 'live';
  return (
    <EmptyState
      title={`${TAB_NAMES[address.tab]}${SPORT_COPY.noMatches}`}
      action={
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClickCapture={stayHere}>
          <LinkButton
            variant="secondary"
            size="sm"
            block
            href={sportHref({ venue: address.venue, sport: address.sport, tab: other }, venues)}
          >
            {SPORT_COPY.goTo}
            {TAB_NAMES[other]}
          </LinkButton>
        </div>
      }
    />
  );
}
