import type { Pair } from './world.model.ts';

/** Goals still to come per side that the grid has cells for; the model renormalises over 0..10. */
export const GRID = 11;

/**
 * Probabilities of the goals still to come: cell `h * GRID + a`. Dixon-Coles over what remains, given the score: because
 * the goals of a final score fall independently, conditioning leaves Poisson counts with the correction taken at the final score.
 */
export function scoreGrid(home: number, away: number, correction: Correction | null): Float64Array {
  const byHome = poissonRow(home);
  const byAway = poissonRow(away);
  const cells = new Float64Array(GRID * GRID);
  let sum = 0;
  for (let h = 0; h < GRID; h += 1) {
    for (let a = 0; a < GRID; a += 1) {
      const tau = correction ? lowScoreFactor(h + correction.score[0], a + correction.score[1], correction) : 1;
      const p = byHome[h]! * byAway[a]! * tau;
      cells[h * GRID + a] = p;
      sum += p;
    }
  }
  for (let i = 0; i < cells.length; i += 1) cells[i]! /= sum;
  return cells;
}

/** The correction for low final scores: the match's full rates and the present score. */
export interface Correction {
  home: number;
  away: number;
  rho: number;
  score: Pair;
}

function lowScoreFactor(x: number, y: number, { home, away, rho }: Correction): number {
  if (x > 1 || y > 1) return 1;
  if (x === 0) return y === 0 ? 1 - home * away * rho : 1 + home * rho;
  return y === 0 ? 1 + away * rho : 1 - rho;
}

function poissonRow(mean: number): Float64Array {
  const row = new Float64Array(GRID);
  row[0] = Math.exp(-mean);
  for (let k = 1; k < GRID; k += 1) row[k] = (row[k - 1]! * mean) / k;
  return row;
}

/** Chance of each difference home − away from −10 to 10: index `difference + GRID - 1`. */
export function differences(grid: Float64Array): Float64Array {
  const out = new Float64Array(2 * GRID - 1);
  for (let h = 0; h < GRID; h += 1) for (let a = 0; a < GRID; a += 1) out[h - a + GRID - 1]! += grid[h * GRID + a]!;
  return out;
}

/** Chance of each sum of goals, 0..20. */
export function sums(grid: Float64Array): Float64Array {
  const out = new Float64Array(2 * GRID - 1);
  for (let h = 0; h < GRID; h += 1) for (let a = 0; a < GRID; a += 1) out[h + a]! += grid[h * GRID + a]!;
  return out;
}

/** Chance of each number of goals of one side, 0..10. */
export function sideCounts(grid: Float64Array, side: 0 | 1): Float64Array {
  const out = new Float64Array(GRID);
  for (let h = 0; h < GRID; h += 1) for (let a = 0; a < GRID; a += 1) out[side === 0 ? h : a]! += grid[h * GRID + a]!;
  return out;
}

/** A random score from the grid. */
export function pickScore(grid: Float64Array, random: () => number): Pair {
  let remaining = random();
  for (let i = 0; i < grid.length; i += 1) {
    remaining -= grid[i]!;
    if (remaining < 0) return [Math.floor(i / GRID), i % GRID];
  }
  return [0, 0];
}
