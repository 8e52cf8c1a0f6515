'use client';

import { useEffect, useEffectEvent } from 'react';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms away from the page that are enough to have paid in another app. */
export const AWAY_MS = 5_000;

/** Calls `onReturn` when the member comes back to the page after some time in another app, while `active`. */
export function useReturn(active: boolean, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (!active) return;
    let leftAt: number | null = null;
    const look = () => {
      if (document.visibilityState === 'hidden') leftAt = steadyNow();
      else if (leftAt !== null) {
        if (steadyNow() - leftAt >= AWAY_MS) returned();
        leftAt = null;
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [active]);
}
