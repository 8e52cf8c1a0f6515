'use client';

import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Segmented } from '@/components/ui/roof/segmented';
import { groupEntries, orderEntries } from '@/lib/domain/betting/sport/list/board.rules';
import { toEntry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { resultDays } from '@/lib/domain/betting/sport/results/result.rules';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import { SPORT_COPY, SPORT_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { countsOptions } from '@/lib/domain/betting/sport/sport.queries';
import {
  isOther,
  SPORTS,
  type SportCounts,
  type SportId,
  type Match,
  type MatchList,
  type Snapshot,
} from '@/lib/domain/betting/match/sport.model';
import { resultsOptions } from '@/lib/domain/betting/sport/results/result.queries';
import { type VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { route } from '@/lib/routes';
import { ListFailure } from '@/components/betting/sport/list/list-failure';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { ResultRow } from './result-row';
import { useResultsAddress } from './results-address';
import { VenueSwitch } from '@/components/betting/sport/venue-switch';

/** The sports of a venue's counts; those in the general form under the venue's own name. */
function sportItems(counts: SportCounts | undefined, chosen: SportId) {
  const ids = [...new Set([...SPORTS, ...(Object.keys(counts ?? {}) as SportId[]), chosen])];
  return ids.map((id) => ({ id, label: isOther(id) ? (counts?.[id]?.name ?? SPORT_COPY.sports) : SPORT_NAMES[id] }));
}

/** 赛果: a venue's results of the last days' matches. `now`: world ms of the page. */
export function ResultsBoard({ venues, now }: { venues: readonly VenueTab[]; now: number }) {
  const days = resultDays(now);
  const { venue, sport, day, pages, show } = useResultsAddress(venues, days.length);
  const counts = useQuery({ ...countsOptions((venue ?? venues[0])?.code ?? OPEN_VENUES[0]!), enabled: venue !== null });
  const items = sportItems(counts.data?.data, sport);
  const { from, to } = days[day]!;
  const results = useQueries({
    queries: venue ? Array.from({ length: pages }, (_, index) => resultsOptions(venue.code, { sport, from, to, page: index + 1 })) : [],
  });
  const read = results.reduce((sum, { data }) => sum + (data?.data.matches.length ?? 0), 0);
  const last = results.at(-1)?.data?.data;
  if (!venue) return <EmptyState title={SPORT_COPY.noVenue} />;
  return (
    <>
      <div className="gutter flex min-h-12 flex-wrap items-center justify-between gap-x-2 border-b border-line bg-surface">
        {venues.length > 1 ? <VenueSwitch venues={venues} venue={venue} onVenue={(next) => show({ venue: next })} /> : null}
        <Segmented label={SPORT_COPY.sports} items={items} value={sport} onChange={(next) => show({ sport: next })} />
      </div>
      <fieldset
        aria-label={SHELF_COPY.resultsDay}
        className="no-scrollbar flex h-13 min-w-0 items-center gap-2 overflow-x-auto border-b border-line bg-surface px-3"
      >
        {days.map(({ name }, index) => (
          <Chip key={name} on={index === day} onClick={() => show({ day: index })}>
            {index === 0 ? SPORT_COPY.today : name}
          </Chip>
        ))}
      </fieldset>
      {results.map((response, index) => (
        // A page is identified by its number.
        // oxlint-disable-next-line react/no-array-index-key
        <ResultPage key={`${venue.code}:${sport}:${day}:${index}`} response={response} first={index === 0} venueName={venue.name} />
      ))}
      {/* A total also counts rows that did not fit: an empty page is the end. */}
      {last && last.matches.length > 0 && read < last.total ? (
        <div className="gutter py-2">
          <Button variant="outline" size="sm" block onClick={() => show({ pages: pages + 1 })}>
            {SPORT_COPY.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** All leagues, sorted by league. */
const PLAIN = { sort: 'league', leagues: [], favourites: [], pinned: [], time: null, today: null } as const;

function ResultPage({ response, first, venueName }: { response: UseQueryResult<Snapshot<MatchList>>; first: boolean; venueName: string }) {
  const { data, error, isPending, refetch } = response;
  const failure = toFailure(error, venueName);
  if (isPending) return <MatchSkeleton rows={5} />;
  if (!data)
    return failure ? (
      <ListFailure failure={failure} title={SHELF_COPY.resultsError} here={route('/game/sport/results')} onRetry={() => void refetch()} />
    ) : null;
  const { matches } = data.data;
  if (matches.length === 0) return first ? <EmptyState title={SHELF_COPY.resultsNone} /> : null;
  const groups = groupEntries(orderEntries(matches.map(toEntry), PLAIN));
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
    </>
  );
}
