'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Segmented } from '@/components/ui/segmented';
import { groupEntries, orderEntries } from '@/lib/domain/sport/board.rules';
import { toEntry } from '@/lib/domain/sport/entry.rules';
import { toFailure } from '@/lib/domain/sport/failure.rules';
import { resultDays } from '@/lib/domain/sport/result.rules';
import { SHELF_COPY } from '@/lib/domain/sport/shelf.copy';
import { SPORT_COPY, SPORT_NAMES } from '@/lib/domain/sport/sport.copy';
import { SPORTS, type Match, type SportId } from '@/lib/domain/sport/sport.model';
import { resultsOptions } from '@/lib/domain/sport/sport.queries';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { ROUTES } from '@/lib/routes';
import { ListFailure } from './list-failure';
import { MatchSkeleton } from './match-skeleton';
import { ResultRow } from './result-row';
import { VenueSwitch } from './venue-switch';

const SPORT_ITEMS = SPORTS.map((id) => ({ id, label: SPORT_NAMES[id] }));

/** 赛果: what a venue says of the last days' matches. `now`: world ms of the page. */
export function ResultsBoard({ venues, now }: { venues: readonly VenueTab[]; now: number }) {
  const days = resultDays(now);
  const [sport, setSport] = useState<SportId>('football');
  const [venue, setVenue] = useState(venues.find(({ state }) => state === 'open') ?? venues[0]);
  const [day, setDay] = useState(0);
  const [page, setPage] = useState(1);
  const chosen = days[day]!;
  if (!venue) return <EmptyState title={SPORT_COPY.noVenue} hint={SPORT_COPY.noVenueText} />;
  const pick = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <>
      <div className="gutter flex h-12 items-center justify-between gap-2 border-b border-line bg-surface">
        {venues.length > 1 ? <VenueSwitch venues={venues} venue={venue} onVenue={(next) => pick(() => setVenue(next))} /> : null}
        <Segmented label={SPORT_COPY.sports} items={SPORT_ITEMS} value={sport} onChange={(next) => pick(() => setSport(next))} />
      </div>
      <fieldset aria-label={SHELF_COPY.resultsDay} className="no-scrollbar flex h-13 min-w-0 items-center gap-2 overflow-x-auto border-b border-line bg-surface px-3">
        {days.map(({ name }, at) => (
          <Chip key={name} on={at === day} onClick={() => pick(() => setDay(at))}>
            {at === 0 ? SPORT_COPY.today : name}
          </Chip>
        ))}
      </fieldset>
      {Array.from({ length: page }, (_, at) => (
        <ResultPage key={`${venue.code}:${sport}:${day}:${at}`} venue={venue} filter={{ sport, from: chosen.from, to: chosen.to, page: at + 1 }} last={at + 1 === page} onMore={() => setPage(page + 1)} />
      ))}
    </>
  );
}

function ResultPage({ venue, filter, last, onMore }: { venue: VenueTab; filter: { sport: SportId; from: number; to: number; page: number }; last: boolean; onMore: () => void }) {
  const { data, error, isPending } = useQuery(resultsOptions(venue.code, filter));
  const failure = toFailure(error);
  if (isPending) return <MatchSkeleton rows={5} />;
  if (!data) return failure ? <ListFailure failure={failure} title={SHELF_COPY.resultsError} here={ROUTES.results.path} /> : null;
  const { matches, total } = data.data;
  if (matches.length === 0) return filter.page === 1 ? <EmptyState title={SHELF_COPY.resultsNone} /> : null;
  const groups = groupEntries(orderEntries(matches.map(toEntry), { sort: 'league', leagues: [], favourites: [] }));
  const byId = new Map<string, Match>(matches.map((match) => [match.id, match]));
  return (
    <>
      {groups.map((group) => (
        <section key={group.key} className="mb-2">
          <h2 className="gutter flex h-9 items-center border-y border-line bg-surface-2 text-13 font-semibold">{group.league}</h2>
          <ul>
            {group.ids.map((id) => (
              <ResultRow key={id} match={byId.get(id)!} />
            ))}
          </ul>
        </section>
      ))}
      {last && filter.page * matches.length < total ? (
        <div className="gutter py-2">
          <Button variant="outline" size="sm" block onClick={onMore}>
            {SPORT_COPY.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
