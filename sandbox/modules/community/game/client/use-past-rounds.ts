import { useState } from 'react';
import type { GameView } from '../game-server';

type Rounds = GameView['rounds'];

/** The player's past rounds, newest first: those that the view has, and at most `max` of those that it had since the page was opened. */
export function usePastRounds(rounds: Rounds, max: number): Rounds {
  const [past, setPast] = useState(rounds);
  const fresh = rounds.filter(({ id }) => past.every((known) => known.id !== id));
  if (fresh.length === 0) return past;
  const next = [...fresh, ...past].slice(0, max);
  setPast(next);
  return next;
}
