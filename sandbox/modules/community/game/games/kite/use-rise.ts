import { useEffect, useState } from 'react';
import { KITE_START } from './kite.rules';

/** ms of a rise that ends at once, and the most that any rise takes. */
const MIN_RISE_MS = 400;
const MAX_RISE_MS = 1_700;

/** ms in which a kite rises to a height: longer for a higher one. */
const riseMs = (height: number) => Math.min(MAX_RISE_MS, MIN_RISE_MS + 300 * Math.log(height / KITE_START));

/**
 * Height of a round's kite at this moment, hundredths. It rises when the round appears, each part of the time by the same factor.
 * A kite from before the page was opened is up already, and so is every kite with reduced motion.
 */
export function useRise(round: string | undefined, height: number): number {
  const [before] = useState(round);
  const [risen, setRisen] = useState({ round: before, share: 1 });
  const isStill = round === before || matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    if (isStill) return;
    const began = performance.now();
    const rise = () => {
      const share = Math.min(1, (performance.now() - began) / riseMs(height));
      setRisen({ round, share });
      if (share < 1) frame = requestAnimationFrame(rise);
    };
    let frame = requestAnimationFrame(rise);
    return () => cancelAnimationFrame(frame);
  }, [round, height, isStill]);
  const share = isStill ? 1 : risen.round === round ? risen.share : 0;
  return share === 1 ? height : Math.floor(KITE_START * (height / KITE_START) ** share);
}
