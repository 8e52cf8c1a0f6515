import { useEffect, useRef, useState } from 'react';
import { GAMES } from '../game-catalog';
import type { GameView } from '../game-server';
import { newsOf } from './reveal.rules';

/** The game as its two parts may show it. */
export interface Reveal {
  /** For the stage. */
  stage: GameView;
  /** For balance, list and proofs, which wait until the stage has played the result. */
  page: GameView;
  /** True while a result is being revealed: the stage only adds suspense. */
  revealing: boolean;
  /** True while the stage plays the result. */
  settling: boolean;
}

/** ms for which the stage plays the results that `latest` adds to `shown`. */
function settleMsOf(shown: GameView, latest: GameView): number {
  const { settleMs } = GAMES[latest.game];
  if (!settleMs) return 0;
  const settled = newsOf(shown.rounds, latest.rounds).filter(({ outcome }) => outcome !== null);
  return Math.max(0, ...settled.map(({ outcome }) => settleMs(outcome)));
}

/**
 * Holds a result back: first the stage reveals it, then it plays it, and then the rest of the page shows it. The game sets how long
 * both take. Nothing is delayed if motion is reduced.
 */
export function useReveal(latest: GameView): Reveal {
  const [stage, setStage] = useState(latest);
  const [page, setPage] = useState(latest);
  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  }, [latest]);
  const { revealMs } = GAMES[latest.game];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const revealing = !still && newsOf(stage.rounds, latest.rounds).length > 0;
  const settleMs = still || revealing ? 0 : settleMsOf(page, latest);
  const settling = settleMs > 0;
  // A view without news is shown in the same render.
  if (!revealing && stage !== latest) setStage(latest);
  if (!revealing && !settling && page !== latest) setPage(latest);
  useEffect(() => {
    if (!revealing) return;
    const timer = setTimeout(() => setStage(newest.current), revealMs);
    return () => clearTimeout(timer);
  }, [revealing, revealMs]);
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setPage(newest.current), settleMs);
    return () => clearTimeout(timer);
  }, [settling, settleMs]);
  return { stage: revealing ? stage : latest, page: revealing || settling ? page : latest, revealing, settling };
}
