import * as z from 'zod/mini';
import { PLAY } from './fb.list.rules';
import { DAY } from '../../kernel/clock/calendar';

/** Request bodies of FB. Unknown fields (`languageType`, `isPC`, …) are ignored. venues §1.1 */
const id = z.int().check(z.positive());
const oddsType = z._default(z.int().check(z.gte(1), z.lte(5)), 1);
const time = z.int().check(z.nonnegative(), z.lte(8.64e15));
const page = {
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

/** Bodies of a member's calls. venues §1.4 */
export const quoteSchema = z.object({
  betMatchMarketList: z
    .array(z.object({ marketId: z.number(), matchId: z.number(), type: z.int(), oddsType }))
    .check(z.minLength(1), z.maxLength(50)),
  isSelectSeries: z._default(z.boolean(), false),
  currencyId: z._default(z.literal(1), 1),
});

const betOptionSchema = z.object({
  marketId: z.number(),
  optionType: z.int(),
  odds: z.number().check(z.positive()),
  oddsFormat: z._default(z.int(), 1),
});

const money = z.union([z.number(), z.string().check(z.maxLength(20))]);
const stakeShape = {
  unitStake: money,
  oddsChange: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  relatedId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  thirdRemark: z.optional(z.string().check(z.maxLength(64))),
};

const singleSchema = z.object({ ...stakeShape, betOptionList: z.array(betOptionSchema).check(z.length(1)) });

export const placeSchema = z.object({
  singleBetList: z.array(singleSchema).check(z.minLength(1)),
  currencyId: z._default(z.literal(1), 1),
});

const seriesSchema = z.object({ ...stakeShape, seriesValue: z.int().check(z.gte(0), z.lte(30)) });

export const multipleSchema = z.object({
  betMultipleData: z.array(seriesSchema).check(z.minLength(1), z.maxLength(30)),
  betOptionList: z.array(betOptionSchema).check(z.minLength(2), z.maxLength(50)),
  currencyId: z._default(z.literal(1), 1),
});

const orderId = z.string().check(z.regex(/^\d{1,18}$/));

export const cashOutBetSchema = z.object({
  orderId,
  cashOutStake: money,
  unitCashOutPayoutStake: z.number().check(z.nonnegative()),
  acceptOddsChange: z._default(z.boolean(), false),
  parlay: z._default(z.boolean(), false),
});

export const statusSchema = z.object({ orderIds: z.array(orderId).check(z.minLength(1), z.maxLength(50)) });

export const recordsSchema = z
  .object({
    isSettled: z.boolean(),
    startTime: z.optional(time),
    endTime: z.optional(time),
    timeType: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    unsettledAllowTimeRange: z._default(z.boolean(), false),
    ...page,
  })
  .check(z.refine((body) => !body.isSettled || (body.startTime !== undefined && body.endTime !== undefined), 'settled needs a time range'));

export type QuoteRequest = z.infer<typeof quoteSchema>;
export type BetOptionRequest = z.infer<typeof betOptionSchema>;
export type SingleRequest = z.infer<typeof singleSchema>;
export type SeriesRequest = z.infer<typeof seriesSchema>;
export type MultipleRequest = z.infer<typeof multipleSchema>;
export type CashOutBetRequest = z.infer<typeof cashOutBetSchema>;
export type RecordsRequest = z.infer<typeof recordsSchema>;
