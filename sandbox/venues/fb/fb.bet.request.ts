import { z } from 'zod';
import { oddsType, page, time } from './fb.request';

/** Bodies of FB's member calls. Unknown fields are ignored. venues §1.1, §1.4 */

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

const money = z.union([z.number(), z.string().max(20)]);
const stakeShape = {
  unitStake: money,
  oddsChange: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  relatedId: z.string().min(1).max(64).optional(),
  thirdRemark: z.string().max(64).optional(),
};

const singleSchema = z.object({ ...stakeShape, betOptionList: z.array(betOptionSchema).length(1) });

export const placeSchema = z.object({
  singleBetList: z.array(singleSchema).min(1),
  currencyId: z.literal(1).default(1),
});

const seriesSchema = z.object({ ...stakeShape, seriesValue: z.number().int().min(0).max(30) });

export const multipleSchema = z.object({
  betMultipleData: z.array(seriesSchema).min(1).max(30),
  betOptionList: z.array(betOptionSchema).min(2).max(50),
  currencyId: z.literal(1).default(1),
});

const orderId = z.string().regex(/^\d{1,18}$/);

export const cashOutBetSchema = z.object({
  orderId,
  cashOutStake: money,
  unitCashOutPayoutStake: z.number().nonnegative(),
  acceptOddsChange: z.boolean().default(false),
  parlay: z.boolean().default(false),
});

export const statusSchema = z.object({ orderIds: z.array(orderId).min(1).max(50) });

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

export type QuoteRequest = z.infer<typeof quoteSchema>;
export type BetOptionRequest = z.infer<typeof betOptionSchema>;
export type SingleRequest = z.infer<typeof singleSchema>;
export type SeriesRequest = z.infer<typeof seriesSchema>;
export type MultipleRequest = z.infer<typeof multipleSchema>;
export type CashOutBetRequest = z.infer<typeof cashOutBetSchema>;
export type RecordsRequest = z.infer<typeof recordsSchema>;
