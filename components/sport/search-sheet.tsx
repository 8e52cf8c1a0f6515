'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Sheet } from '@/components/ui/sheet';
import { SEARCH_COPY } from '@/lib/domain/sport/search.copy';
import { searchOptions } from '@/lib/domain/sport/search.queries';
import { useWatch } from '@/lib/domain/sport/price.feed';
import { byIdOptions, POLL_MS } from '@/lib/domain/sport/sport.queries';
import type { SportId } from '@/lib/domain/sport/sport.model';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { MatchRow } from './match-row';
import { MatchSkeleton } from './match-skeleton';

/** ms after the last key until the venues are asked. */
const REST_MS = 350;

/** Teams and competitions of every open venue, by Chinese name or pinyin; the rows are the list's own. */
export function SearchSheet({ open, onClose, venues, sport }: { open: boolean; onClose: () => void; venues: readonly VenueTab[]; sport: SportId }) {
  const [text, setText] = useState('');
  const words = useRested(text.trim());
  const asked = venues.filter(({ state }) => state === 'open');
  const answers = useQueries({ queries: asked.map(({ code }) => ({ ...searchOptions(code, sport, words), enabled: open && words !== '' })) });
  const found = answers.flatMap(({ data }, at) => (data && data.data.matches.length > 0 ? [{ venue: asked[at]!, matches: data.data.matches }] : []));
  // What was found stays as new as a list.
  useWatch(
    found.map(({ venue, matches }) => byIdOptions(venue.code, matches.map(({ id }) => id))),
    POLL_MS.list,
  );
  const failed = answers.length > 0 && answers.every(({ isError }) => isError);
  const busy = answers.some(({ isFetching }) => isFetching);

  return (
    <Sheet open={open} onClose={onClose} title={SEARCH_COPY.title}>
      <div className="gutter pb-2">
        <input
          type="search"
          aria-label={SEARCH_COPY.label}
          placeholder={SEARCH_COPY.hint}
          autoComplete="off"
          enterKeyHint="search"
          // The member just asked for the field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value.slice(0, 30))}
          className="h-12 w-full rounded-card border border-control bg-surface px-3 text-16 outline-none focus:border-brand focus:ring-1 focus:ring-brand"
        />
      </div>
      <div className="min-h-80" aria-busy={busy}>
        {words === '' ? <EmptyState title={SEARCH_COPY.begin} hint={SEARCH_COPY.beginText} /> : null}
        {words !== '' && busy && found.length === 0 ? <MatchSkeleton rows={3} /> : null}
        {words !== '' && failed ? <ErrorState title={SEARCH_COPY.failed} reason={answers[0]?.error?.message ?? ''} onRetry={() => answers.forEach((answer) => void answer.refetch())} /> : null}
        {words !== '' && !busy && !failed && found.length === 0 ? <EmptyState title={SEARCH_COPY.none(words)} hint={SEARCH_COPY.noneText} /> : null}
        {found.map(({ venue, matches }) => (
          <section key={venue.code} className="mb-2">
            <h3 className="gutter flex h-9 items-center border-y border-line bg-surface-2 text-13 font-semibold">{venue.name}</h3>
            <ul>
              {matches.map((match) => (
                <MatchRow key={match.id} venue={venue.code} matchId={match.id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
