'use client';

import { useQueries } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { namesOf } from '@/lib/domain/betting/sport/search/name-search.rules';
import { nearNames } from '@/lib/domain/betting/sport/search/suggestion.rules';
import { useRecent } from '@/lib/domain/betting/sport/search/recent.store';
import { SEARCH_COPY } from '@/lib/domain/betting/sport/search/search.copy';
import { listedOptions } from '@/lib/domain/betting/sport/search/search.queries';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { route } from '@/lib/routes';

/** Hints before anything is typed: earlier searches, or how to begin. */
export function Begin({ onQuery }: { onQuery: (query: string) => void }) {
  const recent = useRecent((state) => state.words);
  if (recent.length === 0) return <EmptyState title={SEARCH_COPY.begin} hint={SEARCH_COPY.beginText} />;
  return (
    <section aria-label={SEARCH_COPY.recent} className="gutter">
      <div className="flex h-11 items-center justify-between">
        <h3 className="text-13 text-text-2">{SEARCH_COPY.recent}</h3>
        <IconButton label={SEARCH_COPY.clear} className="-mr-3" onClick={() => useRecent.getState().clear()}>
          <Icon name="x" size={16} className="text-text-3" />
        </IconButton>
      </div>
      <Suggestions queries={recent} onQuery={onQuery} />
      <p className="pt-6 text-13 text-text-3">{SEARCH_COPY.beginText}</p>
    </section>
  );
}

/** No results: shows names that sound nearly the same, out of the venues' lists. */
export function Nothing({
  query,
  venues,
  sport,
  onQuery,
  onLeave,
}: {
  query: string;
  venues: readonly VenueTab[];
  sport: SportId;
  onQuery: (text: string) => void;
  onLeave: () => void;
}) {
  const listed = useQueries({ queries: venues.map(({ code }) => listedOptions(code, sport)) });
  const near = nearNames(
    listed.flatMap(({ data }) => data?.data.matches.flatMap(namesOf) ?? []),
    query,
  );
  return (
    <>
      <EmptyState
        title={SEARCH_COPY.none(query)}
        hint={SEARCH_COPY.noneText}
        action={
          <LinkButton variant="outline" href={route('/game/sport')} onClick={onLeave}>
            {SEARCH_COPY.all}
          </LinkButton>
        }
      />
      {near.length > 0 ? (
        <section aria-label={SEARCH_COPY.meant} className="gutter pb-6 text-center">
          <h3 className="pb-3 text-13 text-text-2">{SEARCH_COPY.meant}</h3>
          <Suggestions queries={near} onQuery={onQuery} centred />
        </section>
      ) : null}
    </>
  );
}

function Suggestions({ queries, onQuery, centred }: { queries: readonly string[]; onQuery: (queries: string) => void; centred?: boolean }) {
  return (
    <div className={`flex flex-wrap gap-x-2 gap-y-3 ${centred ? 'justify-center' : ''}`}>
      {queries.map((one) => (
        <Chip key={one} onClick={() => onQuery(one)}>
          {one}
        </Chip>
      ))}
    </div>
  );
}
