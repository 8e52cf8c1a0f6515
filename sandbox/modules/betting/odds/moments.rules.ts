const SECOND = 1000;
/** Moments of the latest stretch are this far apart, those of every older one twice as far as those of the one before it. */
const FINEST = { before: 60 * SECOND, live: 15 * SECOND };
/** As many of the finest make the latest stretch; every further stretch is as long as all before it together. */
const PER_STRETCH = 12;
/** Max changes of the sale among the moments of one response: with the grids of the longest sale they stay below 120. */
const MAX_SALE_CHANGES = 34;

/** All in world ms. */
export interface Span {
  opensAt: number;
  kickOff: number;
  now: number;
  /** Moments at which the sale stopped or went on. */
  saleChanges: readonly number[];
}

/**
 * The moments at which a history is read, oldest first, never past now: the opening, now, the latest changes of the sale, and a
 * grid that is finer the nearer it comes to now. Grids of all stretches share their points, so that a moment read once is read
 * again in later responses.
 */
export function momentsOf({ opensAt, kickOff, now, saleChanges }: Span): number[] {
  const from = Math.min(opensAt, now);
  const moments = new Set([from, now]);
  const inside = saleChanges.filter((at) => at > from && at < now);
  for (const at of inside.toSorted((a, b) => b - a).slice(0, MAX_SALE_CHANGES)) moments.add(at);
  let step = now < kickOff ? FINEST.before : FINEST.live;
  let upTo = now;
  while (upTo > from) {
    const downTo = Math.max(from, now - step * PER_STRETCH);
    for (let at = Math.floor(upTo / step) * step; at > downTo; at -= step) moments.add(at);
    upTo = downTo;
    step *= 2;
  }
  return [...moments].toSorted((a, b) => a - b);
}
