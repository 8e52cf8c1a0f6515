'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SportFirst } from '@/lib/domain/sport/list/initial-data.model';
import { seedFirst } from './hydrate-list';

/** Hands a list that came after its page to the screen that waits for it. */
export function LazyMatchList({ first }: { first: SportFirst }) {
  const client = useQueryClient();
  useEffect(() => seedFirst(client, first), [client, first]);
  return null;
}
