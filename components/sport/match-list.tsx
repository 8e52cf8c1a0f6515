'use client';

import { useMemo, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLook } from '@/lib/domain/preference/preference.store';
import { groupEntries, orderPages, settleOrder } from '@/lib/domain/sport/board.rules';
import type { Entry } from '@/lib/domain/sport/entry.rules';
import type { ListKind } from '@/lib/domain/sport/market.rules';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { TimeWindow } from '@/lib/domain/sport/time-window.rules';
import { useView } from '@/lib/domain/sport/view.store';
import type { VenueCode } from '@/lib/contract/constants';
import { LeagueGroup } from './league-group';
import { MatchRow } from './match-row';
import { ProRow } from './pro-row';
import { useTouching } from './touching';

/** Matches under their leagues. The order changes only while no finger is on it. */
export function MatchList({
  venue,
  pages,
  leagues,
  time = null,
  kind,
  clear,
}: {
  venue: VenueCode;
  pages: readonly (readonly Entry[])[];
  leagues: readonly string[];
  /** Kick-offs to show; null means all. */
  time?: TimeWindow | null;
  kind: ListKind;
  /** The way to the same list without a filter. */
  clear?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const touching = useTouching(list);
  const sort = useView((view) => view.sort);
  const stars = useView((view) => view.favourites);
  const pinned = useView((view) => view.pinnedLeagues);
  const next = useMemo(() => {
    const prefix = `${venue}:`;
    const favourites = stars.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    return orderPages(pages, { sort, leagues, favourites, pinned, time });
  }, [pages, sort, leagues, stars, venue, pinned, time]);

  const density = useLook((look) => look.density);
  const [shown, setShown] = useState(next);
  const settled = settleOrder(shown, next, touching);
  if (settled !== shown) setShown(settled);
  const groups = useMemo(() => groupEntries(settled), [settled]);

  return (
    <div ref={list} className={density === 'large' ? 'large' : undefined}>
      {groups.map((group) => (
        <LeagueGroup
          key={group.key}
          venue={venue}
          leagueId={group.leagueId}
          league={group.league}
          // One text instead of an array: equal lists are equal props.
          ids={group.ids.join(' ')}
          kind={kind}
          large={density === 'large'}
          chosen={leagues.length > 0}
          Row={density === 'pro' ? ProRow : MatchRow}
        />
      ))}
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
