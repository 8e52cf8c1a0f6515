import { hash, unitAt } from './chance.ts';

/**
 * Difference of a club's strength in one season from its known strength: standard deviation, in natural logs of goals; other sports
 * choose what a unit is worth so that it changes the odds of a match as much. At 0.35 some matches of great clubs had implausible
 * prices.
 */
export const FORM = 0.25;

/** Random numbers whose sum is close to a normal one. */
const SUMMED = 12;

/** A random number of the standard normal distribution, derived from the text. */
export function normalOf(text: string): number {
  const own = hash(text);
  let sum = -SUMMED / 2;
  for (let index = 0; index < SUMMED; index += 1) sum += unitAt(own, index);
  return sum;
}

/** Strength of a club in a season beyond its known one. Its matches are priced by it; titles have to estimate it. */
export function formOf(seed: string, club: string, season: number): number {
  return FORM * normalOf(`${seed}|form|${club}|${season}`);
}
