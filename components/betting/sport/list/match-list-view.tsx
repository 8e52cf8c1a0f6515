'use client';

import { Fragment, memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { dayName } from '@/lib/domain/betting/sport/clock.rules';
import {
  groupDays,
  groupEntries,
  type Known,
  leagueCount,
  morningName,
  orderPages,
  settleOrder,
} from '@/lib/domain/betting/sport/list/board.rules';
import type { Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import type { ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import { useToday } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { TimeWindow } from '@/lib/domain/betting/sport/list/time-window.rules';
import { useView } from '@/lib/domain/betting/sport/list/view.store';
import type { VenueCode } from '@pavilion/contract/constants';
import { LeagueSection } from './league-section';
import { MatchRow } from './match-row';
import { MatchSkeleton } from './match-skeleton';
import { ProRow } from './pro-row';
import { useTouch } from './use-touching';

/** Days of a list that have a head: none, all, or all but today. */
export type DayHeads = 'none' | 'all' | 'ahead';

const WHOLE: Known = { complete: true, totals: null, daysAhead: false };

/** Matches under their days and leagues, or by time under their days. The order changes only while the list is not touched. */
export function MatchListView({
  venue,
  pages,
  leagues,
  time = null,
  days = 'none',
  known = WHOLE,
  waiting = false,
  kind,
  clear,
}: {
  venue: VenueCode;
  pages: readonly (readonly Entry[])[];
  leagues: readonly string[];
  /** Kick-offs to show; null means all. */
  time?: TimeWindow | null;
  days?: DayHeads;
  /** Basis of the numbers at the leagues. */
  known?: Known;
  /** Pages with which the page was opened are still loading: rows that they can change are placeholders. */
  waiting?: boolean;
  kind: ListKind;
  /** The way to the same list without a filter. */
  clear?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const touch = useTouch(list);
  const sort = useView((view) => view.sort);
  const stars = useView((view) => view.favourites);
  const pinned = useView((view) => view.pinnedLeagues);
  const date = useToday();
  const today = days === 'none' ? null : date;
  const next = useMemo(() => {
    const prefix = `${venue}:`;
    const favourites = stars.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    return orderPages(pages, { sort, leagues, favourites, pinned, time, today });
  }, [pages, sort, leagues, stars, venue, pinned, time, today]);

  const density = useLook((look) => look.density);
  const [shown, setShown] = useState(next);
  const settled = settleOrder(shown, next, touch.active());
  if (settled !== shown) setShown(settled);
  // A new order waits until the list is at rest.
  const settle = useEffectEvent(() => setShown(settleOrder(shown, next, touch.active())));
  useEffect(() => {
    const stop = touch.subscribe(() => settle());
    return stop;
  }, [touch]);
  const groups = useMemo(() => groupDays(settled, today), [settled, today]);
  const Row = density === 'pro' ? ProRow : MatchRow;
  const large = density === 'large';

  return (
    <div ref={list} className={large ? 'large' : undefined}>
      {groups.map(({ day, entries }, index) => {
        const dated = day !== null && (days === 'all' || day !== date);
        return (
          <Fragment key={day}>
            {dated ? <h2 className="gutter day">{days === 'ahead' ? morningName(entries, day, date) : dayName(day, date)}</h2> : null}
            {sort === 'time' ? (
              <TimeGroup venue={venue} ids={idsOf(entries)} kind={kind} large={large} Row={Row} />
            ) : (
              groupEntries(entries).map((group) =>
                waiting && index === groups.length - 1 ? (
                  <MatchSkeleton key={group.key} rows={group.ids.length} density={density} />
                ) : (
                  <LeagueSection
                    key={group.key}
                    venue={venue}
                    leagueId={group.leagueId}
                    league={group.league}
                    // One text instead of an array: equal lists are equal props.
                    ids={group.ids.join(' ')}
                    count={leagueCount(group.leagueId, groups, index, known)}
                    dated={dated}
                    kind={kind}
                    density={density}
                    chosen={leagues.length > 0}
                    Row={Row}
                  />
                ),
              )
            )}
          </Fragment>
        );
      })}
      {groups.length === 0 ? (
        <EmptyState
          title={SPORT_COPY.noMatchInFilter}
          action={
            <LinkButton variant="secondary" size="sm" block href={clear}>
              {SPORT_COPY.clearFilter}
            </LinkButton>
          }
        />
      ) : null}
    </div>
  );
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id).join(' ');

/** Matches of a day by their kick-off; each row names its league. */
const TimeGroup = memo(function TimeGroup({
  venue,
  ids,
  kind,
  large,
  Row,
}: {
  venue: VenueCode;
  ids: string;
  kind: ListKind;
  large: boolean;
  Row: typeof MatchRow;
}) {
  return (
    <ul className="mb-2">
      {ids.split(' ').map((matchId) => (
        <Row key={matchId} venue={venue} matchId={matchId} kind={kind} large={large} named />
      ))}
    </ul>
  );
});

/** The end of the list: a link to one page more, which works without JavaScript too. */
export function MoreMatches({ href, busy }: { href: string; busy: boolean }) {
  return (
    <div className="gutter py-2">
      <LinkButton variant="outline" size="sm" block href={href} aria-busy={busy || undefined}>
        {busy ? SPORT_COPY.moreBusy : SPORT_COPY.more}
      </LinkButton>
    </div>
  );
}
