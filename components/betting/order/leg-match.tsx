'use client';

import { MatchClock } from '@/components/betting/sport/match-clock';
import type { VenueCode } from '@pavilion/contract/constants';
import { useMatchSummary, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { matchPath } from '@/lib/routes';
import { needsText } from '@/lib/domain/betting/order/needs.copy';
import { needsOf } from '@/lib/domain/betting/order/needs.rules';
import { LegFixture, type LegMatchProps } from './leg-fixture';

/** Refreshes the matches of open legs: one request per venue. Renders nothing. */
export function OpenMatches({ venue, matchIds }: { venue: VenueCode; matchIds: readonly string[] }) {
  useWatch([byIdOptions(venue, matchIds)], POLL_MS.list);
  return null;
}

/**
 * `利物浦 2-1 阿森纳 下半场 68:12`, with a link to the match, and what the leg needs; the fixture alone until its venue has responded.
 */
export function LegMatch({ venue, matchId, fixture, leg }: LegMatchProps) {
  const match = useMatchSummary(venue, matchId);
  if (!match?.score) return <LegFixture venue={venue} matchId={matchId} fixture={fixture} />;
  const needs = needsOf(leg, match);
  return (
    <>
      <a href={matchPath(venue, matchId)} className="hit-44 flex min-w-0 items-baseline gap-x-1.5 text-13 text-brand max-[18em]:flex-wrap">
        <span className="truncate">{match.home.name}</span>
        <span className="shrink-0 font-semibold">{match.score.join('-')}</span>
        <span className="truncate">{match.away.name}</span>
        <MatchClock venue={venue} matchId={matchId} className="shrink-0 text-text-2" />
      </a>
      {needs ? <p className="text-13 font-semibold text-text-2">{needsText(leg, needs)}</p> : null}
    </>
  );
}
