'use client';

import { useQueries } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import { ListFailure } from '@/components/betting/sport/list/list-failure';
import { matchPath, route } from '@/lib/routes';
import { CALENDAR_COPY, WEEKDAYS } from '@/lib/domain/rewards/calendar/calendar.copy';
import { byDay, nearDay, weekdayOf } from '@/lib/domain/rewards/calendar/followed.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { starsByVenue } from '@/lib/domain/betting/sport/list/starred.rules';
import { useView } from '@/lib/domain/betting/sport/list/view.store';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayText, timeText } from '@/lib/kit/format/site-time';
import { MINUTE } from '@pavilion/number/duration';

/** ms between reads of the matches' state. */
const POLL_MS = MINUTE;

/** The names of teams, by which a fixture is found at several venues, come only when matches of several venues are followed. */
const loadFixtures = async () => (await import('@/lib/domain/betting/sport/list/followed.rules')).followedFixtures;

/** 关注的赛事: matches that this browser follows, by day; a fixture that is starred at several venues appears once. */
export function FollowedMatches({ venues }: { venues: readonly VenueTab[] }) {
  const stars = useView((view) => view.favourites);
  const followed = starsByVenue(stars).filter(({ venue }) => venues.some(({ code }) => code === venue));
  const results = useQueries({
    queries: followed.map(({ venue, matchIds }) => ({ ...byIdOptions(venue, matchIds), refetchInterval: POLL_MS })),
  });
  const nameOf = (code: string) => venues.find((venue) => venue.code === code)?.name ?? code;
  if (followed.length === 0) {
    return (
      <section aria-label={CALENDAR_COPY.matches} className="card overflow-hidden">
        <EmptyState
          title={CALENDAR_COPY.matchesEmpty}
          hint={CALENDAR_COPY.matchesHint}
          action={
            <LinkButton href={route('/game/sport')} variant="outline" size="sm" block>
              {CALENDAR_COPY.toSport}
            </LinkButton>
          }
        />
      </section>
    );
  }
  const matches = results.flatMap(({ data }) => data?.data.matches ?? []);
  const gone = results.reduce((sum, { data }, at) => sum + (data ? followed[at]!.matchIds.length - data.data.matches.length : 0), 0);
  return (
    <>
      {results.some(({ isPending }) => isPending) ? <Skeleton className="card h-40" /> : null}
      {followed.length > 1 ? (
        <Lazy load={loadFixtures} wanted waiting={<Skeleton className="card h-40" />}>
          {(followedFixtures) => <Days fixtures={followedFixtures(matches)} nameOf={nameOf} />}
        </Lazy>
      ) : (
        <Days fixtures={matches.map((match) => [match])} nameOf={nameOf} />
      )}
      {results.map(({ error, data, refetch }, at) => {
        const { venue } = followed[at]!;
        const failure = data ? null : toFailure(error, nameOf(venue));
        return failure ? (
          <section key={venue} aria-label={nameOf(venue)} className="card overflow-hidden">
            <ListFailure failure={failure} here={`${route('/activity/calendar')}?tab=matches`} onRetry={() => void refetch()} />
          </section>
        ) : null;
      })}
      <p className="px-1 text-12 text-text-3">
        {gone > 0 ? `${CALENDAR_COPY.gone(gone)}。` : ''}
        {CALENDAR_COPY.matchesNote}
      </p>
    </>
  );
}

type Fixtures = readonly (readonly Match[])[];

function Days({ fixtures, nameOf }: { fixtures: Fixtures; nameOf: (code: string) => string }) {
  const first = new Map(fixtures.map((fixture) => [fixture[0]!, fixture]));
  return byDay([...first.keys()]).map(({ at, matches }) => (
    <DayOfMatches key={at} at={at} fixtures={matches.map((match) => first.get(match)!)} nameOf={nameOf} />
  ));
}

function DayOfMatches({ at, fixtures, nameOf }: { at: number; fixtures: Fixtures; nameOf: (code: string) => string }) {
  const near = nearDay(at, worldNow());
  const title = `${dayText(at)} ${WEEKDAYS[weekdayOf(at)]![1]}`;
  return (
    <section aria-label={title} className="card overflow-hidden">
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2.5">
        <h2 className="flex items-center gap-2 text-15 font-semibold">
          {title}
          {near ? <Tag tone="brand">{CALENDAR_COPY[near]}</Tag> : null}
        </h2>
        <span className="text-12 text-text-2">{CALENDAR_COPY.dayMatches(fixtures.length)}</span>
      </div>
      <ul>
        {fixtures.map((fixture) => {
          const match = fixture[0]!;
          return (
            <li key={matchKey(match.venue, match.id)} className="border-b border-line last:border-b-0">
              <a href={matchPath(match.venue, match.id)} className="flex min-h-14 items-center gap-3 px-4 py-2 active:bg-cell">
                <span className="w-12 shrink-0 text-15 font-semibold">{timeText(match.startTime)}</span>
                <span className="min-w-0 flex-1">
                  <span className="block text-15 wrap-anywhere">
                    {match.home.name} {CALENDAR_COPY.versus} {match.away.name}
                  </span>
                  <span className="block text-12 text-text-2">
                    {[match.league.name, ...fixture.map(({ venue }) => nameOf(venue))].join(' · ')}
                  </span>
                </span>
                {match.status === 'live' ? <Tag tone="up">{CALENDAR_COPY.live}</Tag> : null}
                <Icon name="chevron-right" size={16} className="shrink-0 text-text-3" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
