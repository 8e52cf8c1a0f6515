'use client';

import { useRef, useState } from 'react';
import { BellButton } from '@/components/betting/sport/alert/bell-button';
import { useSlow } from '@/components/betting/sport/use-slow';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import { PHASE_NAMES } from '@/lib/domain/betting/match/phase.copy';
import { dayName } from '@/lib/domain/betting/sport/clock.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { byPart, type FollowedFixture } from '@/lib/domain/betting/sport/list/followed.rules';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import { starsByVenue, type VenueStars } from '@/lib/domain/betting/sport/list/starred.rules';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { useToday } from '@/lib/domain/betting/sport/price/price.feed';
import { SEARCH_COPY } from '@/lib/domain/betting/sport/search/search.copy';
import { SPORT_COPY, TAB_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { route } from '@/lib/routes';
import type { VenueCode } from '@pavilion/contract/constants';
import { ColumnHeader } from './column-header';
import { ListFailure } from './list-failure';
import { MatchRow } from './match-row';
import { MatchSkeleton } from './match-skeleton';
import { ProRow } from './pro-row';
import { useFollowed } from './use-followed';
import { useTouching } from './use-touching';

/**
 * 关注: starred matches of every venue as one list, in play first, then by day. A fixture that is starred at several venues is one row, with
 * the prices of `venue` if it is starred there. A row that loses its star is removed once the list is not touched.
 */
export function StarredBoard({ venue, venues }: { venue: VenueCode; venues: readonly VenueTab[] }) {
  const board = useRef<HTMLDivElement>(null);
  const touching = useTouching(board);
  const favourites = useView((view) => view.favourites);
  const [shown, setShown] = useState(favourites);
  if (!touching && shown !== favourites) setShown(favourites);
  const stars = starsByVenue(shown)
    .filter((one) => venues.some(({ code }) => code === one.venue))
    .toSorted((a, b) => Number(b.venue === venue) - Number(a.venue === venue));
  return <div ref={board}>{stars.length === 0 ? <NoStars /> : <Stars venues={venues} stars={stars} touching={touching} />}</div>;
}

function NoStars() {
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

function Stars({ venues, stars, touching }: { venues: readonly VenueTab[]; stars: readonly VenueStars[]; touching: boolean }) {
  const density = useLook((look) => look.density);
  const nameOf = (code: VenueCode) => venues.find((one) => one.code === code)?.name ?? code;
  const { rows: next, sources, gone } = useFollowed(stars);
  const pending = sources.filter(({ state }) => state.phase === 'pending');
  const late = useSlow(pending.map(({ venue }) => venue).join(' '), pending.length > 0) < Number.POSITIVE_INFINITY;
  const [rows, setRows] = useState<readonly FollowedFixture[]>([]);
  // The rows of one venue come among the others': the first ones wait for every venue, for a few seconds.
  const waits = rows.length > 0 ? touching : !late && unknownOf(pending, next).length > 0;
  const settled = waits || isSame(rows, next) ? rows : next;
  if (settled !== rows) setRows(settled);
  const missing = unknownOf(pending, settled).length;
  return (
    <>
      {/* Rows of every sport are under it: its names are football's. One market alone has the one name, the cells state their sides. */}
      <ColumnHeader kind="winner" density={density === 'pro' ? 'pro' : 'large'} sticky>
        {SHELF_COPY.starredOf(settled.length + unknownOf(stars, settled).length)}
      </ColumnHeader>
      <div className="gutter flex min-h-11 items-center justify-between border-b border-line bg-surface pr-0 text-13 text-text-2">
        {SHELF_COPY.reminders}
        <BellButton match={null} />
      </div>
      <Rows rows={settled} />
      {missing > 0 ? <MatchSkeleton rows={missing} density={density} /> : null}
      {missing > 0 && late ? (
        <output className="gutter block py-3 text-center text-13 text-text-3">
          {SEARCH_COPY.waitingFor(pending.map(({ venue }) => nameOf(venue)).join('、'))}
        </output>
      ) : null}
      {sources.map(({ venue, matchIds, state }) => {
        const failure = state.phase === 'failed' ? toFailure(state.error, nameOf(venue)) : null;
        return failure && unknownOf([{ venue, matchIds }], settled).length > 0 ? (
          <ListFailure key={venue} failure={failure} here={`${route('/game/sport')}?t=starred`} />
        ) : null;
      })}
      {gone.length > 0 ? <GoneStars gone={gone} /> : null}
    </>
  );
}

function Rows({ rows }: { rows: readonly FollowedFixture[] }) {
  const density = useLook((look) => look.density);
  const today = useToday();
  const Row = density === 'pro' ? ProRow : MatchRow;
  return byPart(rows).map(({ part, rows: own }) => (
    <section key={part} className="mb-2">
      <h2 className="gutter flex h-9 items-center border-y border-line bg-surface-2 text-13 font-semibold">
        {part === 'live' ? TAB_NAMES.live : part === 'over' ? PHASE_NAMES.ended : dayName(part, today)}
      </h2>
      <ul className={density === 'large' ? 'large' : 'mixed'}>
        {own.map(({ venue, id, stars }) => (
          <Row key={matchKey(venue, id)} venue={venue} matchId={id} stars={stars} large named />
        ))}
      </ul>
    </section>
  ));
}

function GoneStars({ gone }: { gone: readonly string[] }) {
  const toggle = viewStore.getState().toggleFavourite;
  return (
    <div className="gutter flex min-h-12 items-center justify-between gap-2 border-t border-line bg-surface text-13 text-text-2">
      {SHELF_COPY.starsGone(gone.length)}
      <Button variant="plain" size="sm" onClick={() => gone.forEach(toggle)}>
        {SHELF_COPY.dropStars}
      </Button>
    </div>
  );
}

/** Stars that have no row. */
function unknownOf(stars: readonly VenueStars[], rows: readonly FollowedFixture[]): readonly string[] {
  const known = new Set(rows.flatMap((row) => row.stars.split(' ')));
  return stars.flatMap(({ venue, matchIds }) => matchIds.map((id) => matchKey(venue, id))).filter((star) => !known.has(star));
}

function isSame(a: readonly FollowedFixture[], b: readonly FollowedFixture[]): boolean {
  return a.length === b.length && a.every(({ stars, part }, at) => stars === b[at]!.stars && part === b[at]!.part);
}
