'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { resultsOptions } from '@/lib/domain/betting/sport/results/result.queries';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms until a result that its venue does not report yet is requested again. */
const AGAIN_MS = 10_000;

/** Finds out how a match ended that its venue has taken off, and replaces its last known state with the result. */
export function MatchOutcome({ match: { venue, id, sport, startTime, status } }: { match: Match }) {
  const client = useQueryClient();
  const known = isOver({ status });
  useEffect(() => {
    if (known) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      const options = resultsOptions(venue, { sport, from: startTime, to: startTime + 1, page: 1 });
      const response = await client.query({ ...options, staleTime: 0 }).catch(() => null);
      if (gone) return;
      const found = response?.data.matches.find((one) => one.id === id);
      if (found && isOver(found)) client.setQueryData(matchOptions(venue, id).queryKey, { data: found, at: steadyNow() });
      else timer = setTimeout(look, AGAIN_MS);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, known, venue, id, sport, startTime]);
  return null;
}
