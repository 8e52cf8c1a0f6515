/** ms of difference that is ignored: a `Date` header has whole seconds. */
const SLACK_MS = 1500;

/**
 * Advance of the platform's clock over ours, in ms, from one response's `Date` header. `before` and `after` are our clock at the request
 * and at the response. Small differences are the header's rounding: then the result is 0, or `known`.
 */
export function worldOffsetOf(date: string | null, before: number, after: number, known: number): number {
  const world = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(world)) return known;
  const offset = Math.round(world + 500 - (before + after) / 2);
  if (Math.abs(offset) <= SLACK_MS) return 0;
  return Math.abs(offset - known) <= SLACK_MS ? known : offset;
}
