import { defineCall } from '../call';
import { VENUE_CODES } from '../constants';
import * as z from '../schema';
import { nullableTime, timeText } from '../wire';

const id = z.string(z.minLength(1), z.maxLength(200));

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
  about: 'Prices of one selection from its opening until now: only changes, at most 120, closer together the nearer they are to now.',
  request: z.object({ venue: z.enum(VENUE_CODES), matchId: id, marketId: id, selectionId: id }),
  answer: z.object({
    /** World time of the answer: the last point is still valid then. */
    asOf: timeText,
    kickOff: nullableTime,
    /**
     * Oldest first; empty for a selection that was never sold. The first has the opening price; `price` is decimal (Europe)
     * text, or null while there was none to take. The list is a sample: there may have been others between two points.
     */
    points: z.array(
      z.object({ at: timeText, price: z.nullable(z.string(z.maxLength(12))), state: z.enum(POINT_STATES) }),
      z.maxLength(120),
    ),
    /** The market's best line and its changes, signed for the backed side; empty where the market has no line. */
    lines: z._default(z.array(z.object({ at: timeText, line: z.string(z.maxLength(12)) }), z.maxLength(120)), []),
  }),
});
