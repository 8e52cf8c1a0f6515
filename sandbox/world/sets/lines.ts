/** Lines of sets by the most sets of a match, in quarters: whole steps between the halves. */
export const SET_HANDICAPS: Readonly<Record<number, readonly number[]>> = { 3: [-6, 6], 5: [-10, -6, 6, 10] };
export const SET_TOTALS: Readonly<Record<number, readonly number[]>> = { 3: [10], 5: [14, 18] };
/** A line that is as good as decided is not offered. */
const EDGE = 0.02;

/** The lines that are still open, the most even one as the main one. */
export function nearest(lines: readonly number[], shareOf: (line: number) => number) {
  const open = lines.map((line) => ({ line, share: shareOf(line), main: false })).filter(({ share }) => share > EDGE && share < 1 - EDGE);
  const best = open.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5))[0];
  return open.map((one) => ({ ...one, main: one === best }));
}
