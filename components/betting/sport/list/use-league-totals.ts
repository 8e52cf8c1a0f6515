'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { VenueCode } from '@pavilion/contract/constants';
import { leaguesOptions } from '@/lib/domain/betting/sport/list/league.queries';
import type { ListName, SportId } from '@/lib/domain/betting/match/sport.model';

/**
 * The venue's count of each league in a list whose pages are not all loaded; null until it has responded. Requested again when the list's
 * own number changes.
 */
export function useLeagueTotals(
  venue: VenueCode,
  { sport, timeframe }: { sport: SportId; timeframe: ListName },
  { wanted, total }: { wanted: boolean; total: number },
): ReadonlyMap<string, number> | null {
  const client = useQueryClient();
  const [totals, setTotals] = useState<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    if (!wanted || total === 0) return undefined;
    let gone = false;
    const read = async () => {
      const leagues = await client.fetchQuery(leaguesOptions(venue, { sport, timeframe }));
      if (!gone) setTotals(new Map(leagues.map(({ leagueId, count }) => [leagueId, count])));
    };
    // Without them the leagues show no number.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [client, venue, sport, timeframe, wanted, total]);
  return totals;
}
