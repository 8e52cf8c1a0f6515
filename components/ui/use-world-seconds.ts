'use client';

import { useSecondsLeft } from './countdown-button';
import { worldNow } from '@/lib/kit/browser/world-time';

/** Whole seconds until a world time; 0 once it has passed, or while there is none. */
export function useWorldSeconds(until: number | null): number {
  return useSecondsLeft(until, worldNow);
}
