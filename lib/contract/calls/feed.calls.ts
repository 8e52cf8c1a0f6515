import { defineCall } from '../call';
import * as z from '../schema';
import { anyTime, timeText } from '../wire';

const count = /* @__PURE__ */ z.number(z.int(), z.gte(0));

/**
 * Events of a match with their times, which no venue's wire contains. Oldest first; none later than the platform's now. Kinds are
 * open lists: readers ignore unknown ones.
 */
export const matchTimelineCall = defineCall({
  name: 'matchTimeline',
  method: 'POST',
  path: '/feed/api/v1/match/timeline',
  area: 'feed',
  session: 'none',
  inPlace: true,
  response: z.object({
    /** `upcoming`, `live`, `ended`, `abandoned`, `cancelled`. */
    status: z.string(),
    /** Minutes of ordinary play, 90 or 40; 0 where a sport has no clock. */
    length: z._default(count, 0),
    events: z.array(
      z.object({
        /** `start`, `goal`, `yellow`, `red`, `corner`, `half`; `lead`, `period`; `break`, `set`; `full`, `abandoned`. */
        kind: z.string(),
        /** `home` or `away`; null when the event belongs to neither side. */
        side: z._default(z.nullable(z.string()), null),
        /** Half, quarter (5 = overtime) or set, from 1. */
        period: count,
        /** Minute of play without stoppage; in tennis minutes since the first serve. */
        minute: count,
        /** Minutes of stoppage on top of `minute`. */
        added: z._default(count, 0),
        /** Score after the event: goals or points; games of the set for `break` and `set`, sets at the end of a tennis match. */
        score: z.pair(count),
      }),
    ),
    /** Attack strength 0–9 per minute of football, points per minute of basketball, points per game of tennis. */
    momentum: z._default(z.array(z.object({ period: count, minute: count, added: z._default(count, 0), home: count, away: count })), []),
    /** `possession` (per cent), `attacks`, `shots`, `on-target`, `corners`, `yellow`, `red`; `threes`, `twos`, `frees`, `largest-lead`; `points`, `service-points`, `breaks`, `games`. */
    statistics: z._default(z.array(z.object({ kind: z.string(), home: count, away: count })), []),
    /** Score of each half, quarter or set so far, the running one last. */
    periods: z._default(z.array(z.pair(count)), []),
  }),
});

/** State of a selection at a moment: for sale, suspended with its match (暂停), without a price (封盘), or on a line that was not sold. */
export const POINT_STATES = ['open', 'suspended', 'locked', 'unsold'] as const;

/**
 * Price history of one selection at its venue, from its first sale until now. Ids are those of the site's sport model: the
 * venue's own as text, FB's selection `<market>_<option type>`, IM's match `<sport>-<event>` and its selection's
 * WagerSelectionId up to the first `~`.
 */
export const oddsHistoryCall = defineCall({
  name: 'oddsHistory',
  method: 'POST',
  path: '/feed/api/v1/odds/history',
  area: 'feed',
  session: 'none',
  inPlace: true,
  response: z.object({
    /** World time of the response: the last point is still valid then. */
    asOf: timeText,
    kickOff: anyTime,
    /**
     * Oldest first; empty for a selection that was never sold. The first has the opening price; `price` is decimal (Europe) text,
     * or null while none was offered. The list is a sample: there may have been others between two points.
     */
    points: z.array(
      z.object({ at: timeText, price: z.nullable(z.string(z.maxLength(12))), state: z.enum(POINT_STATES) }),
      z.maxLength(120),
    ),
    /** The market's best line and its changes, signed for the backed side; empty if the market has no line. */
    lines: z._default(z.array(z.object({ at: timeText, line: z.string(z.maxLength(12)) }), z.maxLength(120)), []),
  }),
});
