'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { toFailure } from '@/lib/domain/sport/failure.rules';
import { useSource, useWatch } from '@/lib/domain/sport/price.feed';
import { SHELF_COPY } from '@/lib/domain/sport/shelf.copy';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { POLL_MS, byIdOptions } from '@/lib/domain/sport/sport.queries';
import { starsByVenue } from '@/lib/domain/sport/starred.rules';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { useView } from '@/lib/domain/sport/view.store';
import { ROUTES } from '@/lib/routes';
import type { VenueCode } from '@/lib/contract/constants';
import { ColumnHeader } from './column-header';
import { ListFailure } from './list-failure';
import { MatchRow } from './match-row';
import { MatchSkeleton } from './match-skeleton';

/** 关注: starred matches of every venue, each venue under its name. */
export function StarredBoard({ venues }: { venues: readonly VenueTab[] }) {
  const stars = useView((view) => view.favourites);
  const held = starsByVenue(stars).filter(({ venue }) => venues.some(({ code }) => code === venue));
  if (held.length === 0) {
    return (
      <EmptyState
        title={SHELF_COPY.noStars}
        hint={SHELF_COPY.noStarsText}
        action={
          <LinkButton variant="secondary" size="sm" block href={ROUTES.sport.path}>
            {SPORT_COPY.toLive}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ColumnHeader kind="winner" sticky>
        {SHELF_COPY.starredOf(held.reduce((sum, { matchIds }) => sum + matchIds.length, 0))}
      </ColumnHeader>
      {held.map(({ venue, matchIds }) => (
        <VenueStars key={venue} venue={venue} name={venues.find(({ code }) => code === venue)?.name ?? venue} matchIds={matchIds} />
      ))}
    </>
  );
}

function VenueStars({ venue, name, matchIds }: { venue: VenueCode; name: string; matchIds: readonly string[] }) {
  const toggle = useView((view) => view.toggleFavourite);
  const options = byIdOptions(venue, matchIds);
  useWatch([options], POLL_MS.list);
  const source = useSource(options.queryKey);
  const failure = toFailure(source.error);
  const gone = source.phase === 'ready' ? matchIds.filter((id) => !source.entries.some((entry) => entry.id === id)) : [];
  return (
    <section className="mb-2">
      <h2 className="gutter flex h-9 items-center border-y border-line bg-surface-2 text-13 font-semibold">{name}</h2>
      {source.phase === 'pending' ? <MatchSkeleton rows={matchIds.length} /> : null}
      {source.phase === 'failed' && failure ? <ListFailure failure={failure} here={`${ROUTES.sport.path}?t=starred`} /> : null}
      <ul>
        {source.entries.map(({ id }) => (
          <MatchRow key={id} venue={venue} matchId={id} />
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
