import { hash, unitAt } from './chance.ts';

/**
 * How far a club's strength of one season lies from what it is known for: standard deviation, in natural logs of goals. At 0.35
 * some matches of great clubs had implausible prices.
 */
export const FORM = 0.25;

/** Draws whose sum is close to a normal one. */
const DRAWS = 12;

/** A draw from the standard normal distribution, derived from the text. */
export function normalOf(text: string): number {
  const own = hash(text);
  let sum = -DRAWS / 2;
  for (let index = 0; index < DRAWS; index += 1) sum += unitAt(own, index);
  return sum;
}

/** By how much a club is stronger in a season than it is known to be. Its matches are priced by it; titles have to guess it. */
export function formOf(seed: string, club: string, season: number): number {
  return FORM * normalOf(`${seed}|form|${club}|${season}`);
}
