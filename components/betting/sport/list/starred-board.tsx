'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { BellButton } from '@/components/betting/sport/alert/bell-button';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { settleOrder } from '@/lib/domain/betting/sport/list/board.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { useSource, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import { SPORT_COPY, TAB_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { byStatus, starsByVenue } from '@/lib/domain/betting/sport/list/starred.rules';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { route } from '@/lib/routes';
import type { VenueCode } from '@pavilion/contract/constants';
import { ColumnHeader } from './column-header';
import { ListFailure } from './list-failure';
import { MatchRow } from './match-row';
import { MatchSkeleton } from './match-skeleton';
import { ProRow } from './pro-row';
import { useTouching } from './use-touching';

/** 关注: starred matches of every venue, each venue under its name. A row that loses its star is removed once the list is not touched. */
export function StarredBoard({ venues }: { venues: readonly VenueTab[] }) {
  const board = useRef<HTMLDivElement>(null);
  const touching = useTouching(board);
  const stars = useView((view) => view.favourites);
  const [shown, setShown] = useState(stars);
  if (!touching && shown !== stars) setShown(stars);
  return (
    <div ref={board}>
      <Stars venues={venues} stars={shown} touching={touching} />
    </div>
  );
}

function Stars({ venues, stars, touching }: { venues: readonly VenueTab[]; stars: readonly string[]; touching: boolean }) {
  const density = useLook((look) => look.density);
  const starsAtVenues = starsByVenue(stars).filter(({ venue }) => venues.some(({ code }) => code === venue));
  if (starsAtVenues.length === 0) {
    return (
      <EmptyState
        title={SHELF_COPY.noStars}
        hint={SHELF_COPY.noStarsText}
        action={
          <LinkButton variant="secondary" size="sm" block href={route('/game/sport')}>
            {SPORT_COPY.goTo}
            {TAB_NAMES.live}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {/* Rows of every sport are under it: its names are football's. One market alone has the one name, the cells state their sides. */}
      <ColumnHeader kind="winner" density={density === 'pro' ? 'pro' : 'large'} sticky>
        {SHELF_COPY.starredOf(starsAtVenues.reduce((sum, { matchIds }) => sum + matchIds.length, 0))}
      </ColumnHeader>
      <div className="gutter flex min-h-11 items-center justify-between border-b border-line bg-surface pr-0 text-13 text-text-2">
        {SHELF_COPY.reminders}
        <BellButton match={null} />
      </div>
      {starsAtVenues.map(({ venue, matchIds }) => (
        <VenueStars
          key={venue}
          venue={venue}
          name={venues.find(({ code }) => code === venue)?.name ?? venue}
          matchIds={matchIds}
          touching={touching}
        />
      ))}
    </>
  );
}

function VenueStars({
  venue,
  name,
  matchIds,
  touching,
}: {
  venue: VenueCode;
  name: string;
  matchIds: readonly string[];
  touching: boolean;
}) {
  const density = useLook((look) => look.density);
  const Row = density === 'pro' ? ProRow : MatchRow;
  const toggle = viewStore.getState().toggleFavourite;
  const options = byIdOptions(venue, matchIds);
  useWatch([options], POLL_MS.list);
  const source = useSource(options.queryKey);
  const failure = toFailure(source.error, name);
  const [shown, setShown] = useState(source.entries);
  const index = sportIndex(useQueryClient());
  const sorted = useMemo(() => byStatus(source.entries, (id) => index.match(venue, id)?.match.status), [source.entries, index, venue]);
  // Other stars are another query: until its response, the rows that are still starred stay in place.
  const next = source.phase === 'ready' ? sorted : shown.filter(({ id }) => matchIds.includes(id));
  const rows = settleOrder(shown, next, touching);
  if (rows !== shown) setShown(rows);
  const gone = source.phase === 'ready' ? matchIds.filter((id) => !source.entries.some((entry) => entry.id === id)) : [];
  return (
    <section className="mb-2">
      <h2 className="gutter flex h-9 items-center border-y border-line bg-surface-2 text-13 font-semibold">{name}</h2>
      {source.phase === 'pending' && rows.length === 0 ? <MatchSkeleton rows={matchIds.length} density={density} /> : null}
      {source.phase === 'failed' && failure && rows.length === 0 ? (
        <ListFailure failure={failure} here={`${route('/game/sport')}?t=starred`} />
      ) : null}
      <ul className={density === 'large' ? 'large' : 'mixed'}>
        {rows.map(({ id }) => (
          <Row key={id} venue={venue} matchId={id} large />
        ))}
      </ul>
      {gone.length > 0 ? (
        <div className="gutter flex min-h-12 items-center justify-between gap-2 border-t border-line bg-surface text-13 text-text-2">
          {SHELF_COPY.starsGone(gone.length)}
          <Button variant="plain" size="sm" onClick={() => gone.forEach((id) => toggle(`${venue}:${id}`))}>
            {SHELF_COPY.dropStars}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
