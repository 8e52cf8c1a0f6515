'use client';

import { Late } from '@/components/ui/late';
import { MatchSkeleton } from './match-skeleton';

const loadTrouble = async () => (await import('./list-trouble')).ListTrouble;

/** The place of `ListTrouble` under a list's controls; nothing while the list is well. */
export function LateTrouble({ error, phase, here }: { error: unknown; phase: 'pending' | 'ready' | 'failed'; here: string }) {
  const older = phase === 'ready';
  return (
    <Late load={loadTrouble} wanted={error !== null && phase !== 'pending'} waiting={older ? null : <MatchSkeleton rows={4} />}>
      {(ListTrouble) => (error === null ? null : <ListTrouble error={error} older={older} here={here} />)}
    </Late>
  );
}
