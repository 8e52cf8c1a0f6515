'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MatchFirst } from '@/lib/domain/sport/first.model';
import { seedMatch } from './seed-match';

/** Hands a match that came after its page to the screen that waits for it. */
export function LazyMatch({ first }: { first: MatchFirst }) {
  const client = useQueryClient();
  useEffect(() => seedMatch(client, first), [client, first]);
  return null;
}
