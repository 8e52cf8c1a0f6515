'use client';

import { useEffect, useMemo } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Late } from '@/components/ui/late';
import { useLook } from '@/lib/domain/preference/preference.store';
import { SPORT_COPY, TAB_NAMES } from '@/lib/domain/sport/sport.copy';
import type { ListName } from '@/lib/domain/sport/sport.model';
import { MOST_PAGES, type VenueTab } from '@/lib/domain/sport/venue.rules';
import { windowOf } from '@/lib/domain/sport/time-window.rules';
import { useView } from '@/lib/domain/sport/view.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import { ColumnHeader } from './column-header';
import { LateTrouble } from './late-trouble';
import { ListControls } from './list-controls';
import { MatchList, MoreMatches } from './match-list';
import { useMatchPages } from './match-pages';
import { MatchSkeleton } from './match-skeleton';
import { goTo, type SportAddress, sportHref, stayHere } from './sport-address';

const loadRest = async () => (await import('./venue-rest')).VenueRest;

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
  const minute = Math.floor(worldNow() / 60_000);
  const window = useMemo(() => windowOf(time, minute * 60_000), [time, minute]);
  const more = list.more && pages < MOST_PAGES;
  // A venue knows no times: what a time is sought in must be the whole list.
  const whole = time !== '' && more;
  useEffect(() => {
    if (whole) goTo(sportHref({ ...address, pages: pages + 1 }, venues));
  }, [whole, address, pages, venues]);
  const href = (upTo: number) => sportHref({ ...address, pages: upTo }, venues);
  return (
    <>
      <ListControls venues={venues} address={address} entries={list.entries} complete={!list.more && !list.busy} />
      {venue.state === 'maintenance' ? (
        <Late load={loadRest} wanted>
          {(VenueRest) => <VenueRest venue={venue} venues={venues} address={address} />}
        </Late>
      ) : (
        <div className={sport === 'tennis' ? 'two' : undefined}>
          <ColumnHeader kind={kind} sport={sport} density={density} sticky>
            {list.phase === 'ready' && !time ? `${list.total} ${SPORT_COPY.matches}·` : null}
            {sort === 'league' ? SPORT_COPY.byLeague : SPORT_COPY.byTime}
          </ColumnHeader>
          <LateTrouble error={list.error} phase={list.phase} here={href(1)} />
          {list.phase === 'pending' ? <MatchSkeleton rows={6} density={density} /> : null}
          {list.phase === 'ready' && list.entries.length === 0 ? <NoMatches address={address} venues={venues} /> : null}
          {list.entries.length > 0 ? (
            <MatchList
              // A choice of the member's is applied at once, also under the finger that made it.
              key={`${sort}:${leagues.join()}:${time}`}
              venue={venue.code}
              pages={list.held}
              leagues={leagues}
              time={window}
              kind={kind}
              clear={sportHref({ venue, tab, sport }, venues)}
            />
          ) : null}
          {/* As high as the rows to come: the browser can lead a reload back to its place. A time is sought in few of them. */}
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
