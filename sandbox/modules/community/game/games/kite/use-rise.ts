import { useEffect, useState } from 'react';
import { useIsNew } from '../../client/use-is-new';
import { riseMs } from './kite-rise.rules';
import { KITE_START } from './kite.rules';

/**
 * Height of a round's kite at this moment, hundredths. It rises when the round appears, each part of the time by the same factor.
 * A kite from before the page was opened is up already, and so is every kite with reduced motion.
 */
export function useRise(round: string | undefined, height: number): number {
  const isNew = useIsNew(round);
  const [risen, setRisen] = useState({ round, share: 1 });
  const isStill = !isNew || matchMedia('(prefers-reduced-motion: reduce)').matches;
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
