'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HotFirst } from '@/lib/domain/sport/first.model';
import { useSource, useWatch } from '@/lib/domain/sport/price.feed';
import { hotOptions, POLL_MS } from '@/lib/domain/sport/sport.queries';
import { VENUE_CODES } from '@/lib/contract/constants';
import { MatchRow } from './match-row';
import { seedHot } from './seed-first';

/** The home page's few matches, drawn with the same row as the list; the caller names the columns (`ColumnHeader`). */
export function HotMatches({ first }: { first: HotFirst }) {
  seedHot(useQueryClient(), first);
  const venue = VENUE_CODES[first.list.venue]!;
  const watched = useMemo(() => [hotOptions(venue)], [venue]);
  useWatch(watched, POLL_MS.list);
  const { entries } = useSource(hotOptions(venue).queryKey);
  return (
    <ul>
      {entries.map(({ id }) => (
        <MatchRow key={id} venue={venue} matchId={id} />
      ))}
    </ul>
  );
}
