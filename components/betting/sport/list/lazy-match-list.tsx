'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InitialSport } from '@/lib/domain/betting/sport/list/initial-data.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { hydrateList } from './hydrate-list';

/** Passes a list that came after its page to the screen that waits for it. */
export function LazyMatchList({ first }: { first: InitialSport }) {
  const client = useQueryClient();
  useEffect(() => hydrateList(client, first, steadyNow()), [client, first]);
  return null;
}
