'use client';

import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { useRecent } from '@/lib/domain/betting/sport/search/recent.store';
import { SEARCH_COPY } from '@/lib/domain/betting/sport/search/search.copy';
import { endedOptions, searchOptions, titlesOptions } from '@/lib/domain/betting/sport/search/search.queries';
import { foundGamesOptions, foundHelpOptions } from '@/lib/domain/betting/sport/search/site-search.queries';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { byTitle } from '@/lib/domain/betting/sport/search/title.rules';
import { byFixture } from '@/lib/domain/betting/sport/compare/twin.rules';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { firstCharacters } from '@/lib/kit/format/characters';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { Begin, Nothing } from './search-hints';
import { leaveSearch, onReturnToSearch, type SearchPosition } from './search-position';
import { MatchSection, MissedSection, ResultSection, TitleSection } from './search-sections';
import { GameSection, HelpResults } from './site-sections';
import { useSlow } from '@/components/betting/sport/use-slow';

/** ms after the last key until the venues are queried. */
const TYPING_PAUSE_MS = 350;

/**
 * Matches, 冠军 and 赛果 of every open venue, by team or league, Chinese, pinyin or English; then games and help pages. Each kind
 * comes under the one before and waits for it, so that nothing that is shown moves; a slow venue is waited for a few seconds, and its results then come
 * last in their kind.
 */
export function SearchSheet({
  open,
  onClose,
  onReturn,
  venues,
  sport,
  position,
}: {
  open: boolean;
  onClose: () => void;
  /** Somebody has come back to this page, which the closed search was left from. */
  onReturn: (position: SearchPosition) => void;
  venues: readonly VenueTab[];
  sport: SportId;
  /** Position at which a reopened search was left. */
  position?: SearchPosition;
}) {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [allOf, setAllOf] = useState('');
  const [from, setFrom] = useState<SearchPosition>();
  if (position !== from) {
    setFrom(position);
    if (position) {
      setText(position.words);
      setQuery(position.words);
      if (position.all) setAllOf(position.words);
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => (open ? undefined : onReturnToSearch(onReturn)), [open, onReturn]);

  const density = useLook((look) => look.density) === 'large' ? 'large' : undefined;
  const openVenues = venues.filter(({ state }) => state === 'open');
  const enabled = open && query !== '';
  const matches = useQueries({ queries: openVenues.map(({ code }) => ({ ...searchOptions(code, sport, query), enabled })) });
  const titles = useQueries({ queries: openVenues.map(({ code }) => ({ ...titlesOptions(code, sport, query), enabled })) });
  const results = useQueries({ queries: openVenues.map(({ code }) => ({ ...endedOptions(code, sport, query), enabled })) });
  const games = useQuery({ ...foundGamesOptions(query), enabled });
  const help = useQuery({ ...foundHelpOptions(query), enabled });
  const allIn = [matches, titles, results, [games, help]].every((queries) => isIn(queries, false));
  const slowAt = useSlow(query, enabled && !allIn);
  const slow = slowAt < Number.POSITIVE_INFINITY;
  const found = inOrder(
    matches.flatMap(({ data, dataUpdatedAt }, index) =>
      data && data.data.matches.length > 0 ? [{ venue: openVenues[index]!, matches: data.data.matches, dataUpdatedAt }] : [],
    ),
    slowAt,
  );
  // Results are refreshed like a list while they are visible.
  useWatch(
    open
      ? found.map(({ venue, matches: own }) =>
          byIdOptions(
            venue.code,
            own.map(({ id }) => id),
          ),
        )
      : [],
    POLL_MS.list,
  );

  const matchesIn = isIn(matches, slow);
  const titlesIn = matchesIn && isIn(titles, slow);
  const fixtures = byFixture(found.flatMap(({ matches: own }) => own));
  const prizes = matchesIn ? byTitle(inOrder(titles, slowAt).flatMap(({ data }) => data ?? [])) : [];
  const ended = titlesIn ? byFixture(inOrder(results, slowAt).flatMap(({ data }) => data ?? [])) : [];
  const resultsIn = titlesIn && isIn(results, slow);
  const foundGames = resultsIn ? (games.data ?? []) : [];
  const foundHelp = resultsIn && hasCome(games) ? (help.data ?? []) : [];
  const failed = matchesIn && isLost(matches);
  const some = [fixtures, prizes, ended, foundGames, foundHelp].some(({ length }) => length > 0);
  const nothing = allIn && !some && !failed;
  const silent = openVenues.filter((_, index) => [matches, titles, results].some((queries) => !queries[index]!.isFetched));
  const seeking = slow ? SEARCH_COPY.waitingFor(silent.map(({ name }) => name).join('、')) : SEARCH_COPY.seeking;

  const remember = () => {
    if (query !== '' && some) useRecent.getState().add(query);
  };
  const inside = useRef<HTMLDivElement>(null);
  useScrolledOnce(inside, { position, rendered: some, last: allIn });
  const all = allOf === query;
  const leave = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    remember();
    const link = target instanceof Element ? target.closest('a') : null;
    // A link that opens beside this page leaves it as it is.
    if (!link || metaKey || ctrlKey || shiftKey) return;
    leaveSearch({ words: query, top: inside.current?.parentElement?.scrollTop ?? 0, all });
    // The page that it leads to is this one, whose sheets stay.
    if (link.pathname === location.pathname) onClose();
  };

  return (
    <Sheet
      open={open}
      onClose={() => {
        remember();
        onClose();
      }}
      title={SEARCH_COPY.title}
      tall
      top={<Field text={text} onText={setText} />}
    >
      <div ref={inside} aria-busy={enabled && !allIn}>
        {query === '' ? (
          <Begin onQuery={setText} />
        ) : (
          <>
            <output className="sr-only">
              {allIn && some ? SEARCH_COPY.found([fixtures.length, prizes.length, ended.length, foundGames.length, foundHelp.length]) : ''}
            </output>
            {/* A tap in here stores the search; the links and buttons inside are the controls. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div onClickCapture={leave}>
              {failed ? (
                <ErrorState title={SEARCH_COPY.failed} reason={matches[0]?.error} busy={isBusy(matches)} onRetry={() => retry(matches)} />
              ) : null}
              {fixtures.length > 0 ? (
                <MatchSection
                  fixtures={fixtures}
                  venues={openVenues}
                  density={density}
                  all={all}
                  onAll={(wanted) => setAllOf(wanted ? query : '')}
                />
              ) : null}
              {prizes.length > 0 ? <TitleSection titles={prizes} venues={openVenues} query={query} /> : null}
              {matchesIn && isLost(titles) ? (
                <MissedSection title={SEARCH_COPY.titles} busy={isBusy(titles)} onRetry={() => retry(titles)} />
              ) : null}
              {ended.length > 0 ? <ResultSection fixtures={ended} venues={openVenues} /> : null}
              {titlesIn && isLost(results) ? (
                <MissedSection title={SEARCH_COPY.results} busy={isBusy(results)} onRetry={() => retry(results)} />
              ) : null}
              {foundGames.length > 0 ? <GameSection games={foundGames} /> : null}
              {foundHelp.length > 0 ? <HelpResults hits={foundHelp} query={query} /> : null}
            </div>
            {!allIn && !some && !failed ? <MatchSkeleton rows={3} density={density} /> : null}
            {!allIn && (some || slow) ? <p className="gutter py-3 text-center text-13 text-text-3">{seeking}</p> : null}
            {nothing ? <Nothing query={query} venues={openVenues} sport={sport} onQuery={setText} onLeave={onClose} /> : null}
          </>
        )}
      </div>
    </Sheet>
  );
}

type Results = readonly UseQueryResult<unknown>[];

/** True once every venue has responded or failed; `slow`: once any of them has. */
const isIn = (results: Results, slow: boolean) => (slow ? results.some(hasCome) : results.every(hasCome));

const hasCome = ({ isFetched }: Results[number]) => isFetched;

/** Responses in the venues' order, those that came after `slowAt` ms behind the others: rows that are being read do not move. */
function inOrder<T extends { dataUpdatedAt: number }>(results: readonly T[], slowAt: number): readonly T[] {
  return results.toSorted((a, b) => Number(a.dataUpdatedAt > slowAt) - Number(b.dataUpdatedAt > slowAt));
}

/** True if no venue has ever responded; one that is requested again after a failure counts as pending and has no error. */
const isLost = (results: Results) => results.length > 0 && results.every(({ data, isFetched }) => isFetched && data === undefined);

const isBusy = (results: Results) => results.some(({ isFetching }) => isFetching);

function retry(results: Results): void {
  for (const { refetch } of results) void refetch();
}

/** Scrolls to the position of a left search, once as many results are rendered; if there are fewer now, once all are. */
function useScrolledOnce(
  inside: RefObject<HTMLElement | null>,
  { position, rendered, last }: { position: SearchPosition | undefined; rendered: boolean; last: boolean },
): void {
  const done = useRef<SearchPosition>(undefined);
  useEffect(() => {
    const scroller = inside.current?.parentElement;
    if (!position || !rendered || !scroller || done.current === position) return;
    if (!last && scroller.scrollHeight - scroller.clientHeight < position.top) return;
    done.current = position;
    if (position.top > 0) scroller.scrollTo({ top: position.top });
  });
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
        onChange={(event) => onText(firstCharacters(event.target.value, 30))}
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

/** The member has just requested the field: the dialog focuses it when it opens, which comes after React's `autoFocus`. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}
