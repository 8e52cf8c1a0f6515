import * as z from 'zod/mini';
import { PLAY } from './fb.list.rules';

/** Bodies that FB takes. Unknown fields (`languageType`, `isPC`, …) are ignored. venues §1.1 */
const id = z.int().check(z.positive());
export const oddsType = z._default(z.int().check(z.gte(1), z.lte(5)), 1);
export const time = z.int().check(z.nonnegative(), z.lte(8.64e15));
export const page = {
  current: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  size: z._default(z.int().check(z.gte(1), z.lte(50)), 50),
};

export const emptySchema = z.object({});

export const statisticalSchema = z.object({
  sportTypes: z.optional(z.array(z.int()).check(z.maxLength(10))),
  leagueId: z.optional(id),
});

const playType = z.union([
  z.literal(PLAY.live),
  z.literal(PLAY.parlay),
  z.literal(PLAY.today),
  z.literal(PLAY.early),
  z.literal(PLAY.todayAndLive),
  z.literal(PLAY.outright),
]);
const sport = { sportId: z.optional(z.int()), sportIds: z.optional(z.array(z.int()).check(z.maxLength(50))) };
const orderBy = z._default(z.union([z.literal(0), z.literal(1)]), 0);
const ids = z.optional(z.array(id).check(z.maxLength(50)));
const leagues = { leagueId: z.optional(id), leagueIds: ids };

export const listSchema = z
  .object({
    type: z.optional(playType),
    ...sport,
    ...leagues,
    matchIds: ids,
    beginTime: z.optional(time),
    endTime: z.optional(time),
    orderBy,
    oddsType,
    ...page,
  })
  .check(z.refine((body) => body.type ?? body.leagueId ?? body.leagueIds ?? body.matchIds, 'type, league or match is needed'));

export const detailSchema = z.object({ matchId: id, oddsType });

export const leaguesSchema = z.object({ type: playType, ...sport });

export const matchCountSchema = z.object({ ...sport, days: z._default(z.int().check(z.gte(1), z.lte(30)), 7) });

export const searchSchema = z.object({ recommend: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)), oddsType });

const DAY = 86_400_000;
/** Longest span of results in one call. */
const RESULT_DAYS = 8;

export const resultsSchema = z
  .object({ ...sport, ...leagues, beginTime: time, endTime: time, orderBy, ...page })
  .check(z.refine(({ beginTime, endTime }) => beginTime <= endTime && endTime - beginTime <= RESULT_DAYS * DAY, 'at most eight days'));

export type SportRequest = z.infer<z.ZodMiniObject<typeof sport>>;
export type LeagueRequest = z.infer<z.ZodMiniObject<typeof leagues>>;
export type ListRequest = z.infer<typeof listSchema>;
export type LeaguesRequest = z.infer<typeof leaguesSchema>;
export type ResultsRequest = z.infer<typeof resultsSchema>;
