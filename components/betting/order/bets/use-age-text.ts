import { useSyncExternalStore } from 'react';
import { ageText } from '@/lib/domain/betting/sport/clock.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms from which prices that are read every 10 s count as old. */
const OLD_MS = 25_000;

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
}

/** `18秒前`, once data of that moment (ms; 0 = none) are old, or at once with `always`; else empty. */
export function useAgeText(at: number, always: boolean): string {
  const read = () => {
    const age = steadyNow() - at;
    return at > 0 && (always || age > OLD_MS) ? ageText(age) : '';
  };
  return useSyncExternalStore(everySecond, read, () => '');
}
