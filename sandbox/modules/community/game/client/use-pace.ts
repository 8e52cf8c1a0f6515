import { useEffect, useState } from 'react';

/** Least ms between the beginnings of two rounds. */
export const ROUND_MS = 2_500;

/** True for a while after a round began, so that no game is faster than a player can follow. */
export function usePace(): { paced: boolean; begin: () => void } {
  const [began, setBegan] = useState(0);
  const [paced, setPaced] = useState(false);
  useEffect(() => {
    if (began === 0) return;
    const timer = setTimeout(() => setPaced(false), ROUND_MS);
    return () => clearTimeout(timer);
  }, [began]);
  return {
    paced,
    begin: () => {
      setPaced(true);
      setBegan((count) => count + 1);
    },
  };
}
