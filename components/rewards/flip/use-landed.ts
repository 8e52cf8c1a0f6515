import { useEffect, useState } from 'react';

/** ms in which a card turns over; `duration-500` of `card.tsx`. */
export const TURN_MS = 500;

/**
 * True once the card of a flip has landed, and from the start for a flip whose result was there before this page. With reduced motion it
 * lands at once. `done`: key of the flip whose result is known.
 */
export function useLanded(done: string | null): boolean {
  const [landed, setLanded] = useState(done);
  const [still] = useState(() => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (done === landed) return;
    const timer = setTimeout(() => setLanded(done), still ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [done, landed, still]);
  return done !== null && (still || done === landed);
}
