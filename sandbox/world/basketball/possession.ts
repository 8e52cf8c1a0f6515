/**
 * Basketball as possessions: each side has one in every half minute of play, worth 0 to 3 points. The points that a side still
 * scores are the sum of its possessions to come; this file knows that sum's distribution.
 */
export const SLOT_SECONDS = 30;

/** Chances of 0, 1, 2 and 3 points. */
export type Possession = readonly [number, number, number, number];

const ONE = 0.05;
const THREE = 0.13;

/** @param mean points on average; 0.6 to 1.6. */
export function possessionOf(mean: number): Possession {
  const two = Math.min(0.6, Math.max(0.05, (mean - ONE - 3 * THREE) / 2));
  return [1 - ONE - two - THREE, ONE, two, THREE];
}

/** Points of a random possession. */
export function pickPoints(chances: Possession, roll: number): number {
  let remaining = roll;
  for (let points = 0; points < 3; points += 1) {
    remaining -= chances[points]!;
    if (remaining < 0) return points;
  }
  return 3;
}

/** Chances of whole numbers from `lowest` on. */
export interface PointDistribution {
  lowest: number;
  chances: Float64Array;
}

/** Number of possessions up to which they are counted exactly; above it the normal distribution is used. */
const COUNTED = 12;
const WIDTH = 4.5;

/**
 * Points of `whole` possessions and of one that is still to come with chance `part`.
 */
export function pointsAhead(possession: Possession, whole: number, part: number): PointDistribution {
  const last = part > 0 ? possession.map((chance, points) => part * chance + (points === 0 ? 1 - part : 0)) : null;
  if (whole <= COUNTED) {
    let chances: Float64Array = Float64Array.of(1);
    for (let i = 0; i < whole; i += 1) chances = sumOf(chances, possession);
    return { lowest: 0, chances: last ? sumOf(chances, last) : chances };
  }
  const [mean, variance] = momentsOf(possession);
  const bulk = normal(whole * mean, whole * variance);
  return last ? { lowest: bulk.lowest, chances: sumOf(bulk.chances, last) } : bulk;
}

/** The distribution of the sum of two independent counts that both begin at 0. */
export function sumOf(one: ArrayLike<number>, other: ArrayLike<number>): Float64Array {
  const out = new Float64Array(one.length + other.length - 1);
  for (let i = 0; i < one.length; i += 1) {
    const p = one[i]!;
    for (let j = 0; j < other.length; j += 1) out[i + j]! += p * other[j]!;
  }
  return out;
}

/** Mean and variance of the points of a possession. */
export function momentsOf(possession: Possession): [mean: number, variance: number] {
  const mean = possession[1] + 2 * possession[2] + 3 * possession[3];
  return [mean, possession[1] + 4 * possession[2] + 9 * possession[3] - mean * mean];
}

function normal(mean: number, variance: number): PointDistribution {
  const reach = WIDTH * Math.sqrt(variance);
  const lowest = Math.max(0, Math.floor(mean - reach));
  const chances = new Float64Array(Math.ceil(mean + reach) - lowest + 1);
  let sum = 0;
  for (let i = 0; i < chances.length; i += 1) {
    const off = i + lowest - mean;
    chances[i] = Math.exp((-off * off) / (2 * variance));
    sum += chances[i]!;
  }
  for (let i = 0; i < chances.length; i += 1) chances[i]! /= sum;
  return { lowest, chances };
}
