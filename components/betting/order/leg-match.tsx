'use client';

import { MatchClock } from '@/components/betting/sport/match-clock';
import type { VenueCode } from '@pavilion/contract/constants';
import { useMatchSummary, useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { byIdOptions } from '@/lib/domain/betting/sport/match.queries';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import { matchPath } from '@/lib/routes';
import { LegFixture } from './leg-fixture';

/** Refreshes the matches of open legs: one request per venue. Renders nothing. */
export function OpenMatches({ venue, matchIds }: { venue: VenueCode; matchIds: readonly string[] }) {
  useWatch([byIdOptions(venue, matchIds)], POLL_MS.list);
  return null;
}

/** `利物浦 2-1 阿森纳 下半场 68:12`, with a link to the match; the fixture alone until its venue has responded. */
export function LegMatch({ venue, matchId, fixture }: { venue: VenueCode; matchId: string; fixture: string }) {
  const match = useMatchSummary(venue, matchId);
  if (!match?.score) return <LegFixture venue={venue} matchId={matchId} fixture={fixture} />;
  return (
    <a href={matchPath(venue, matchId)} className="hit-44 flex min-w-0 items-baseline gap-1.5 text-13 text-brand">
      <span className="truncate">{match.home.name}</span>
      <span className="shrink-0 font-semibold">{match.score.join('-')}</span>
      <span className="truncate">{match.away.name}</span>
      <MatchClock venue={venue} matchId={matchId} className="shrink-0 text-text-2" />
    </a>
  );
}
