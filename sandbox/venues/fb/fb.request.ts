import { z } from 'zod';
import { PLAY } from './fb.list.rules';

/** Bodies that FB takes. Unknown fields (`languageType`, `isPC`, …) are ignored. venues §1.1 */
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const oddsType = z.number().int().min(1).max(5).default(1);
const time = z.number().int().nonnegative().max(8.64e15);
const page = { current: z.number().int().min(1).max(10_000).default(1), size: z.number().int().min(1).max(50).default(50) };

export const emptySchema = z.object({});

export const statisticalSchema = z.object({
  sportTypes: z.array(z.number().int()).max(10).optional(),
  leagueId: id.optional(),
});

export const listSchema = z
  .object({
    type: z.union([z.literal(PLAY.live), z.literal(PLAY.today), z.literal(PLAY.early), z.literal(PLAY.todayAndLive)]).optional(),
    sportId: z.number().int().optional(),
    sportIds: z.array(z.number().int()).max(50).optional(),
    leagueId: id.optional(),
    leagueIds: z.array(id).max(50).optional(),
    matchIds: z.array(id).max(50).optional(),
    beginTime: time.optional(),
    endTime: time.optional(),
    orderBy: z.union([z.literal(0), z.literal(1)]).default(0),
    oddsType,
    ...page,
  })
  .refine((body) => body.type ?? body.leagueId ?? body.leagueIds ?? body.matchIds, 'type, league or match is needed');

export const detailSchema = z.object({ matchId: id, oddsType });

export const quoteSchema = z.object({
  betMatchMarketList: z
    .array(z.object({ marketId: z.number(), matchId: z.number(), type: z.number().int(), oddsType }))
    .min(1)
    .max(50),
  isSelectSeries: z.boolean().default(false),
  currencyId: z.literal(1).default(1),
});

const betOptionSchema = z.object({
  marketId: z.number(),
  optionType: z.number().int(),
  odds: z.number().positive(),
  oddsFormat: z.number().int().default(1),
});

const singleSchema = z.object({
  unitStake: z.union([z.number(), z.string().max(20)]),
  oddsChange: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  betOptionList: z.array(betOptionSchema).length(1),
  relatedId: z.string().min(1).max(64).optional(),
  thirdRemark: z.string().max(64).optional(),
});

export const placeSchema = z.object({
  singleBetList: z.array(singleSchema).min(1),
  currencyId: z.literal(1).default(1),
});

export const statusSchema = z.object({ orderIds: z.array(z.string().regex(/^\d{1,18}$/)).min(1).max(50) });

export const recordsSchema = z
  .object({
    isSettled: z.boolean(),
    startTime: time.optional(),
    endTime: time.optional(),
    timeType: z.union([z.literal(1), z.literal(2)]).default(1),
    unsettledAllowTimeRange: z.boolean().default(false),
    ...page,
  })
  .refine((body) => !body.isSettled || (body.startTime !== undefined && body.endTime !== undefined), 'settled needs a time range');

export type ListRequest = z.infer<typeof listSchema>;
export type QuoteRequest = z.infer<typeof quoteSchema>;
export type SingleRequest = z.infer<typeof singleSchema>;
export type RecordsRequest = z.infer<typeof recordsSchema>;
