import { z } from 'zod';
import { PLAY } from './fb.list.rules';

/** Bodies that FB takes. Unknown fields (`languageType`, `isPC`, …) are ignored. venues §1.1 */
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const oddsType = z.number().int().min(1).max(5).default(1);
export const time = z.number().int().nonnegative().max(8.64e15);
export const page = { current: z.number().int().min(1).max(10_000).default(1), size: z.number().int().min(1).max(50).default(50) };

export const emptySchema = z.object({});

export const statisticalSchema = z.object({
  sportTypes: z.array(z.number().int()).max(10).optional(),
  leagueId: id.optional(),
});

const playType = z.union([
  z.literal(PLAY.live),
  z.literal(PLAY.parlay),
  z.literal(PLAY.today),
  z.literal(PLAY.early),
  z.literal(PLAY.todayAndLive),
  z.literal(PLAY.outright),
]);
const sport = { sportId: z.number().int().optional(), sportIds: z.array(z.number().int()).max(50).optional() };
const orderBy = z.union([z.literal(0), z.literal(1)]).default(0);
const leagues = { leagueId: id.optional(), leagueIds: z.array(id).max(50).optional() };

export const listSchema = z
  .object({
    type: playType.optional(),
    ...sport,
    ...leagues,
    matchIds: z.array(id).max(50).optional(),
    beginTime: time.optional(),
    endTime: time.optional(),
    orderBy,
    oddsType,
    ...page,
  })
  .refine((body) => body.type ?? body.leagueId ?? body.leagueIds ?? body.matchIds, 'type, league or match is needed');

export const detailSchema = z.object({ matchId: id, oddsType });

export const leaguesSchema = z.object({ type: playType, ...sport });

export const matchCountSchema = z.object({ ...sport, days: z.number().int().min(1).max(30).default(7) });

export const searchSchema = z.object({ recommend: z.string().trim().min(1).max(64), oddsType });

const DAY = 86_400_000;
/** Longest span of results in one call. */
const RESULT_DAYS = 8;

export const resultsSchema = z
  .object({ ...sport, ...leagues, beginTime: time, endTime: time, orderBy, ...page })
  .refine(({ beginTime, endTime }) => beginTime <= endTime && endTime - beginTime <= RESULT_DAYS * DAY, 'at most eight days');

export type SportRequest = z.infer<z.ZodObject<typeof sport>>;
export type LeagueRequest = z.infer<z.ZodObject<typeof leagues>>;
export type ListRequest = z.infer<typeof listSchema>;
export type LeaguesRequest = z.infer<typeof leaguesSchema>;
export type ResultsRequest = z.infer<typeof resultsSchema>;
