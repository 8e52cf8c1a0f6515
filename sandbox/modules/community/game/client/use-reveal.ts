import { useEffect, useRef, useState } from 'react';
import type { GameView } from '../game-server';
import { hasNews } from './reveal.rules';

/** ms for which a result is revealed. */
export const REVEAL_MS = 700;

/**
 * The game as it may be shown. While a result is being revealed, everything shows the last round: list, balance, result and the
 * text for screen readers. Nothing is delayed if motion is reduced.
 */
export function useReveal(latest: GameView): { view: GameView; revealing: boolean } {
  const [shown, setShown] = useState(latest);
  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  }, [latest]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const revealing = !still && hasNews(shown.rounds, latest.rounds);
  // A view without news is shown in the same render.
  if (!revealing && shown !== latest) setShown(latest);
  useEffect(() => {
    if (!revealing) return;
    const timer = setTimeout(() => setShown(newest.current), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [revealing]);
  return { view: revealing ? shown : latest, revealing };
}
