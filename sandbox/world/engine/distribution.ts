import type { OfferedLine } from './lines.ts';
import type { Prospect } from './world.model.ts';

/** Chances of the whole numbers from `lowest` on, with queries by line. */
export interface Distribution {
  /** `chances[i]` is the chance of `lowest + i`. */
  lowest: number;
  chances: Float64Array;
  /** Fair share of "the number is above the line", pushes returned. The line is in quarters and even: halves and wholes. */
  over(line: number): number;
  /** The half or whole line (in quarters) nearest to even money, with those up to `around` steps of `step` quarters away; none once the number is certain. */
  lines(around: number, step: number, sense?: 1 | -1): OfferedLine[];
  odd(): number;
}

/** Lines further from even money than this are not offered beside the main one. */
const EDGE = 0.14;
/** A number of this chance counts as certain, which allows for rounding errors of the sum. */
const CERTAIN = 1 - 1e-9;

/** @param chances summing to 1; `chances[i]` is the chance of `lowest + i`. */
export function toDistribution(lowest: number, chances: Float64Array): Distribution {
  // reach[i]: the chance of lowest + i or more.
  const reach = new Float64Array(chances.length + 1);
  for (let i = chances.length - 1; i >= 0; i -= 1) reach[i] = reach[i + 1]! + chances[i]!;
  const from = (number: number) => reach[Math.max(0, Math.min(chances.length, number - lowest))]!;

  const over = (line: number): number => {
    const above = from(Math.floor(line / 4) + 1);
    const level = line % 4 === 0 ? from(line / 4) - above : 0;
    return level < 1 ? above / (1 - level) : 0.5;
  };

  return {
    lowest,
    chances,
    over,
    odd() {
      let odd = 0;
      for (let i = Math.abs(lowest + 1) % 2; i < chances.length; i += 2) odd += chances[i]!;
      return odd;
    },
    lines(around, step, sense = 1) {
      if (chances.some((chance) => chance > CERTAIN)) return [];
      // `over` decreases along the line: the first half or whole line at which it is below one half, or the one before it.
      let low = 2 * lowest;
      let high = 2 * (lowest + chances.length);
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (over(2 * middle) < 0.5) high = middle;
        else low = middle + 1;
      }
      const main = 0.5 - over(2 * low) <= Math.abs(over(2 * low - 2) - 0.5) ? 2 * low : 2 * low - 2;
      const out: OfferedLine[] = [];
      for (let line = main - around * step; line <= main + around * step; line += step) {
        const share = over(line);
        if (line === main || (share > EDGE && share < 1 - EDGE)) out.push({ line: sense * line || 0, share, main: line === main });
      }
      return sense === 1 ? out : out.toReversed();
    },
  };
}

/** A number as scores: above zero it is the home side's, below the other's. */
export function countedProspects({ lowest, chances }: Pick<Distribution, 'lowest' | 'chances'>): Prospect[] {
  return Array.from(chances, (chance, index): Prospect => {
    const count = lowest + index;
    return { score: count >= 0 ? [count, 0] : [0, -count], chance };
  });
}

/** The same for the other side's own number. */
export function countedProspectsOfAway(distribution: Pick<Distribution, 'lowest' | 'chances'>): Prospect[] {
  return countedProspects(distribution).map(({ score: [home], chance }) => ({ score: [0, home], chance }));
}
