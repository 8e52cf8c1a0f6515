'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Segmented } from '@/components/ui/roof/segmented';
import { Strip } from '@/components/ui/strip';
import { UI_COPY } from '@/components/ui/ui.copy';
import type { VenueCode } from '@pavilion/contract/constants';
import type { SortBy } from '@/lib/domain/betting/sport/list/board.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { firstResults, groupResults } from '@/lib/domain/betting/sport/results/result-order.rules';
import { resultDays } from '@/lib/domain/betting/sport/results/result.rules';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { SPORT_COPY, SPORT_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import { DAY_COPY } from '@/lib/domain/betting/match/phase.copy';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { countsOptions } from '@/lib/domain/betting/sport/sport.queries';
import { isOther, SPORTS, type Match, type SportCounts, type SportId } from '@/lib/domain/betting/match/sport.model';
import { spanResultsOptions } from '@/lib/domain/betting/sport/results/result.queries';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { route } from '@/lib/routes';
import { Choice } from '@/components/betting/sport/choice';
import { ListFailure } from '@/components/betting/sport/list/list-failure';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { ResultRow } from './result-row';
import { ONLY, useResultsAddress } from './results-address';
import { type GetBetMatches, useShownResults } from './use-shown-results';
import { NoVenue } from '@/components/betting/sport/no-venue';
import { VenueSwitch } from '@/components/betting/sport/venue-switch';

/** Matches that 加载更多 adds. */
const PAGE_SIZE = 50;

const SORTS: readonly { id: SortBy; label: string }[] = [
  { id: 'league', label: SPORT_COPY.byLeague },
  { id: 'time', label: SPORT_COPY.byTime },
];

/** The sports of a venue's counts; those in the general form under the venue's own name. */
function sportItems(counts: SportCounts | undefined, chosen: SportId) {
  const ids = [...new Set([...SPORTS, ...(Object.keys(counts ?? {}) as SportId[]), chosen])];
  return ids.map((id) => ({ id, label: isOther(id) ? (counts?.[id]?.name ?? SPORT_COPY.sports) : SPORT_NAMES[id] }));
}

/** 赛果: a venue's results of the last days' matches. `now`: world ms of the page; `getBetMatches`: null for a visitor. */
export function ResultsBoard({
  venues,
  now,
  getBetMatches,
}: {
  venues: readonly VenueTab[];
  now: number;
  getBetMatches: GetBetMatches | null;
}) {
  const days = resultDays(now);
  const address = useResultsAddress(venues, days.length);
  const { venue, sport, day, show } = address;
  const counts = useQuery({ ...countsOptions((venue ?? venues[0])?.code ?? OPEN_VENUES[0]!), enabled: venue !== null });
  if (!venue) return <NoVenue />;
  return (
    <>
      <div className="gutter flex min-h-12 flex-wrap items-center justify-between gap-x-2 border-b border-line bg-surface">
        {venues.length > 1 ? <VenueSwitch venues={venues} venue={venue} onVenue={(next) => show({ venue: next })} /> : null}
        <Segmented
          label={SPORT_COPY.sports}
          items={sportItems(counts.data?.data, sport)}
          value={sport}
          onChange={(next) => show({ sport: next })}
        />
      </div>
      <fieldset
        aria-label={SHELF_COPY.resultsDay}
        className="no-scrollbar flex h-13 min-w-0 items-center gap-2 overflow-x-auto border-b border-line bg-surface px-3"
      >
        {days.map(({ name }, index) => (
          <Chip key={name} on={index === day} onClick={() => show({ day: index })}>
            {index === 0 ? DAY_COPY.today : name}
          </Chip>
        ))}
      </fieldset>
      <Results
        key={`${venue.code}:${sport}:${day}`}
        venue={venue.code}
        venueName={venue.name}
        span={{ sport, from: days[day]!.from, to: days[day]!.to }}
        before={days[day + 1] ? { name: days[day + 1]!.name, show: () => show({ day: day + 1 }) } : null}
        address={address}
        getBetMatches={getBetMatches}
      />
    </>
  );
}

/** The results of one day. `before`: the day before; null at the last. */
function Results({
  venue,
  venueName,
  span,
  before,
  address: { only, pages, show },
  getBetMatches,
}: {
  venue: VenueCode;
  venueName: string;
  span: { sport: SportId; from: number; to: number };
  before: { name: string; show: () => void } | null;
  address: ReturnType<typeof useResultsAddress>;
  getBetMatches: GetBetMatches | null;
}) {
  const { data: response, error, isPending, refetch } = useQuery(spanResultsOptions(venue, span));
  const data = response?.data;
  const sort = useView((view) => view.sort);
  const pinned = useView((view) => view.pinnedLeagues);
  const shown = useShownResults({ venue, from: span.from, matches: data?.matches ?? [], only, getBetMatches });
  const retry = () => void refetch();
  if (isPending) return <MatchSkeleton rows={8} />;
  if (!data) {
    const failure = toFailure(error, venueName);
    return failure && <ListFailure failure={failure} title={SHELF_COPY.resultsError} here={route('/game/sport/results')} onRetry={retry} />;
  }
  if (data.matches.length === 0) {
    return (
      <EmptyState
        title={SHELF_COPY.resultsNone}
        action={
          before && (
            <Button variant="secondary" size="sm" block onClick={before.show}>
              {SHELF_COPY.dayBefore(before.name)}
            </Button>
          )
        }
      />
    );
  }
  const groups = groupResults(shown.matches ?? [], { sort, pinned });
  const rows = firstResults(groups, pages * PAGE_SIZE);
  return (
    <>
      <div className="flex h-11 items-center justify-between border-b border-line bg-surface px-2.5">
        <Choice label={SHELF_COPY.resultsShown} items={shown.choices} value={shown.only} onChange={(next) => show({ only: next })} />
        <Choice label={SHELF_COPY.resultsOrder} items={SORTS} value={sort} onChange={viewStore.getState().setSort} />
      </div>
      {data.complete ? null : (
        <Strip
          tone="brand"
          action={
            <Button variant="plain" size="sm" onClick={retry}>
              {UI_COPY.retry}
            </Button>
          }
        >
          {SHELF_COPY.resultsPartly}
        </Strip>
      )}
      {shown.matches === null ? <Unknown error={shown.error} venueName={venueName} onRetry={shown.retry} /> : null}
      {shown.matches?.length === 0 ? (
        <EmptyState
          title={shown.only === ONLY.bets ? SHELF_COPY.noBetResults : SHELF_COPY.noStarredResults}
          action={
            <Button variant="secondary" size="sm" block onClick={() => show({ only: ONLY.all })}>
              {SHELF_COPY.showAll}
            </Button>
          }
        />
      ) : null}
      {rows.map(({ key, title, matches }) => (
        <section key={key} className="mb-2">
          {title === '' ? null : (
            <h2 className="gutter flex h-9 items-center border-y border-line bg-surface-2 text-13 font-semibold">{title}</h2>
          )}
          <ul>
            {matches.map((match: Match) => (
              <ResultRow key={match.id} match={match} named={title === ''} />
            ))}
          </ul>
        </section>
      ))}
      {(shown.matches?.length ?? 0) > pages * PAGE_SIZE ? (
        <div className="gutter py-2">
          <Button variant="outline" size="sm" block onClick={() => show({ pages: pages + 1 })}>
            {SPORT_COPY.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** In place of results while the member's orders load, or when they fail. */
function Unknown({ error, venueName, onRetry }: { error: Error | null; venueName: string; onRetry: () => void }) {
  const failure = toFailure(error, venueName);
  if (!failure) return <MatchSkeleton rows={2} />;
  return <ListFailure failure={failure} title={SHELF_COPY.betsError} here={route('/game/sport/results')} onRetry={onRetry} />;
}
