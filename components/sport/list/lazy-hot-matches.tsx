'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HotFirst } from '@/lib/domain/sport/list/initial-data.model';
import { seedHot } from './hydrate-hot-matches';

/** Hands the home page's matches, which came after it, to the list that waits for them. */
export function LazyHotMatches({ first }: { first: HotFirst }) {
  const client = useQueryClient();
  useEffect(() => seedHot(client, first), [client, first]);
  return null;
}
