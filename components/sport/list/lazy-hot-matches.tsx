'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InitialHotMatches } from '@/lib/domain/sport/list/initial-data.model';
import { hydrateHotMatches } from './hydrate-hot-matches';

/** Passes the home page's matches, which came after it, to the list that waits for them. */
export function LazyHotMatches({ first }: { first: InitialHotMatches }) {
  const client = useQueryClient();
  useEffect(() => hydrateHotMatches(client, first), [client, first]);
  return null;
}
