/** ms below which two clocks count as one: a `Date` header has whole seconds. */
const SLACK_MS = 1500;

/**
 * How far the platform's clock is ahead of ours, in ms, learned from one answer's `Date` header.
 * `before` and `after` are our clock when the call was sent and answered. Small differences are the header's rounding:
 * they count as none, or as the offset that was known.
 */
export function worldOffsetOf(date: string | null, before: number, after: number, known: number): number {
  const world = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(world)) return known;
  const offset = Math.round(world + 500 - (before + after) / 2);
  if (Math.abs(offset) <= SLACK_MS) return 0;
  return Math.abs(offset - known) <= SLACK_MS ? known : offset;
}
