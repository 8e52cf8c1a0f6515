import * as z from 'zod/mini';
import { oddsType, page, time } from './fb.request';

/** Bodies of FB's member calls. Unknown fields are ignored. venues §1.1, §1.4 */

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
