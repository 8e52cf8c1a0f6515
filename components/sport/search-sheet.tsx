'use client';

import { useQueries } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Sheet } from '@/components/ui/sheet';
import { Tag } from '@/components/ui/tag';
import { useLook } from '@/lib/domain/preference/preference.store';
import { nearNames } from '@/lib/domain/sport/near.rules';
import { useWatch } from '@/lib/domain/sport/price.feed';
import { useRecent } from '@/lib/domain/sport/recent.store';
import { SEARCH_COPY } from '@/lib/domain/sport/search.copy';
import { listedOptions, namesOf, searchOptions } from '@/lib/domain/sport/search.queries';
import { byIdOptions } from '@/lib/domain/sport/match.queries';
import { POLL_MS } from '@/lib/domain/sport/sport.queries';
import type { Match, SportId } from '@/lib/domain/sport/sport.model';
import { byFixture } from '@/lib/domain/sport/twin.rules';
import type { VenueTab } from '@/lib/domain/sport/venue.rules';
import { matchPath, ROUTES } from '@/lib/routes';
import { MatchRow } from './match-row';
import { MatchSkeleton } from './match-skeleton';
import { venueMark } from './twins';
import { leaveSearch, type SearchPlace } from './search-place';

export { returnToSearch } from './search-place';

/** ms after the last key until the venues are asked. */
const REST_MS = 350;

/** Teams and competitions of every open venue, by Chinese name or pinyin; the rows are the list's own. */
export function SearchSheet({
  open,
  onClose,
  venues,
  sport,
  place,
}: {
  open: boolean;
  onClose: () => void;
  venues: readonly VenueTab[];
  sport: SportId;
  /** Where a search was left that is opened again. */
  place?: SearchPlace;
}) {
  const [text, setText] = useState(place?.words ?? '');
  const words = useRested(text.trim());
  const density = useLook((look) => look.density) === 'large' ? 'large' : undefined;
  const asked = venues.filter(({ state }) => state === 'open');
  const answers = useQueries({
    queries: asked.map(({ code }) => ({ ...searchOptions(code, sport, words), enabled: open && words !== '' })),
  });
  const found = answers.flatMap(({ data }, at) =>
    data && data.data.matches.length > 0 ? [{ venue: asked[at]!, matches: data.data.matches }] : [],
  );
  const fixtures = byFixture(found.flatMap(({ matches }) => matches));
  // What was found stays as new as a list while it is seen.
  useWatch(
    open
      ? found.map(({ venue, matches }) =>
          byIdOptions(
            venue.code,
            matches.map(({ id }) => id),
          ),
        )
      : [],
    POLL_MS.list,
  );
  const failed = answers.length > 0 && answers.every(({ isError }) => isError);
  const busy = answers.some(({ isFetching }) => isFetching);
  const keep = () => {
    if (words !== '' && found.length > 0) useRecent.getState().add(words);
  };
  const results = useRef<HTMLDivElement>(null);
  const scroller = () => results.current?.parentElement;
  useScrolledOnce(results, fixtures.length > 0, place?.top ?? 0);

  return (
    <Sheet
      open={open}
      onClose={() => {
        keep();
        onClose();
      }}
      title={SEARCH_COPY.title}
      tall
      top={<Field text={text} onText={setText} />}
    >
      <div ref={results} aria-busy={busy}>
        {words === '' ? <Begin onWords={setText} /> : null}
        {words !== '' && busy && found.length === 0 ? <MatchSkeleton rows={3} density={density} /> : null}
        {words !== '' && failed ? (
          <ErrorState
            title={SEARCH_COPY.failed}
            reason={answers[0]?.error?.message ?? ''}
            onRetry={() => answers.forEach((answer) => void answer.refetch())}
          />
        ) : null}
        {words !== '' && !busy && !failed && found.length === 0 ? (
          <Nothing words={words} venues={asked} sport={sport} onWords={setText} onLeave={onClose} />
        ) : null}
        {fixtures.map((fixture) => {
          const [shown] = fixture;
          return (
            // Whatever is tapped in here was worth seeking; the links and buttons inside are the controls.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <section
              key={`${shown!.venue} ${shown!.id}`}
              onClickCapture={({ target }) => {
                keep();
                if (target instanceof Element && target.closest('a')) leaveSearch({ words, top: scroller()?.scrollTop ?? 0 });
              }}
            >
              <FixtureHead fixture={fixture} venues={asked} />
              {/* No column names stand over these rows: the cells say their sides. */}
              <ul className={density}>
                <MatchRow venue={shown!.venue} matchId={shown!.id} large />
              </ul>
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}

/** The field, which stays while results scroll. */
function Field({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <div className="gutter relative pb-2">
      <input
        type="search"
        aria-label={SEARCH_COPY.label}
        placeholder={SEARCH_COPY.hint}
        autoComplete="off"
        enterKeyHint="search"
        ref={focusFirst}
        value={text}
        onChange={(event) => onText(event.target.value.slice(0, 30))}
        className="h-12 w-full rounded-card border border-control bg-surface px-3 pr-12 text-16 outline-none focus:border-brand focus:ring-1 focus:ring-brand [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? null : (
        <IconButton label={SEARCH_COPY.empty} className="absolute top-0.5 right-4" onClick={() => onText('')}>
          <Icon name="x" size={18} className="text-text-3" />
        </IconButton>
      )}
    </div>
  );
}

/** Scrolls to where one was, once, when what was found stands again. */
function useScrolledOnce(inside: RefObject<HTMLElement | null>, drawn: boolean, top: number): void {
  const done = useRef(top === 0);
  useEffect(() => {
    if (!drawn || done.current) return;
    done.current = true;
    inside.current?.parentElement?.scrollTo({ top });
  }, [drawn, inside, top]);
}

/** The league of a fixture, and a link to it at each venue that sells it. */
function FixtureHead({ fixture, venues }: { fixture: readonly Match[]; venues: readonly VenueTab[] }) {
  return (
    <div className="gutter flex min-h-11 items-center gap-1 border-y border-line bg-surface-2">
      <h3 className="min-w-0 flex-1 truncate text-13 font-semibold">{fixture[0]!.competition.name}</h3>
      <ul aria-label={SEARCH_COPY.soldAt} className="-mr-1.5 flex">
        {fixture.map(({ venue, id }) => (
          <li key={venue}>
            <a
              href={matchPath(venue, id)}
              aria-label={venues.find(({ code }) => code === venue)?.name}
              className="flex h-11 min-w-9 items-center justify-center"
            >
              <Tag tone="brand">{venueMark(venue)}</Tag>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Before anything is typed: what was sought before, or how to begin. */
function Begin({ onWords }: { onWords: (words: string) => void }) {
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
      <Words words={recent} onWords={onWords} />
      <p className="pt-6 text-13 text-text-3">{SEARCH_COPY.beginText}</p>
    </section>
  );
}

/** No match answers: names that sound nearly the same, out of what the venues list. */
function Nothing({
  words,
  venues,
  sport,
  onWords,
  onLeave,
}: {
  words: string;
  venues: readonly VenueTab[];
  sport: SportId;
  onWords: (words: string) => void;
  onLeave: () => void;
}) {
  const listed = useQueries({ queries: venues.map(({ code }) => listedOptions(code, sport)) });
  const near = nearNames(
    listed.flatMap(({ data }) => data?.data.matches.flatMap(namesOf) ?? []),
    words,
  );
  return (
    <>
      <EmptyState
        title={SEARCH_COPY.none(words)}
        hint={SEARCH_COPY.noneText}
        action={
          <LinkButton variant="outline" href={ROUTES.sport} onClick={onLeave}>
            {SEARCH_COPY.all}
          </LinkButton>
        }
      />
      {near.length > 0 ? (
        <section aria-label={SEARCH_COPY.meant} className="gutter pb-6 text-center">
          <h3 className="pb-3 text-13 text-text-2">{SEARCH_COPY.meant}</h3>
          <Words words={near} onWords={onWords} centred />
        </section>
      ) : null}
    </>
  );
}

function Words({ words, onWords, centred }: { words: readonly string[]; onWords: (words: string) => void; centred?: boolean }) {
  return (
    <div className={`flex flex-wrap gap-x-2 gap-y-3 ${centred ? 'justify-center' : ''}`}>
      {words.map((one) => (
        <Chip key={one} onClick={() => onWords(one)}>
          {one}
        </Chip>
      ))}
    </div>
  );
}

/** The member just asked for the field: the dialog focuses it when it opens, which comes after React's `autoFocus`. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
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
