import type { ControlEvent, MatchState } from './world.model.ts';

/** A stretch of world time in which no market of the match is sold. */
export interface Stop {
  from: number;
  to: number;
  reason: NonNullable<MatchState['suspended']>;
}

/** The reason in force at a moment, among stops sorted by their beginning. */
export function stopIn(stops: readonly Stop[], at: number): MatchState['suspended'] {
  let reason: MatchState['suspended'] = null;
  for (const stop of stops) {
    if (stop.from > at) break;
    if (at < stop.to && (reason === null || stop.reason === 'control')) reason = stop.reason;
  }
  return reason;
}

/** Stops from every `suspend` to its `resume`. */
export function controlStops(ordered: readonly ControlEvent[]): Stop[] {
  const stops: Stop[] = [];
  let from: number | null = null;
  for (const event of ordered) {
    if (event.type === 'suspend') from ??= event.at;
    if (event.type === 'resume' && from !== null) {
      stops.push({ from, to: event.at, reason: 'control' });
      from = null;
    }
  }
  if (from !== null) stops.push({ from, to: Number.POSITIVE_INFINITY, reason: 'control' });
  return stops;
}

/** The times of a match between which it may be sold, in world ms. */
interface Sold {
  kickOff: number;
  endAt: number;
  stops: readonly Stop[];
}

/** Moments up to `until` at which the sale of a match stops or goes on, and its beginning and end; in no order. */
export function saleChangesOf({ kickOff, endAt, stops }: Sold, until: number): number[] {
  return [kickOff, endAt, ...stops.flatMap(({ from, to }) => [from, to])].filter((at) => at <= until);
}
