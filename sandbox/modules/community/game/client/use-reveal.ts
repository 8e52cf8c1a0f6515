import { useEffect, useRef, useState } from 'react';
import type { GameView } from '../game-server';
import { GAMES } from '../game-catalog';
import { hasNews } from './reveal.rules';

/**
 * The game as it may be shown. While a result is being revealed, everything shows the last round: list, balance, result and the
 * text for screen readers. The game sets how long that takes. Nothing is delayed if motion is reduced.
 */
export function useReveal(latest: GameView): { view: GameView; revealing: boolean } {
  const [shown, setShown] = useState(latest);
  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  }, [latest]);
  const { revealMs } = GAMES[latest.game];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const revealing = !still && hasNews(shown.rounds, latest.rounds);
  // A view without news is shown in the same render.
  if (!revealing && shown !== latest) setShown(latest);
  useEffect(() => {
    if (!revealing) return;
    const timer = setTimeout(() => setShown(newest.current), revealMs);
    return () => clearTimeout(timer);
  }, [revealing, revealMs]);
  return { view: revealing ? shown : latest, revealing };
}
