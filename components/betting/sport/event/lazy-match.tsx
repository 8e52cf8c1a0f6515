'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InitialMatch } from '@/lib/domain/betting/sport/list/initial-data.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { hydrateMatch } from './hydrate-match';

/** Passes a match that came after its page to the screen that waits for it. */
export function LazyMatch({ first }: { first: InitialMatch }) {
  const client = useQueryClient();
  useEffect(() => hydrateMatch(client, first, steadyNow()), [client, first]);
  return null;
}
