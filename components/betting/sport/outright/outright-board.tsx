'use client';

import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { VenueCode } from '@pavilion/contract/constants';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { useMatchSummary, useSource, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import { outrightsOptions } from '@/lib/domain/betting/sport/outright/outright.queries';
import { SPORT_COPY, TAB_NAMES } from '@/lib/domain/betting/sport/sport.copy';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { LazyListError } from '@/components/betting/sport/list/lazy-list-error';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { DataAge, useStale } from '@/components/betting/sport/match-clock';
import { OddsButton } from '@/components/betting/sport/price/odds-button';
import { goTo, sportHref, useSportAddress } from '@/components/betting/sport/list/sport-address';
import { VenueMaintenance } from '@/components/betting/sport/list/venue-maintenance';
import { VenueSwitch } from '@/components/betting/sport/venue-switch';

/** Contenders shown before the rest is requested. */
const FIRST = 6;

/** 冠军: the leagues of a sport that a venue takes bets on, with their contenders; the address may lead to one of them. */
export function OutrightBoard({ venues, venue, sport }: { venues: readonly VenueTab[]; venue: VenueTab; sport: SportId }) {
  const options = outrightsOptions(venue.code, sport);
  useWatch(venue.state === 'open' ? [options] : [], POLL_MS.detail);
  const source = useSource(options.queryKey);
  const { leagues } = useSportAddress(venues);
  const ledTo = source.entries.find(({ leagueId }) => leagues.includes(leagueId));
  return (
    <>
      {venues.length > 1 ? (
        <div className="gutter flex h-12 items-center border-b border-line bg-surface">
          <VenueSwitch
            venues={venues}
            venue={venue}
            onVenue={(other) => goTo(sportHref({ tab: 'outright', sport, venue: other }, venues))}
          />
        </div>
      ) : null}
      {venue.state === 'maintenance' ? <VenueMaintenance venue={venue} venues={venues} address={{ tab: 'outright', sport }} /> : null}
      {venue.state === 'open' ? (
        <LazyListError error={source.error} phase={source.phase} here={sportHref({ tab: 'outright', sport, venue }, venues)} />
      ) : null}
      {source.phase === 'pending' && venue.state === 'open' ? <MatchSkeleton rows={4} /> : null}
      {source.phase === 'ready' && source.entries.length === 0 ? (
        <EmptyState
          title={SHELF_COPY.noOutrights}
          action={
            <LinkButton variant="secondary" size="sm" block href={sportHref({ tab: 'live', sport, venue }, venues)}>
              {SPORT_COPY.goTo}
              {TAB_NAMES.live}
            </LinkButton>
          }
        />
      ) : null}
      {source.entries.map(({ id }) => (
        <Contest key={id} venue={venue.code} id={id} ledTo={id === ledTo?.id} />
      ))}
    </>
  );
}

function Contest({ venue, id, ledTo }: { venue: VenueCode; id: string; ledTo: boolean }) {
  const match = useMatchSummary(venue, id);
  const stale = useStale(venue, id);
  // A link into this league may be about a contender behind the first ones.
  const [chosen, setAll] = useState<boolean | null>(null);
  const all = chosen ?? ledTo;
  const market = match?.markets[0];
  const hasMarket = market !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!ledTo || !hasMarket) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [ledTo, hasMarket]);
  if (!match || !market) return null;
  const shown = all ? market.selections : market.selections.slice(0, FIRST);
  return (
    <section className="mb-2 border-y border-line bg-surface pb-3">
      <h2
        ref={heading}
        tabIndex={ledTo ? -1 : undefined}
        className="gutter flex min-h-12 flex-col justify-center py-2 text-15 font-semibold outline-none"
      >
        <span>{match.home.name}</span>
        <span className="flex flex-wrap gap-x-2 text-12 font-normal text-text-3">
          {stale ? <DataAge venue={venue} matchId={id} /> : null}
          {SHELF_COPY.closesAt(kickOffText(match.startTime, worldNow()))}
        </span>
      </h2>
      <div className={`gutter grid grid-cols-2 gap-2 ${stale ? 'opacity-62' : ''}`}>
        {shown.map((selection) => (
          <OddsButton key={selection.id} match={match} market={market} selection={selection} form="wide" disabled={stale} />
        ))}
      </div>
      {market.selections.length > FIRST ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 flex h-11 w-full items-center justify-center gap-1 text-13 text-text-2"
        >
          {all ? SHELF_COPY.fewer : SHELF_COPY.allContenders(market.selections.length)}
          <Icon name={all ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
      ) : null}
    </section>
  );
}
