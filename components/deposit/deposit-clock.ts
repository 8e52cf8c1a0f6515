'use client';

import { useSecondsLeft } from '@/components/ui/countdown-button';
import { worldNow } from '@/lib/kit/browser/world-time';

/** Whole seconds until a world time; 0 once it has passed. */
export function useWorldSeconds(until: number): number {
  return useSecondsLeft(until, worldNow);
}

/** `14:32` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
