import { z } from 'zod';

/** Bodies of a member's calls; unknown fields are ignored. venues §3.4 */
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const wagerId = z.union([z.string().regex(/^\d{1,18}$/), id.transform(String)]);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const clock = z.string().regex(/^\d\d:\d\d:\d\d$/);

const selectionSchema = z.object({
  RefId: z.number().int().min(0).max(100).default(0),
  SportId: z.number().int(),
  EventId: id,
  MarketlineId: id,
  WagerSelectionId: id,
  BetTypeId: z.number().int(),
  PeriodId: z.number().int().default(1),
  BetTypeSelectionId: z.number().int(),
  OutrightTeamId: z.number().int().default(0),
  OddsType: z.number().int().min(1).max(6),
  Odds: z.number().default(0),
  Handicap: z.number().nullable().default(null),
  Specifiers: z.string().max(100).default(''),
});
export type AskedSelection = z.infer<typeof selectionSchema>;

const wagerType = z.union([z.literal(1), z.literal(2)]);

export const betInfoSchema = z.object({
  WagerType: wagerType,
  ReturnNearestHandicap: z.boolean().default(false),
  WagerSelectionInfos: z.array(selectionSchema).min(1).max(50),
});
export type BetInfoRequest = z.infer<typeof betInfoSchema>;

const sentSchema = selectionSchema.extend({
  HomeScore: z.number().int().default(0),
  AwayScore: z.number().int().default(0),
  Market: z.number().int().optional(),
});
export type SentSelection = z.infer<typeof sentSchema>;

export const placeSchema = z.object({
  WagerType: wagerType,
  IsComboAcceptAnyOdds: z.boolean().default(false),
  WagerSelectionInfos: z.array(sentSchema).min(1).max(50),
  ComboSelections: z
    .array(z.object({ ComboSelection: z.number().int().min(0).max(18), StakeAmount: z.number() }))
    .min(1)
    .max(20),
});
export type PlaceRequest = z.infer<typeof placeSchema>;

export const pendingSchema = z.object({ WagerIds: z.array(wagerId).min(1).max(50) });
export const betListSchema = z.object({ BetConfirmationStatus: z.array(z.number().int().min(1).max(4)).min(1).max(4) });
export const statementSchema = z.object({
  StartDate: date,
  EndDate: date,
  /** 1 by the event's day, 2 by the bet's. */
  DateType: z.union([z.literal(1), z.literal(2)]).default(2),
  StartTime: clock.default('12:00:00'),
  EndTime: clock.default('11:59:59'),
});
export type StatementRequest = z.infer<typeof statementSchema>;
export const tradeSchema = z.object({ WagerIds: z.array(wagerId).min(1).max(50) });
export const buyBackSchema = z.object({
  WagerId: wagerId,
  BuyBackPricing: z.number().positive(),
  PricingId: z.union([z.string().max(40), z.number()]).transform(String),
});
