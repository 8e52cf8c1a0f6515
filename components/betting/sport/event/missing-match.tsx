'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { ListFailure } from '@/components/betting/sport/list/list-failure';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import type { VenueCode } from '@pavilion/contract/constants';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { resultOptions } from '@/lib/domain/betting/sport/results/result.queries';
import { matchPath } from '@/lib/routes';
import { venueName } from '@/lib/venues/registry';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { NoMatch } from './no-match';

/** A match that its venue does not list: the screen shows its result where 赛果 has one, else a notice that there is none. */
export function MissingMatch({ venue, matchId }: { venue: VenueCode; matchId: string }) {
  const client = useQueryClient();
  const { data: result, error, refetch, isFetching } = useQuery(resultOptions(venue, matchId, useSearchParams()));
  useEffect(() => {
    if (result) client.setQueryData(matchOptions(venue, matchId).queryKey, { data: result, at: steadyNow() });
  }, [client, venue, matchId, result]);
  if (result === null) return <NoMatch />;
  const failure = isFetching ? null : toFailure(error, venueName(venue));
  if (!failure) return <MatchSkeleton rows={5} />;
  return <ListFailure failure={failure} title={EVENT_COPY.matchError} here={matchPath(venue, matchId)} onRetry={() => void refetch()} />;
}
