'use client';

import { Lazy } from '@/components/ui/lazy/lazy';
import type { VenueCode } from '@pavilion/contract/constants';
import { MatchSkeleton } from './match-skeleton';
import { useSlow } from '@/components/betting/sport/use-slow';

const loadListError = async () => (await import('./list-error-actions')).ListErrorActions;

/** Loads `ListErrorActions` under a list's controls; nothing while the list is well, or was only just requested. */
export function LazyListError({
  error,
  phase,
  here,
  onVenue,
}: {
  error: unknown;
  phase: 'pending' | 'ready' | 'failed';
  here: string;
  /** Called with a venue that offers the missing part, where any will do. */
  onVenue?: (venue: VenueCode) => void;
}) {
  const pending = phase === 'pending';
  const slow = useSlow(phase, pending) < Number.POSITIVE_INFINITY;
  const wanted = pending ? slow : error !== null;
  return (
    <Lazy load={loadListError} wanted={wanted} waiting={phase === 'failed' ? <MatchSkeleton rows={4} /> : null}>
      {(ListErrorActions) => (wanted ? <ListErrorActions error={error} phase={phase} here={here} onVenue={onVenue} /> : null)}
    </Lazy>
  );
}
