import type { Pair } from './world.model.ts';

/** The sum of scores. */
export function addUp(scores: readonly Pair[]): Pair {
  return scores.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);
}
