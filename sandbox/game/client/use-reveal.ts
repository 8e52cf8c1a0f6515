import { useEffect, useState } from 'react';

/** ms for which a round's outcome is on its way to the eye. */
const REVEAL_MS = 700;

/** True while a round that was just played is being shown; never where motion is reduced. */
export function useReveal(shown: string | null): boolean {
  const [seen, setSeen] = useState(shown);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (shown === seen) return;
    const timer = setTimeout(() => setSeen(shown), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [shown, seen]);
  return !still && shown !== seen;
}
