import { defineCall } from '../call';
import * as z from '../schema';
import { anyText, timeText } from '../wire';

const count = /* @__PURE__ */ z.number(z.int(), z.gte(0));

/** Most results of a team, meetings of two teams, rows of a table, and outcomes of a team in it. */
export const PAST_LIMITS = { form: 6, meetings: 10, rows: 64, outcomes: 5 } as const;
export const OUTCOMES = ['won', 'drawn', 'lost'] as const;

const side = /* @__PURE__ */ z.enum(['home', 'away']);
/** A finished match; `side`: that of the team whose results are listed, for meetings of the home team of the requested match. */
const pastResult = /* @__PURE__ */ z.object({
  kickOff: timeText,
  /** Short name. */
  league: anyText,
  /** Names as the venue writes them. */
  home: z.string(z.minLength(1)),
  away: z.string(z.minLength(1)),
  score: z.pair(count),
  side,
});

/**
 * Results that came before a match: finished matches alone, newest first. Each part is null where the platform does not know it,
 * and empty where nothing has been played.
 */
export const matchPastCall = defineCall({
  name: 'matchPast',
  method: 'POST',
  path: '/feed/api/v1/match/past',
  area: 'feed',
  session: 'none',
  inPlace: true,
  response: z.object({
    form: z._default(
      z.nullable(
        z.object({
          home: z._default(z.array(pastResult, z.maxLength(PAST_LIMITS.form)), []),
          away: z._default(z.array(pastResult, z.maxLength(PAST_LIMITS.form)), []),
        }),
      ),
      null,
    ),
    meetings: z._default(z.nullable(z.array(pastResult, z.maxLength(PAST_LIMITS.meetings))), null),
    /** The table of the match's league or group, of its season, without matches that are not over. */
    standings: z._default(
      z.nullable(
        z.object({
          /** `points`; `wins` if the share of matches won decides. */
          ranking: z.enum(['points', 'wins']),
          rows: z.array(
            z.object({
              rank: count,
              team: z.string(z.minLength(1)),
              /** The side of the requested match that this team plays on; null for all others. */
              side: z._default(z.nullable(side), null),
              played: count,
              won: count,
              drawn: z._default(count, 0),
              lost: count,
              scored: count,
              conceded: count,
              /** Null where places follow from the share of wins. */
              points: z._default(z.nullable(count), null),
              /** Last outcomes, newest first. */
              form: z._default(z.array(z.enum(OUTCOMES), z.maxLength(PAST_LIMITS.outcomes)), []),
            }),
            z.maxLength(PAST_LIMITS.rows),
          ),
        }),
      ),
      null,
    ),
  }),
});
