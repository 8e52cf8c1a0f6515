'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HotFirst, MatchFirst, SportFirst } from '@/lib/domain/sport/first.model';
import { seedFirst } from './seed-first';
import { seedHot } from './seed-hot';
import { seedMatch } from './seed-match';

/** Hands a list that came after its page to the screen that waits for it. */
export function LateList({ first }: { first: SportFirst }) {
  const client = useQueryClient();
  useEffect(() => seedFirst(client, first), [client, first]);
  return null;
}

/** Hands a match that came after its page to the screen that waits for it. */
export function LateMatch({ first }: { first: MatchFirst }) {
  const client = useQueryClient();
  useEffect(() => seedMatch(client, first), [client, first]);
  return null;
}

/** Hands the home page's matches, which came after it, to the list that waits for them. */
export function LateHot({ first }: { first: HotFirst }) {
  const client = useQueryClient();
  useEffect(() => seedHot(client, first), [client, first]);
  return null;
}
