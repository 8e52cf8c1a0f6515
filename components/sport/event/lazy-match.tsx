'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MatchFirst } from '@/lib/domain/sport/list/initial-data.model';
import { seedMatch } from './hydrate-match';

/** Hands a match that came after its page to the screen that waits for it. */
export function LazyMatch({ first }: { first: MatchFirst }) {
  const client = useQueryClient();
  useEffect(() => seedMatch(client, first), [client, first]);
  return null;
}
