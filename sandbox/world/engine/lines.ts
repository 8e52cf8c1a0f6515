/**
 * Asian lines from a distribution. A line is in quarter goals; quarter lines split the stake over the two lines beside it.
 */

/** Possible outcomes of a bet on one side of a line: shares of all outcomes, summing to 1. */
export interface Settling {
  win: number;
  halfWin: number;
  push: number;
  halfLoss: number;
  loss: number;
}

/**
 * The settlement of "count plus line is above zero", where `chances[i]` is the chance that the count is `i + lowest`. Home
 * handicap: count = goal difference, line unchanged. Over: count = goals, line negated.
 */
export function settlingOf(chances: Float64Array, lowest: number, line: number): Settling {
  const out: Settling = { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0 };
  for (let i = 0; i < chances.length; i += 1) {
    const p = chances[i]!;
    const margin = (i + lowest) * 4 + line;
    if (margin >= 2) out.win += p;
    else if (margin === 1) out.halfWin += p;
    else if (margin === 0) out.push += p;
    else if (margin === -1) out.halfLoss += p;
    else out.loss += p;
  }
  return out;
}

/**
 * The share of fair money on this side: 1 / fair decimal price, where fair means that the expected gain is zero with pushes
 * returned and halves split. The two sides of a line sum to 1.
 */
export function fairShare({ win, halfWin, halfLoss, loss }: Settling): number {
  const gain = win + halfWin / 2;
  const cost = loss + halfLoss / 2;
  return gain + cost === 0 ? 0.5 : gain / (gain + cost);
}

/** A line with the fair share of its first side (home, over). */
export interface OfferedLine {
  line: number;
  share: number;
  main: boolean;
}

/** Lines further from even money than this are not offered beside the main one. */
const EDGE = 0.14;

/**
 * The lines to sell: the one nearest to even money and up to `around` on each side of it.
 * @param shareAt fair share of the first side at a line, monotone in the line.
 */
export function linesAround(shareAt: (line: number) => number, from: number, to: number, around: number): OfferedLine[] {
  let main = from;
  let best = Number.POSITIVE_INFINITY;
  for (let line = from; line <= to; line += 1) {
    const distance = Math.abs(shareAt(line) - 0.5);
    if (distance < best) [main, best] = [line, distance];
  }
  const out: OfferedLine[] = [];
  for (let line = Math.max(from, main - around); line <= Math.min(to, main + around); line += 1) {
    const share = shareAt(line);
    if (line === main || (share > EDGE && share < 1 - EDGE)) out.push({ line, share, main: line === main });
  }
  return out;
}
